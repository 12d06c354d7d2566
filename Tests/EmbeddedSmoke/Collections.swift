import PortableUIKit

#if !hasFeature(Embedded)
  import Foundation
#endif

/// A grid of ten thousand cells that is scrolled, with a delegate that has sizes of its own.
#if !hasFeature(Embedded)
  @MainActor
#endif
func checksumOfCollections() -> Checksum {
  let layout = UICollectionViewFlowLayout()
  layout.headerReferenceSize = CGSize(width: 0, height: 30)
  layout.sectionHeadersPinToVisibleBounds = true
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
  let grid = SmokeGrid()
  view.register(SmokeCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = grid
  view.delegate = grid
  for step in 0..<40 {
    view.contentOffset = CGPoint(x: 0, y: CGFloat(step * step * 40))
    view.layoutIfNeeded()
    for cell in view.visibleCells { grid.calls.add(Double(cell.frame.minY)) }
  }
  view.selectItem(at: IndexPath(item: 7, section: 1), animated: false, scrollPosition: .top)
  grid.calls.add(Double(view.contentOffset.y))
  view.performBatchUpdates {
    grid.counts = [4999, 5003]
    view.deleteItems(at: [IndexPath(item: 3, section: 0)])
    view.insertItems(at: (0..<3).map { IndexPath(item: 4 + $0, section: 1) })
    view.reconfigureItems(at: [IndexPath(item: 7, section: 1)])
  } completion: {
    grid.calls.add($0 ? "finished" : "interrupted")
  }
  for cell in view.visibleCells { grid.calls.add(Double(cell.frame.minY)) }
  let diffed = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
    view, path, item in
    grid.calls.add(Double(item))
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  diffed.supplementaryViewProvider = { view, kind, path in
    grid.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
  }
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections([0])
  snapshot.appendItems(Array(0..<100))
  diffed.apply(snapshot)
  snapshot.moveItem(99, beforeItem: 3)
  diffed.apply(snapshot)
  view.layoutIfNeeded()
  for cell in view.visibleCells { grid.calls.add(Double(cell.frame.minY)) }
  // The view does not keep it.
  grid.calls.add(Double(diffed.numberOfSections(in: view)))
  for path in view.indexPathsForSelectedItems ?? [] { grid.calls.add(Double(path.item)) }
  return grid.calls
}

private final class SmokeCell: UICollectionViewCell {
  var reuses = 0

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

#if !hasFeature(Embedded)
  @MainActor
#endif
private final class SmokeGrid: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var calls = Checksum()
  var counts = [5000, 5000]
  private let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, kind, _ in _ = kind }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.add(Double(indexPath.item))
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: CGFloat(40 + indexPath.item % 7), height: CGFloat(30 + indexPath.item % 5))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.add("did scroll") }
}

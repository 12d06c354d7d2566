import PortableUIKit

/// A grid of equal items.
@MainActor
final class CountedGrid: CountedList, UICollectionViewDataSource, UICollectionViewDelegate {
  private let grid: UICollectionView
  private let itemCount: Int
  private(set) var changeCount = 0

  init(itemCount: Int) {
    self.itemCount = itemCount
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = self
    grid.delegate = self
  }

  var view: UIScrollView { grid }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCount
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = UIColor(
      red: CGFloat(indexPath.item % 7) / 7, green: 0.4, blue: 0.6, alpha: 1)
    return cell
  }

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    changeCount += 1
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    changeCount += 1
  }
}

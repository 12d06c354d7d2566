import PortableUIKit

/// A collection of numbered items that writes down what it is asked and told.
@MainActor
final class Shelf: UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var lines: [String] = []
  /// Calls that are not written down.
  var ignored: Set<String> = ["didScroll"]
  var mayHighlight = true
  var maySelect = true
  let view: UICollectionView
  /// Two pixels to a point.
  let window: UIWindow
  private(set) lazy var loop = FrameLoop(window: window)
  let cells = UICollectionView.CellRegistration<ShelfCell, String> { cell, _, text in
    cell.text = text
  }

  init(
    _ counts: [Int], size: CGSize = CGSize(width: 375, height: 667),
    layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) {
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(ShelfCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        ShelfLabel.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "label")
    }
    window = UIWindow(frame: view.frame)
    // Of its own: tests take turns on the main actor.
    window.screen = UIScreen()
    window.screen.scale = 2
    window.addSubview(view)
    view.dataSource = self
    view.delegate = self
  }

  /// What was called since the last time, with numbers of section and item.
  func takeLog() -> [String] {
    defer { lines = [] }
    return lines
  }

  func note(_ name: String, _ path: IndexPath? = nil) {
    guard !ignored.contains(name) else { return }
    lines.append(
      path.map { "\(name) \($0.map(String.init).joined(separator: "."))" } ?? name)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    note("numberOfSections")
    return counts.count
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    note("numberOfItems \(section)")
    return counts[section]
  }

  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    note("cellForItem", indexPath)
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ShelfCell)?.text = "\(indexPath.section).\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    note(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer", path)
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "label", for: path)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    note("shouldHighlight", path)
    return mayHighlight
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    note("didHighlight", path)
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    note("didUnhighlight", path)
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    note("shouldSelect", path)
    return maySelect
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    note("shouldDeselect", path)
    return maySelect
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    note("didSelect", path)
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    note("didDeselect", path)
  }
  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    note("willDisplay", path)
  }
  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    note("didEndDisplaying", path)
  }
  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView label: UICollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) {
    note("willDisplaySupplementary", path)
  }
  func collectionView(
    _ view: UICollectionView, didEndDisplayingSupplementaryView label: UICollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) {
    note("didEndDisplayingSupplementary", path)
  }
}

final class ShelfCell: UICollectionViewCell {
  var text = ""
  private(set) var reuses = 0
  private(set) var applied: [UICollectionViewLayoutAttributes] = []
  let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes)
  }
}

final class ShelfLabel: UICollectionReusableView {}

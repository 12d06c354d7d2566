import PortableUIKit

/// A collection whose cells know how high they are.
@MainActor
final class Pile: UICollectionViewDataSource, UICollectionViewDelegate {
  var heights: [CGFloat]
  var lines: [String] = []
  var notesScrolls = false
  let view: UICollectionView
  let window: UIWindow
  private(set) lazy var loop = FrameLoop(window: window)

  init(_ heights: [CGFloat], height: CGFloat = 600, layout: UICollectionViewLayout) {
    self.heights = heights
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
    view.register(PileCell.self, forCellWithReuseIdentifier: "cell")
    window = UIWindow(frame: view.frame)
    // Of its own: tests take turns on the main actor.
    window.screen = UIScreen()
    window.screen.scale = 2
    window.addSubview(view)
    view.dataSource = self
    view.delegate = self
  }

  /// One item in each line, taken for `estimate` points high.
  static func flow(_ estimate: CGFloat = 44) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: estimate)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  static func compositional(
    _ estimate: CGFloat = 44, columns: Int = 1
  ) -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .estimated(estimate)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate)),
      subitems: Array(repeating: item, count: columns))
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  func takeLog() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// What is seen, by its number.
  var cells: [Int: UICollectionViewCell] {
    var cells: [Int: UICollectionViewCell] = [:]
    for path in view.indexPathsForVisibleItems { cells[path.item] = view.cellForItem(at: path) }
    return cells
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// From the top of what is seen, points.
  func top(_ item: Int) -> CGFloat? {
    view.cellForItem(at: path(item)).map { $0.frame.minY - view.contentOffset.y }
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    heights.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    lines.append("cell \(indexPath.item)")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? PileCell else { return cell }
    cell.height = heights[indexPath.item]
    cell.onMeasure = { [weak self] in self?.lines.append("measure \(indexPath.item)") }
    return cell
  }

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    lines.append("show \(path.item)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if notesScrolls { lines.append("didScroll") }
  }
}

final class PileCell: UICollectionViewCell {
  /// Points.
  var height: CGFloat = 0
  var onMeasure: (() -> Void)?

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    onMeasure?()
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

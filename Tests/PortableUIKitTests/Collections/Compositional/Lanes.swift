import PortableUIKit
import ScrollBed

/// A collection whose second section scrolls sideways: ten groups of 300 points, 10 apart, in a view 375 wide.
@MainActor
struct Lanes {
  let shelf: Shelf
  let bed: Bed
  let layout: UICollectionViewCompositionalLayout

  init(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 300,
    rightToLeft: Bool = false, prepare: (NSCollectionLayoutSection) -> Void = { _ in }
  ) {
    let lane = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .points(width, 200), subitems: [NSCollectionLayoutItem(layoutSize: .whole)]))
    lane.interGroupSpacing = 10
    lane.orthogonalScrollingBehavior = behavior
    prepare(lane)
    let rows = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        subitems: [NSCollectionLayoutItem(layoutSize: .whole)]))
    layout = UICollectionViewCompositionalLayout { section, _ in section == 1 ? lane : rows }
    shelf = Shelf([1, 10, 30], layout: layout)
    if rightToLeft { shelf.view.semanticContentAttribute = .forceRightToLeft }
    bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: shelf.view)
    bed.frame()
  }

  /// What scrolls sideways.
  var lane: UIScrollView {
    shelf.view.subviews.compactMap { $0 as? UIScrollView }.first ?? UIScrollView()
  }

  var way: Double { Double(lane.contentOffset.x) }

  /// Flicks sideways by so many points, on the lane.
  func flick(_ points: Double, _ duration: Double = 0.1) {
    bed.swipe(from: (180 - points / 2, 150), to: (180 + points / 2, 150), duration)
    bed.settle()
  }

  /// Drags by so many points and lets go at rest.
  func push(_ points: Double) {
    let start = 180 - points / 2
    bed.touch(1, .down, start, 150)
    for step in 1...10 {
      bed.wait(0.02)
      bed.touch(1, .move, start + points * Double(step) / 10, 150)
    }
    bed.wait(0.2)
    bed.touch(1, .up, start + points, 150)
    bed.settle()
  }

  func item(_ item: Int, _ section: Int = 1) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Where an item is seen, from the view's left edge.
  func left(_ item: Int) -> Double? {
    shelf.view.layoutAttributesForItem(at: self.item(item)).map { Double($0.frame.minX) }
  }
}

extension NSCollectionLayoutSize {
  static func points(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  static var whole: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }
}

import PortableUIKit
import ScrollBed

/// A collection of 30 sections, of which each third scrolls sideways: ten groups of 300 points, 10 apart, in a view 375
/// wide. Nothing is laid out before there are fingers.
@MainActor
final class LongLanes {
  let shelf: Shelf
  private(set) lazy var bed = Bed(
    bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: shelf.view)

  init(rightToLeft: Bool = false) {
    let lane = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .points(300, 200), subitems: [NSCollectionLayoutItem(layoutSize: .whole)]))
    lane.interGroupSpacing = 10
    lane.orthogonalScrollingBehavior = .groupPagingCentered
    let rows = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
        subitems: [NSCollectionLayoutItem(layoutSize: .whole)]))
    let layout = UICollectionViewCompositionalLayout { section, _ in section % 3 == 0 ? lane : rows
    }
    shelf = Shelf((0..<30).map { $0 % 3 == 0 ? 10 : 2 }, layout: layout)
    if rightToLeft { shelf.view.semanticContentAttribute = .forceRightToLeft }
  }

  var lanes: [UIScrollView] { shelf.view.subviews.compactMap { $0 as? UIScrollView } }

  /// Of the cells that can be seen.
  var texts: Set<String> {
    Set(shelf.view.visibleCells.compactMap { ($0 as? ShelfCell)?.text })
  }

  /// Where an item is seen, from the view's left edge.
  func left(_ item: Int, _ section: Int) -> Double? {
    shelf.view.layoutAttributesForItem(at: IndexPath(item: item, section: section)).map {
      Double($0.frame.minX)
    }
  }

  /// Where a section begins, from the view's top edge.
  func top(_ section: Int) -> Double? {
    shelf.view.layoutAttributesForItem(at: IndexPath(item: 0, section: section)).map {
      Double($0.frame.minY - shelf.view.contentOffset.y)
    }
  }

  func scroll(to item: Int, _ section: Int, animated: Bool) {
    shelf.view.scrollToItem(
      at: IndexPath(item: item, section: section), at: [.centeredHorizontally, .top],
      animated: animated)
  }

  /// Flicks sideways where a section is seen.
  func flick(_ points: Double, section: Int) {
    guard let y = top(section).map({ $0 + 100 }) else { return }
    bed.swipe(from: (180 - points / 2, y), to: (180 + points / 2, y), 0.1)
    bed.settle()
  }
}

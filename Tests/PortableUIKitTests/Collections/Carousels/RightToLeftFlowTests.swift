import PortableUIKit
import Testing

/// Flow layouts where the language begins on the right.
@MainActor struct RightToLeftFlowTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func hundreds() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    return layout
  }

  /// Golden C19.
  @Test func theLanguageMirrorsIt() {
    let layout = hundreds()
    let shelf = Shelf([7], layout: layout)
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.view.layoutIfNeeded()
    let lefts = (0..<7).map { shelf.view.cellForItem(at: path($0))?.frame.minX }
    #expect(lefts == [275, 137.5, 0, 275, 137.5, 0, 275])
    // What a subclass is told is where they are seen.
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(layout.layoutAttributesForItem(at: path(0))?.frame.minX == 275)
    let corner = CGRect(x: 300, y: 0, width: 10, height: 10)
    #expect(layout.layoutAttributesForElements(in: corner)?.map(\.indexPath) == [path(0)])
    #expect(shelf.view.layoutAttributesForItem(at: path(0))?.frame.minX == 275)
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 280, y: 5)) == path(0))
  }

  /// One that asks the view to mirror it is told nothing of it.
  @Test func theViewMirrorsASubclassThatWantsIt() {
    let layout = FlippedFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let shelf = Shelf([7], layout: layout)
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.view.layoutIfNeeded()
    let lefts = (0..<7).map { shelf.view.cellForItem(at: path($0))?.frame.minX }
    #expect(lefts == [275, 137.5, 0, 275, 137.5, 0, 275])
    #expect(layout.layoutAttributesForItem(at: path(0))?.frame.minX == 0)
  }

  /// As carousels do: the distance to the middle of what is seen.
  @Test(arguments: [false, true]) func whatIsMeasuredFromTheOffsetIsRight(isMirrored: Bool) {
    let layout = DistanceFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let shelf = Shelf([50], size: CGSize(width: 300, height: 50), layout: layout)
    if isMirrored { shelf.view.semanticContentAttribute = .forceRightToLeft }
    shelf.view.layoutIfNeeded()
    for first in [0, 7, 47] {
      shelf.view.contentOffset.x = CGFloat(isMirrored ? 4700 - 100 * first : 100 * first)
      shelf.view.layoutIfNeeded()
      let seen = (0..<3).map { shelf.view.cellForItem(at: path(first + $0))?.alpha ?? -1 }
      #expect(seen == [0.5, 1, 0.5])
    }
  }

  @Test(arguments: [false, true]) func pinnedHeadersBesideARowFollowTheOffset(isFlipped: Bool)
    throws
  {
    let layout = isFlipped ? FlippedFlowLayout() : UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 460, height: 50)
    layout.headerReferenceSize = CGSize(width: 40, height: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    let shelf = Shelf([1, 1, 1], size: CGSize(width: 300, height: 50), layout: layout)
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.view.layoutIfNeeded()
    let header = UICollectionView.elementKindSectionHeader
    for (way, expected) in [(0.0, 0.0), (200, 200), (480, 460)] {
      shelf.view.contentOffset.x = CGFloat(1200 - way)
      shelf.view.layoutIfNeeded()
      let view = try #require(shelf.view.supplementaryView(forElementKind: header, at: path(0)))
      #expect(Double(view.frame.maxX) == 1500 - expected)
    }
  }

  /// Two items a column upright, one lying: the content shortens by more than what was to its left.
  @Test(arguments: [false, true]) func aShorterContentIsStillSeen(isFlipped: Bool) {
    let layout = isFlipped ? FlippedFlowLayout() : UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 240, height: 300)
    layout.minimumLineSpacing = 20
    let shelf = Shelf([10], size: CGSize(width: 390, height: 844), layout: layout)
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.contentOffset.x == 890)
    shelf.view.contentOffset.x = 445
    shelf.view.frame.size = CGSize(width: 844, height: 390)
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.contentSize.width == 2580)
    #expect(shelf.view.contentOffset.x == 1736)
    shelf.view.frame.size = CGSize(width: 390, height: 844)
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.contentSize.width == 1280)
    #expect(shelf.view.contentOffset.x == 436)
    #expect(!shelf.view.indexPathsForVisibleItems.isEmpty)
  }

  @Test func aMirroredRowBeginsOnTheRight() {
    let layout = hundreds()
    layout.scrollDirection = .horizontal
    let shelf = Shelf([50], size: CGSize(width: 375, height: 50), layout: layout)
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.contentSize.width == 5490)
    #expect(shelf.view.contentOffset.x == 5115)
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.indexPathsForVisibleItems.sorted() == (0..<4).map { path($0) })
  }
}

private final class FlippedFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// The further from the middle of what is seen, the paler: an item's width away by half.
private final class DistanceFlowLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let middle = collectionView.map { $0.contentOffset.x + $0.bounds.width / 2 } ?? 0
    return super.layoutAttributesForElements(in: rect)?.map { attributes in
      attributes.alpha = max(0, 1 - abs(attributes.center.x - middle) / itemSize.width / 2)
      return attributes
    }
  }
}

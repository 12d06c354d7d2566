import PortableUIKit
import Testing

/// A flow layout in a collection view: what it asks, and what it answers.
@MainActor
struct FlowLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func hundreds() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    return layout
  }

  @Test func itsPropertiesHaveTheDefaultsOfUIKit() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
  }

  /// Golden C2: nothing is set, nobody is asked.
  @Test func aLayoutAsItComes() {
    let layout = UICollectionViewFlowLayout()
    let shelf = Shelf([12], size: CGSize(width: 320, height: 480), layout: layout)
    shelf.view.layoutIfNeeded()
    let lefts: [CGFloat] = [0, 67.5, 135, 202.5, 270]
    for item in 0..<12 {
      let top = CGFloat(item / 5 * 60)
      let frame = CGRect(x: lefts[item % 5], y: top, width: 50, height: 50)
      #expect(shelf.view.cellForItem(at: path(item))?.frame == frame)
    }
    #expect(shelf.view.contentSize == CGSize(width: 320, height: 170))
  }

  @Test func insetsAreCountedFromWhereTheLayoutSays() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 7, left: 5, bottom: 0, right: 4)
    let shelf = Shelf([4], size: CGSize(width: 320, height: 480), layout: layout)
    shelf.view.layoutMargins = UIEdgeInsets(top: 11, left: 30, bottom: 0, right: 80)
    func frame(_ item: Int) -> CGRect? {
      shelf.view.layoutIfNeeded()
      return shelf.view.cellForItem(at: path(item))?.frame
    }
    #expect(layout.sectionInsetReference == .fromContentInset)
    #expect(frame(0) == CGRect(x: 5, y: 7, width: 60, height: 50))
    #expect(frame(3)?.minY == 7)
    layout.sectionInsetReference = .fromLayoutMargins
    // Only at the sides, where 201 points are left.
    #expect(frame(0) == CGRect(x: 35, y: 7, width: 60, height: 50))
    #expect(frame(2)?.maxX == 236 && frame(3)?.minY == 67)
    // What the content inset keeps free is kept already.
    shelf.view.contentInset.left = 20
    #expect(frame(0)?.minX == 15)
    layout.sectionInsetReference = .fromSafeArea
    #expect(frame(0)?.minX == 5)
  }

  /// Only the length of a header counts, and insets move items alone. Golden C7, C8.
  @Test func headersAndFootersAreAsWideAsTheView() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 10, height: 10)
    layout.headerReferenceSize = CGSize(width: 10, height: 25)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 0, right: 0)
    let shelf = Shelf([3], size: CGSize(width: 320, height: 100), layout: layout)
    func bar(_ kind: String) -> UICollectionReusableView? {
      shelf.view.layoutIfNeeded()
      return shelf.view.supplementaryView(forElementKind: kind, at: path(0))
    }
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    #expect(bar(header)?.frame == CGRect(x: 0, y: 0, width: 320, height: 25))
    #expect(bar(footer) == nil)
    #expect(
      shelf.view.cellForItem(at: path(0))?.frame == CGRect(x: 5, y: 30, width: 10, height: 10))
    layout.headerReferenceSize = .zero
    layout.footerReferenceSize = CGSize(width: 10, height: 25)
    layout.sectionInset.bottom = 25
    #expect(bar(footer)?.frame == CGRect(x: 0, y: 40, width: 320, height: 25))
    #expect(bar(header) == nil && shelf.view.contentSize.height == 65)
  }

  @Test func framesAreThoseOfTheSolver() {
    let layout = hundreds()
    let shelf = Shelf([7], layout: layout)
    layout.prepare()
    #expect(
      layout.layoutAttributesForItem(at: path(4))?.frame
        == CGRect(x: 137.5, y: 60, width: 100, height: 50))
    #expect(layout.collectionViewContentSize == CGSize(width: 375, height: 170))
    #expect(layout.layoutAttributesForItem(at: path(7)) == nil)
    #expect(shelf.view.layoutAttributesForItem(at: path(6))?.frame.minY == 120)
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 140, y: 65)) == path(4))
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 120, y: 65)) == nil)
  }

  @Test func withoutAViewThereIsNothing() {
    let layout = UICollectionViewFlowLayout()
    layout.prepare()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == [])
  }

  @Test func insetsOfTheViewTakeRoomAcross() {
    let shelf = Shelf([7], layout: hundreds())
    shelf.view.layoutIfNeeded()
    shelf.view.contentInset = UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 15)
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.contentSize.width == 350)
    #expect(shelf.view.cellForItem(at: path(2))?.frame.minX == 250)
  }

  @Test func anotherWidthBreaksLinesAnewAndAScrollDoesNot() {
    let layout = CountedFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let shelf = Shelf([70], layout: layout)
    shelf.view.layoutIfNeeded()
    #expect(layout.preparations == 1)
    shelf.view.contentOffset.y = 100
    shelf.view.layoutIfNeeded()
    shelf.view.frame.size.height = 500
    shelf.view.layoutIfNeeded()
    #expect(layout.preparations == 1)
    shelf.view.frame.size.width = 390
    shelf.view.layoutIfNeeded()
    #expect(layout.preparations == 2)
    #expect(shelf.view.layoutAttributesForItem(at: path(1))?.frame.minX == 145)
  }

  @Test func pinnedHeadersFollowTheOffset() throws {
    let layout = CountedFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 460)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let shelf = Shelf([1, 1, 1], size: CGSize(width: 375, height: 300), layout: layout)
    let header = UICollectionView.elementKindSectionHeader
    for (offset, expected) in [(0.0, 0.0), (200, 200), (480, 460), (499, 460)] {
      shelf.view.contentOffset.y = CGFloat(offset)
      shelf.view.layoutIfNeeded()
      let view = try #require(shelf.view.supplementaryView(forElementKind: header, at: path(0)))
      #expect(Double(view.frame.minY) == expected)
      #expect(shelf.view.subviews.last { $0 is UICollectionReusableView } is ShelfLabel)
    }
    // Also of those that nobody sees. Golden C15.
    for (offset, expected) in [(200.0, 200.0), (480, 460), (520, 460), (-30, 0)] {
      shelf.view.contentOffset.y = CGFloat(offset)
      shelf.view.layoutIfNeeded()
      let place = layout.layoutAttributesForSupplementaryView(ofKind: header, at: path(0))?.frame
      #expect(place.map { Double($0.minY) } == expected)
    }
    shelf.view.contentInset.top = 50
    shelf.view.contentOffset.y = 100
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.supplementaryView(forElementKind: header, at: path(0))?.frame.minY == 150)
  }

  @Test func theDelegateIsAskedSectionBySection() {
    let asked = AskedFlowDelegate()
    let shelf = Shelf([2, 1])
    shelf.view.delegate = asked
    shelf.view.layoutIfNeeded()
    #expect(
      asked.lines == [
        "inset 0", "line 0", "item 0", "header 0", "footer 0", "size 0.0", "size 0.1",
        "inset 1", "line 1", "item 1", "header 1", "footer 1", "size 1.0",
      ])
    #expect(
      shelf.view.layoutAttributesForItem(at: path(1))?.frame
        == CGRect(x: 38.5, y: 36, width: 30, height: 20))
    #expect(shelf.view.contentSize.height == 146)
  }

  /// Golden C18.
  @Test func anItemThatIsTooWideIsSaidToBe() {
    var notes: [String] = []
    let handler = MissingFeatures.shared.handler
    MissingFeatures.shared.handler = { notes.append($0) }
    defer { MissingFeatures.shared.handler = handler }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    let shelf = Shelf([3], size: CGSize(width: 320, height: 480), layout: layout)
    shelf.view.layoutIfNeeded()
    #expect(notes == [])
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    shelf.view.layoutIfNeeded()
    #expect(
      notes == [
        "The behavior of the UICollectionViewFlowLayout is not defined because: the item width must be less than the width of the UICollectionView minus the section insets left and right values, minus the content insets left and right values."
      ])
    // Each has its line all the same.
    #expect(
      shelf.view.cellForItem(at: path(2))?.frame == CGRect(x: 10, y: 130, width: 320, height: 50))
  }

  @Test func aDelegateThatLeavesTheSizesIsAskedOnce() {
    let asked = SpacingDelegate()
    let layout = UICollectionViewFlowLayout()
    let shelf = Shelf([1_000_000], layout: layout)
    shelf.view.delegate = asked
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.contentSize.height == 8_333_350)
    #expect(shelf.view.layoutAttributesForItem(at: path(999_999))?.frame.minX == 195)
  }

  @Test func aSubclassChangesWhatItIsGiven() {
    let layout = TiltedFlowLayout()
    let shelf = Shelf([3], layout: layout)
    shelf.view.layoutIfNeeded()
    let attributes = shelf.view.layoutAttributesForItem(at: path(0)) as? TiltedAttributes
    #expect(attributes?.tilt == 3)
    #expect((attributes?.copy() as? TiltedAttributes)?.tilt == 3)
    let cell = shelf.view.cellForItem(at: path(0)) as? ShelfCell
    #expect((cell?.applied.last as? TiltedAttributes)?.tilt == 3)
  }
}

private final class CountedFlowLayout: UICollectionViewFlowLayout {
  var preparations = 0
  override func prepare() {
    super.prepare()
    preparations += 1
  }
}

private final class TiltedAttributes: UICollectionViewLayoutAttributes {
  var tilt = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TiltedAttributes)?.tilt = tilt
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? TiltedAttributes)?.tilt == tilt
  }
}

private final class TiltedFlowLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { TiltedAttributes.self }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: path)
    (attributes as? TiltedAttributes)?.tilt = 3
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let all = super.layoutAttributesForElements(in: rect)
    for attributes in all ?? [] { (attributes as? TiltedAttributes)?.tilt = 3 }
    return all
  }
}

/// As a controller that is a plain delegate has it.
@MainActor
private class PlainDelegate: UICollectionViewDelegate {
  var lines: [String] = []
}

private final class SpacingDelegate: PlainDelegate, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
}

private final class AskedFlowDelegate: PlainDelegate, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    lines.append("size \(path.section).\(path.item)")
    return CGSize(width: 30 + 10 * path.section, height: 20)
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    lines.append("inset \(section)")
    return UIEdgeInsets(top: 11, left: 5, bottom: 9, right: 5)
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    lines.append("line \(section)")
    return 4
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    lines.append("item \(section)")
    return 3
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    lines.append("header \(section)")
    return CGSize(width: 1, height: 25)
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    lines.append("footer \(section)")
    return CGSize(width: 1, height: 8)
  }
}

import PortableUIKit
import Testing

/// One layout after another: animated, and by hand.
@MainActor
struct LayoutChangeTests {
  private let rack = Rack([(0..<60).map(String.init)])
  private let large = Rack.grid(150)

  @Test func atOnceAllIsElsewhere() {
    rack.view.setCollectionViewLayout(large, animated: false)
    rack.view.layoutIfNeeded()
    #expect(rack.view.collectionViewLayout === large)
    #expect(rack.frame("7") == CGRect(x: 150, y: 450, width: 150, height: 150))
  }

  @Test func animatedEverythingGoesItsWay() throws {
    var ends: [Bool] = []
    let cell = try #require(rack.cell("5"))
    rack.loop.frame(at: 0)
    rack.view.setCollectionViewLayout(large, animated: true) { ends.append($0) }
    // The same cells, at their ends already; what is drawn is on its way.
    #expect(
      cell === rack.cell("5") && cell.frame == CGRect(x: 150, y: 300, width: 150, height: 150))
    #expect(rack.view.visibleCells.count == 10)
    rack.loop.frame(at: 0.125)
    let half = cell.layer.presentation()?.frame
    // Half of the time is half of the way on a curve that begins as it ends.
    #expect(
      half.map { ($0.minX - 175).magnitude < 0.5 && ($0.width - 125).magnitude < 0.5 } == true)
    // What is inside goes along.
    let inner = cell.contentView.layer.presentation()?.frame.width ?? 0
    #expect(abs(inner - 125) < 0.5)
    #expect(ends.isEmpty)
    rack.loop.frame(at: 0.3)
    rack.loop.frame(at: 0.4)
    #expect(ends == [true])
    #expect(cell.layer.presentation()?.frame.minX == 150)
  }

  /// Where items of 100 points were, 600 of which are seen, are such of 150: offsets in the one, and in the other.
  @Test(arguments: [(0, 225), (40, 525), (700, 1875), (1000, 2475), (1400, 3375)])
  func theItemInTheMiddleComesIntoTheMiddle(offset: Int, next: Int) {
    for isAnimated in [false, true] {
      rack.view.setCollectionViewLayout(Rack.grid(100), animated: false)
      rack.view.contentOffset.y = CGFloat(offset)
      rack.view.layoutIfNeeded()
      rack.view.setCollectionViewLayout(Rack.grid(150), animated: isAnimated)
      #expect(rack.view.contentOffset.y == CGFloat(next))
    }
  }

  @Test func aSelectedItemComesFirstAndTheEndsAreKept() {
    rack.view.contentOffset.y = 700
    rack.view.layoutIfNeeded()
    let last = IndexPath(item: 38, section: 0)
    rack.view.selectItem(at: last, animated: false, scrollPosition: [])
    rack.view.setCollectionViewLayout(large, animated: true)
    // In row 19, from 2850 to 3000.
    #expect(rack.view.contentOffset.y == CGFloat(2925 - 300))
    rack.view.contentOffset.y = 3900
    rack.view.layoutIfNeeded()
    // It is out of sight. No further than the end.
    rack.view.setCollectionViewLayout(Rack.grid(100), animated: true)
    #expect(rack.view.contentOffset.y == 1400)
  }

  /// All along the way the items that are in sight are there.
  @Test func halfWayThereIsNoHole() {
    rack.view.contentOffset.y = 1000
    rack.view.layoutIfNeeded()
    let between = rack.view.startInteractiveTransition(to: large)
    for progress in stride(from: 0.1, to: 1, by: 0.1) {
      between.transitionProgress = CGFloat(progress)
      rack.view.layoutIfNeeded()
      let seen = rack.view.bounds
      let frames = (0..<60).compactMap {
        between.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
      }
      #expect(
        Set(frames.indices.filter { frames[$0].intersects(seen) }).isSubset(
          of: rack.view.indexPathsForVisibleItems.map(\.item)))
      #expect(abs(rack.view.contentOffset.y - (1000 + 1475 * progress)) < 1)
    }
  }

  @Test func theNewLayoutSaysWhereTheContentIs() {
    let layout = AimedLayout()
    layout.itemSize = CGSize(width: 150, height: 150)
    rack.view.setCollectionViewLayout(layout, animated: true)
    #expect(rack.view.contentOffset.y == 440)
    #expect(layout.log == ["prepare from", "target", "finalize"])
  }

  /// Golden C63.
  @Test func aHandGoesHalfWay() throws {
    var ends: [[Bool]] = []
    let small = rack.view.collectionViewLayout
    let between = rack.view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
    #expect(rack.view.collectionViewLayout === between)
    #expect(between.currentLayout === small && between.nextLayout === large)
    #expect(rack.frame("1") == CGRect(x: 100, y: 0, width: 100, height: 100))
    for (progress, frame) in [
      (0.5, CGRect(x: 125, y: 0, width: 125, height: 125)),
      (0.2, CGRect(x: 110, y: 0, width: 110, height: 110)),
    ] {
      between.transitionProgress = CGFloat(progress)
      rack.view.layoutIfNeeded()
      #expect(rack.frame("1") == frame)
    }
    #expect(rack.view.contentSize.height == 2000 + (4500 - 2000) * 0.2)
    between.updateValue(3, forAnimatedKey: "turn")
    #expect(between.value(forAnimatedKey: "turn") == 3 && between.value(forAnimatedKey: "x") == 0)
    rack.view.finishInteractiveTransition()
    #expect(rack.view.collectionViewLayout === large && ends.isEmpty)
    rack.settle()
    #expect(ends == [[true, true]])
    #expect(rack.frame("7") == CGRect(x: 150, y: 450, width: 150, height: 150))
  }

  /// Place and size go straight from one to the other. Golden C63.
  @Test func anItemIsBetweenItsPlaces() throws {
    let rack = Rack([["a"]])
    rack.view.collectionViewLayout = PlacedLayout(CGRect(x: 0, y: 0, width: 100, height: 100))
    let next = PlacedLayout(CGRect(x: 200, y: 0, width: 50, height: 50))
    let between = rack.view.startInteractiveTransition(to: next)
    for (progress, frame) in [
      (0.5, CGRect(x: 100, y: 0, width: 75, height: 75)),
      (0.25, CGRect(x: 50, y: 0, width: 87.5, height: 87.5)),
    ] {
      between.transitionProgress = CGFloat(progress)
      rack.view.layoutIfNeeded()
      #expect(rack.frame("a") == frame)
    }
    rack.view.cancelInteractiveTransition()
    rack.settle()
    #expect(rack.frame("a") == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  /// What lies behind items, and what is turned out of the plane.
  @Test func decorationsAndPerspectivesAreBetween() throws {
    let rack = Rack([["a"]])
    let (first, next) = (TurnedLayout(0, turn: 0), TurnedLayout(100, turn: 0.5))
    rack.view.collectionViewLayout = first
    rack.view.layoutIfNeeded()
    let between = rack.view.startInteractiveTransition(to: next)
    between.transitionProgress = 0.5
    rack.view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let ground = between.layoutAttributesForDecorationView(ofKind: "ground", at: path)
    #expect(ground?.frame == CGRect(x: 50, y: 0, width: 100, height: 100))
    #expect(between.layoutAttributesForDecorationView(ofKind: "other", at: path) == nil)
    let item = try #require(between.layoutAttributesForItem(at: path)?.transform3D)
    #expect(item.m34 == -0.001 && item.m13 == -0.25 && item.m11 == 1)
    #expect(rack.cell("a")?.transform3D == item)
    between.transitionProgress = 0
    #expect(
      between.layoutAttributesForItem(at: path)?.transform3D
        == first.layoutAttributesForItem(at: path)?.transform3D)
    // To what lies in the plane, too.
    next.turn = nil
    between.transitionProgress = 0.5
    #expect(between.layoutAttributesForItem(at: path)?.transform3D.m34 == -0.0005)
    between.transitionProgress = 1
    #expect(between.layoutAttributesForItem(at: path)?.transform3D == CATransform3DIdentity)
  }

  /// Of a class of the program's own.
  @Test func theDelegateMakesWhatLiesBetween() {
    let supplier = Supplier()
    rack.view.delegate = supplier
    let small = rack.view.collectionViewLayout
    let between = rack.view.startInteractiveTransition(to: large)
    #expect(between is Between && rack.view.collectionViewLayout === between)
    #expect(supplier.asked.count == 2)
    #expect(supplier.asked.first === small && supplier.asked.last === large)
    between.transitionProgress = 0.5
    rack.view.layoutIfNeeded()
    #expect(rack.frame("1") == CGRect(x: 125, y: 0, width: 125, height: 125))
    #expect(rack.cell("1")?.alpha == 0.75)
    rack.view.cancelInteractiveTransition()
    rack.settle()
    #expect(rack.view.collectionViewLayout === small && rack.cell("1")?.alpha == 1)
  }

  @Test func itCanBeGivenUp() {
    var ends: [[Bool]] = []
    let small = rack.view.collectionViewLayout
    rack.view.contentOffset.y = 200
    rack.view.layoutIfNeeded()
    let between = rack.view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
    between.transitionProgress = 0.7
    rack.view.layoutIfNeeded()
    rack.view.cancelInteractiveTransition()
    rack.settle()
    #expect(rack.view.collectionViewLayout === small && ends == [[false, true]])
    #expect(rack.view.contentOffset.y == 200 && rack.view.contentSize.height == 2000)
    #expect(rack.frame("6") == CGRect(x: 0, y: 200, width: 100, height: 100))
  }
}

/// All items in one place.
private final class PlacedLayout: UICollectionViewLayout {
  private let place: CGRect

  init(_ place: CGRect) {
    self.place = place
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 600) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = place
    return attributes
  }
}

private final class Supplier: UICollectionViewDelegate {
  private(set) var asked: [UICollectionViewLayout] = []

  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    asked = [fromLayout, toLayout]
    return Between(currentLayout: fromLayout, nextLayout: toLayout)
  }
}

/// What goes is a little fainter on its way.
private final class Between: UICollectionViewTransitionLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let elements = super.layoutAttributesForElements(in: rect)
    for element in elements ?? [] { element.alpha = 1 - transitionProgress / 2 }
    return elements
  }
}

/// One item that is turned, and what lies behind it.
private final class TurnedLayout: UICollectionViewLayout {
  private let left: CGFloat
  /// What it is sheared by, out of the plane; nil for an item in the plane.
  var turn: CGFloat?

  init(_ left: CGFloat, turn: CGFloat) {
    self.left = left
    self.turn = turn
    super.init()
    register(ShelfLabel.self, forDecorationViewOfKind: "ground")
  }

  required init?(coder: NSCoder) { nil }

  private func placed(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    attributes.frame = CGRect(x: left, y: 0, width: 100, height: 100)
    return attributes
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 600) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let path = IndexPath(item: 0, section: 0)
    return [
      layoutAttributesForDecorationView(ofKind: "ground", at: path),
      layoutAttributesForItem(at: path),
    ].compactMap { $0 }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = placed(UICollectionViewLayoutAttributes(forCellWith: indexPath))
    guard let turn else { return attributes }
    var transform = CATransform3DIdentity
    transform.m34 = -0.001
    transform.m13 = -turn
    attributes.transform3D = transform
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == "ground" else { return nil }
    return placed(
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath))
  }
}

private final class AimedLayout: UICollectionViewFlowLayout {
  var log: [String] = []

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    log.append("prepare from")
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    log.append("target")
    return CGPoint(x: 0, y: 440)
  }

  override func finalizeLayoutTransition() { log.append("finalize") }
}

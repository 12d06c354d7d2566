import PortableUIKit
import Testing

/// Contexts of a layout's own class, and where it wants what a hand holds.
@MainActor
struct ContextClassTests {
  private final class Context: UICollectionViewFlowLayoutInvalidationContext {
    var note = "new"
  }

  private final class Layout: UICollectionViewFlowLayout {
    private(set) var log: [String] = []
    /// Where whatever is held belongs.
    var place: Int?

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }

    override class var invalidationContextClass: AnyClass { Context.self }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? Context)?.note = "bounds"
      return context
    }

    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      (context as? Context)?.note =
        "moving \(previousIndexPaths.map(\.item)) to \(targetIndexPaths.map(\.item))"
      return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      log.append((context as? Context)?.note ?? "another class")
      super.invalidateLayout(with: context)
    }

    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      let usual = super.targetIndexPath(
        forInteractivelyMovingItem: previousIndexPath, withPosition: position)
      return place.map { IndexPath(item: $0, section: 0) } ?? usual
    }
  }

  private let rack = Rack([["a", "b", "c", "d", "e", "f"]])
  private let layout = Layout()

  init() {
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    rack.view.collectionViewLayout = layout
    rack.settle()
    _ = layout.takeLog()
  }

  @Test func whatIsInvalidatedIsOfThatClass() {
    layout.invalidateLayout()
    rack.view.contentOffset.y = 1
    rack.view.layoutIfNeeded()
    rack.view.reloadData()
    #expect(layout.takeLog() == ["new", "bounds", "new"])
  }

  @Test func theLayoutSaysWhereWhatIsHeldBelongs() {
    layout.place = 5
    _ = rack.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    rack.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    #expect(layout.takeLog().contains("moving [1] to [5]"))
    rack.view.endInteractiveMovement()
    rack.settle()
    #expect(rack.takeLog() == ["may 0.1", "move 0.1 to 0.5"])
    #expect(rack.order == ["a", "c", "d", "e", "f", "b"])
    // Otherwise where the item is that lies there.
    layout.place = nil
    _ = rack.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    rack.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    rack.view.endInteractiveMovement()
    rack.settle()
    #expect(rack.order == ["c", "a", "d", "e", "f", "b"])
  }
}

import PortableUIKit
import Testing

/// The data changes while a hand holds an item, or a layout is on its way to another.
@MainActor
struct HeldChangeTests {
  private func hold(_ rack: Rack, _ item: Int, at point: CGPoint? = nil) {
    #expect(rack.view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0)))
    if let point { rack.view.updateInteractiveMovementTargetPosition(point) }
    _ = rack.takeLog()
  }

  @Test func whatIsHeldMayGo() {
    let rack = Rack([["a", "b", "c"]])
    hold(rack, 2)
    rack.view.performBatchUpdates {
      rack.names[0].removeLast()
      rack.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    }
    rack.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    rack.view.endInteractiveMovement()
    rack.settle()
    #expect(rack.order == ["a", "b"] && rack.takeLog() == [])
  }

  @Test func soMayItsSection() {
    let rack = Rack([["a"], ["b"]])
    hold(rack, 0, at: CGPoint(x: 50, y: 150))
    rack.view.performBatchUpdates {
      rack.names.removeFirst()
      rack.view.deleteSections([0])
    }
    rack.view.endInteractiveMovement()
    rack.settle()
    #expect(rack.order == ["b"] && rack.takeLog() == [])
  }

  private func insertFirst(_ rack: Rack) {
    rack.names[0].insert("x", at: 0)
    rack.view.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  /// Its changes speak of another order than the shown one.
  @Test func aProgramsChangePutsBackWhatWasMoved() {
    let rack = Rack([["a", "b", "c"]])
    hold(rack, 0, at: CGPoint(x: 250, y: 50))
    insertFirst(rack)
    rack.view.endInteractiveMovement()
    rack.settle()
    #expect(rack.takeLog() == [] && rack.order == ["x", "a", "b", "c"])
    #expect(rack.view.visibleCells.allSatisfy { !$0.configurationState.isReordering })
  }

  @Test func whatComesBeforeItMovesIt() {
    let rack = Rack([["a", "b", "c"]])
    hold(rack, 0)
    insertFirst(rack)
    // Over the fourth.
    rack.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    rack.view.endInteractiveMovement()
    rack.settle()
    #expect(rack.takeLog() == ["move 0.1 to 0.3"] && rack.order == ["x", "b", "c", "a"])
  }

  @Test func afterAReloadNothingIsHeld() {
    let rack = Rack([["a", "b", "c"]])
    hold(rack, 0, at: CGPoint(x: 250, y: 50))
    rack.view.reloadData()
    rack.settle()
    #expect(rack.view.visibleCells.allSatisfy { !$0.configurationState.isReordering })
    #expect(rack.order == ["a", "b", "c"])
  }

  @Test(arguments: [1, 8]) func onTheWayToAnotherLayout(count: Int) {
    let rack = Rack([["a", "b", "c", "d"]])
    let between = rack.view.startInteractiveTransition(to: Rack.grid(150))
    between.transitionProgress = 0.5
    rack.names = [(0..<count).map(String.init)]
    rack.view.reloadData()
    rack.view.layoutIfNeeded()
    #expect(rack.order == rack.names[0])
    // Between 100 and 150 points a side.
    #expect(rack.frame("0") == CGRect(x: 0, y: 0, width: 125, height: 125))
    rack.view.finishInteractiveTransition()
    rack.settle()
    #expect(rack.order == rack.names[0])
    #expect(rack.frame("0") == CGRect(x: 0, y: 0, width: 150, height: 150))
  }
}

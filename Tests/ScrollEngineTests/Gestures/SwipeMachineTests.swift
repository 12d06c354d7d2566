import ScrollEngine
import ScrollGeometry
import Testing

@Suite struct SwipeMachineTests {
  private static func swipe(
    _ machine: inout SwipeMachine, by travel: Vector, in duration: Double, contacts: Int = 1
  ) -> SwipeMachine.Action {
    var result = SwipeMachine.Action.none
    for step in 0...10 where result == .none {
      let share = Double(step) / 10
      result = machine.update(
        contacts: contacts, centroid: Point(x: 300, y: 300) + travel * share,
        at: 5 + duration * share)
    }
    if result == .none { result = machine.update(contacts: 0, centroid: .zero, at: 5 + duration) }
    return result
  }

  @Test(arguments: [
    (SwipeMachine.Directions.right, Vector(dx: 60, dy: 0)), (.left, Vector(dx: -60, dy: 10)),
    (.up, Vector(dx: -10, dy: -60)), (.down, Vector(dx: 0, dy: 60)),
  ])
  func eachDirection(_ direction: SwipeMachine.Directions, _ travel: Vector) {
    for other in [SwipeMachine.Directions.right, .left, .up, .down] {
      var machine = SwipeMachine()
      machine.directions = other
      let expected: SwipeMachine.Action = other == direction ? .recognize : .fail
      #expect(Self.swipe(&machine, by: travel, in: 0.2) == expected)
    }
    var both = SwipeMachine()
    both.directions = [direction, direction == .left ? .right : .left]
    #expect(Self.swipe(&both, by: travel, in: 0.2) == .recognize)
  }

  @Test(arguments: [
    (49.0, 0.0, 0.2, false), (50, 0, 0.2, true), (60, 49, 0.2, true), (60, 0, 0.49, true),
    (49, 0, 0.6, false), (400, 0, 6, false), (60, 60, 0.2, false), (200, 51, 0.2, true),
  ])
  func quickFarAndStraight(_ dx: Double, _ dy: Double, _ duration: Double, _ isSwipe: Bool) {
    var machine = SwipeMachine()
    #expect(
      Self.swipe(&machine, by: Vector(dx: dx, dy: dy), in: duration)
        == (isSwipe ? .recognize : .fail))
  }

  @Test func allFingersMustBeThere() {
    var machine = SwipeMachine()
    machine.requiredContacts = 2
    #expect(Self.swipe(&machine, by: Vector(dx: 90, dy: 0), in: 0.2) == .fail)
    #expect(Self.swipe(&machine, by: Vector(dx: 90, dy: 0), in: 0.2, contacts: 2) == .recognize)
    #expect(machine.update(contacts: 0, centroid: .zero, at: 6) == .none)
    #expect(Self.swipe(&machine, by: Vector(dx: 90, dy: 0), in: 0.2, contacts: 3) == .fail)
  }
}

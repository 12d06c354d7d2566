import ScrollEngine
import ScrollGeometry
import Testing

@Suite struct PanMachineTests {
  /// Contacts at a height, 0.01 s after the one before: the action, and the translation after it.
  private struct Fingers {
    var machine = PanMachine()
    var time = 0.0

    mutating func at(_ y: Double, _ count: Int = 2) -> PanMachine.Action {
      time += 0.01
      return machine.update(
        contacts: count, centroid: Point(x: 0, y: y), at: time, slop: 10, least: 2)
    }
  }

  @Test func fewerThanItTakesMoveNothing() {
    var fingers = Fingers()
    let table: [(y: Double, count: Int, PanMachine.Action, translation: Double)] = [
      (0, 1, .none, 0), (50, 1, .none, 0),  // one alone
      (70, 2, .none, 0), (78, 2, .none, 0), (85, 2, .begin, 5), (95, 2, .change, 15),
      (60, 1, .none, 15), (20, 1, .none, 15), (0, 1, .none, 15),  // one is left
      (40, 2, .none, 15), (43, 2, .change, 18), (41, 2, .change, 16),
      (0, 1, .none, 16), (0, 0, .end, 16),
    ]
    for (index, row) in table.enumerated() {
      #expect(fingers.at(row.y, row.count) == row.2, "\(index)")
      #expect(fingers.machine.translation == Vector(dx: 0, dy: row.translation), "\(index)")
    }
  }

  @Test func oneAloneThatIsLiftedHasFailed() {
    var fingers = Fingers()
    _ = fingers.at(0, 1)
    _ = fingers.at(100, 1)
    #expect(fingers.at(100, 0) == .fail)
  }

  @Test func whatOneFingerDoesIsNoVelocity() {
    var fingers = Fingers()
    for step in 0...5 { _ = fingers.at(Double(step) * 20) }
    let velocity = fingers.machine.velocity.velocity
    #expect((velocity - Vector(dx: 0, dy: 2)).length < 1e-12)
    for step in 1...5 { _ = fingers.at(Double(step) * 100, 1) }
    #expect(fingers.machine.velocity.velocity == velocity)
    #expect(!fingers.machine.velocity.isPaused(at: 0.06 + 0.07))
    #expect(fingers.machine.velocity.isPaused(at: 0.06 + 0.09))
  }
}

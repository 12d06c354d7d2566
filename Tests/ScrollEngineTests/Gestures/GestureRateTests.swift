import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

/// What fingers mean does not depend on how often they are looked at.
@Suite struct GestureRateTests {
  /// Shares of a movement of `seconds`, looked at so often a second.
  private static func shares(_ seconds: Double, at rate: Double) -> [Double] {
    let count = Int((seconds * rate).rounded(.up))
    return (0...count).map { Double($0) / Double(count) }
  }

  @Test(arguments: [24.0, 60, 120, 240, 1000]) func pan(rate: Double) {
    var machine = PanMachine()
    var actions: [GestureAction] = []
    for share in Self.shares(0.4, at: rate) {
      actions.append(
        machine.update(
          contacts: 1, centroid: Point(x: 30 * share, y: 200 * share), at: 5 + 0.4 * share,
          slop: 10))
    }
    // Of a straight way the first ten points are missing, in its direction.
    let way = Vector(dx: 30, dy: 200)
    let expected = way * ((way.length - 10) / way.length)
    #expect((machine.translation - expected).length < 1e-9)
    #expect(isClose(machine.velocity.velocity.dy, 0.5, within: 1e-9))
    #expect(actions.filter { $0 == .begin }.count == 1)
  }

  @Test(arguments: [24.0, 60, 120, 240, 1000]) func pinch(rate: Double) {
    var machine = PinchMachine()
    for share in Self.shares(0.4, at: rate) {
      let half = 50 + 104 * share
      _ = machine.update(
        (
          Contact(id: 1, position: Point(x: 200 - half, y: 50)),
          Contact(id: 2, position: Point(x: 200 + half, y: 50))
        ))
    }
    #expect(isClose(machine.scale, 3, within: 1e-12) && machine.center == Point(x: 200, y: 50))
  }

  @Test(arguments: [24.0, 60, 120, 240, 1000]) func rotation(rate: Double) {
    var machine = RotationMachine()
    for share in Self.shares(0.4, at: rate) {
      let angle = 2.05 * share
      let arm = Vector(
        dx: 80 * DeterministicMath.cos(angle), dy: 80 * DeterministicMath.sin(angle))
      _ = machine.update(
        (
          Contact(id: 1, position: Point(x: 200, y: 200) - arm),
          Contact(id: 2, position: Point(x: 200, y: 200) + arm)
        ))
    }
    #expect(isClose(machine.rotation, 2, within: 1e-9))
  }

  /// 49 points are too few, 51 enough; half a second is the most.
  @Test(arguments: [24.0, 60, 120, 240, 1000]) func swipe(rate: Double) {
    func action(_ distance: Double, in seconds: Double) -> SwipeMachine.Action {
      var machine = SwipeMachine()
      for share in Self.shares(seconds, at: rate) {
        let action = machine.update(
          contacts: 1, centroid: Point(x: distance * share, y: 0), at: 5 + seconds * share)
        if action != .none { return action }
      }
      return machine.update(contacts: 0, centroid: .zero, at: 5 + seconds)
    }
    #expect(action(51, in: 0.45) == .recognize)
    #expect(action(49, in: 0.45) == .fail)
    #expect(action(51, in: 0.7) == .fail)
  }
}

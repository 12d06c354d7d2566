import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

@Suite struct PanFingersTests {
  private static func feed(
    _ machine: inout PanMachine, _ places: [Point], contacts: Int = 1, from time: Double,
    slop: Double? = 10
  ) -> [PanMachine.Action] {
    places.enumerated().map { index, place in
      machine.update(
        contacts: contacts, centroid: place, at: time + Double(index) * 0.01, slop: slop)
    }
  }

  /// A finger at this speed along x, a place every 10 ms.
  private static func line(from x: Double, _ velocity: Double, _ count: Int) -> [Point] {
    (0..<count).map { Point(x: x + velocity * 10 * Double($0), y: 40) }
  }

  @Test func exactlyTheSlopIsTakenOffAndTheRestAppliesAtOnce() {
    var machine = PanMachine()
    let places = [
      Point(x: 50, y: 50), Point(x: 56, y: 58), Point(x: 59, y: 62), Point(x: 60, y: 60),
    ]
    #expect(Self.feed(&machine, places, from: 0) == [.none, .none, .begin, .change])
    // 15 points along (3, 4) less 10, then one step.
    #expect(isClose(machine.translation.dx, 3 + 1, within: 1e-12))
    #expect(isClose(machine.translation.dy, 4 - 2, within: 1e-12))
  }

  @Test func withoutASlopTheFirstMovementBeginsItAndWithNoneAtAllNothingDoes() {
    var caught = PanMachine()
    #expect(Self.feed(&caught, Self.line(from: 0, 0.1, 2), from: 0, slop: 0) == [.none, .begin])
    #expect(isClose(caught.translation.dx, 1, within: 1e-12))
    var barred = PanMachine()
    #expect(
      Self.feed(&barred, Self.line(from: 0, 9, 3), from: 0, slop: nil).last
        == PanMachine.Action.none)
    #expect(barred.translation == .zero)
  }

  /// The centroid leaps when a finger comes or goes; the fingers do not.
  @Test(arguments: [-3.0, 2]) func aFingerThatComesOrGoesDisturbsNothing(velocity: Double) {
    var machine = PanMachine()
    _ = Self.feed(&machine, Self.line(from: 100, velocity, 4), from: 0)
    let (translation, before) = (machine.translation, machine.velocity.velocity)
    // The second finger comes down in the middle of a step, the next event is 10 ms after the last.
    let leap = Point(x: 700, y: 90)
    #expect(machine.update(contacts: 2, centroid: leap, at: 0.035, slop: 10) == .none)
    #expect(machine.translation == translation)
    #expect(machine.velocity.velocity == before)
    let next = Self.line(from: leap.x + velocity * 10, velocity, 3)
      .map { Point(x: $0.x, y: leap.y) }
    #expect(Self.feed(&machine, next, contacts: 2, from: 0.04) == [.change, .change, .change])
    #expect(isClose(machine.velocity.velocity.dx, velocity, within: 1e-9))
    #expect(isClose(machine.velocity.velocity.dy, 0, within: 1e-9))
    #expect(isClose(machine.translation.dx - translation.dx, velocity * 30, within: 1e-9))
    #expect(machine.update(contacts: 1, centroid: .zero, at: 0.065, slop: 10) == .none)
    #expect(isClose(machine.velocity.velocity.dx, velocity, within: 1e-9))
  }

  @Test func itEndsOnceAndEachPanIsItsOwn() {
    var machine = PanMachine()
    _ = Self.feed(&machine, Self.line(from: 0, 3, 3), from: 0)
    #expect(machine.update(contacts: 0, centroid: .zero, at: 0.03, slop: 10) == .end)
    #expect(machine.update(contacts: 0, centroid: .zero, at: 0.03, slop: 10) == .none)
    _ = Self.feed(&machine, Self.line(from: 400, 0.1, 3), from: 1)
    #expect(machine.translation == .zero && machine.velocity.velocity.dx < 1)
    #expect(machine.update(contacts: 0, centroid: .zero, at: 1.03, slop: 10) == .fail)
    _ = Self.feed(&machine, Self.line(from: 0, 3, 3), from: 2)
    #expect(machine.cancel() == .cancel && machine.cancel() == .none)
  }

  @Test func aFingerThatRestsIsNoChange() {
    var machine = PanMachine()
    let places = Self.line(from: 0, 3, 3)
    _ = Self.feed(&machine, places, from: 0)
    #expect(machine.update(contacts: 1, centroid: places[2], at: 0.1, slop: 10) == .none)
    #expect(machine.velocity.isPaused(at: 0.11))
    // Its samples do not count for the velocity either: it is that of the last movement.
    #expect(isClose(machine.velocity.velocity.dx, 3, within: 1e-9))
  }
}

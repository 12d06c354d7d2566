import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

@Suite struct PinchFingersTests {
  /// Two fingers so far apart about (200, 300).
  private static func pair(
    _ distance: Double, ids: (Int32, Int32) = (1, 2)
  ) -> (Contact, Contact) {
    (
      Contact(
        id: ids.0, position: Point(x: 200 - distance * 0.3, y: 300 - distance * 0.4)),
      Contact(
        id: ids.1, position: Point(x: 200 + distance * 0.3, y: 300 + distance * 0.4))
    )
  }

  @Test(arguments: [(100.0, 108.0, 250.0), (100, 92, 50)])
  func exactlyTheSlopIsTakenOff(start: Double, still: Double, end: Double) {
    var machine = PinchMachine()
    let slop = end > start ? 8.0 : -8
    #expect(machine.update(Self.pair(start)) == .none)
    #expect(machine.update(Self.pair(still - slop / 1e6)) == .none)
    #expect(machine.scale == 1)
    #expect(machine.update(Self.pair(end)) == .begin)
    #expect(isClose(machine.scale, (end - slop) / start, within: 1e-12))
    #expect(
      isClose(machine.center.x, 200, within: 1e-9) && isClose(machine.center.y, 300, within: 1e-9))
    #expect(machine.update(Self.pair(start * 2)) == .change)
    #expect(isClose(machine.scale, (start * 2 - slop) / start, within: 1e-12))
    #expect(machine.update(nil) == .end && machine.update(nil) == .none)
  }

  @Test func aFingerThatTakesOverGoesOnFromTheSameScale() {
    var machine = PinchMachine()
    _ = machine.update(Self.pair(100))
    _ = machine.update(Self.pair(208))
    #expect(machine.update(Self.pair(400, ids: (2, 3))) == .change)
    #expect(isClose(machine.scale, 2, within: 1e-12))
    _ = machine.update(Self.pair(600, ids: (2, 3)))
    #expect(isClose(machine.scale, 3, within: 1e-12))
    #expect(machine.cancel() == .cancel)
  }

  @Test func fingersOnOneSpotDivideByNothing() {
    var machine = PinchMachine()
    _ = machine.update(Self.pair(0))
    #expect(machine.update(Self.pair(58)) == .begin)
    #expect(isClose(machine.scale, 50, within: 1e-9))
    _ = machine.update(Self.pair(0))
    #expect(machine.scale > 0)
    #expect(machine.update(nil) == .end)
  }

  @Test func twoPairsBeforeItBeginsHaveTheirOwnDistances() {
    var machine = PinchMachine()
    _ = machine.update(Self.pair(100))
    #expect(machine.update(Self.pair(300, ids: (1, 3))) == .none)
    #expect(machine.update(Self.pair(338, ids: (1, 3))) == .begin)
    #expect(isClose(machine.scale, 1.1, within: 1e-12))
    _ = machine.update(nil)
    #expect(machine.update(Self.pair(50)) == .none && machine.scale == 1)
    #expect(machine.update(nil) == .fail)
  }
}

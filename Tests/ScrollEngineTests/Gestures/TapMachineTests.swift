import ScrollEngine
import ScrollGeometry
import Testing

@Suite struct TapMachineTests {
  private static let place = Point(x: 100, y: 100)

  /// One finger down at `time` for so long.
  private static func tap(
    _ machine: inout TapMachine, at time: Double, for duration: Double = 0.1, offset: Double = 0
  ) -> TapMachine.Action {
    let down = machine.down(place + Vector(dx: offset, dy: 0), count: 1, at: time)
    return down == .none ? machine.up(remaining: 0, at: time + duration) : down
  }

  @Test func aTapLastsThreeQuartersOfASecondAtMost() {
    var machine = TapMachine()
    #expect(Self.tap(&machine, at: 10, for: 0.7499) == .recognize)
    #expect(Self.tap(&machine, at: 20, for: 0.7501) == .fail)
    _ = machine.down(Self.place, count: 1, at: 30)
    #expect(machine.deadline == 30.75)
    #expect(machine.deadlinePassed() == .fail)
    #expect(machine.up(remaining: 0, at: 31) == .none)
    #expect(Self.tap(&machine, at: 40) == .recognize)
  }

  @Test func aTapStaysWithinFortyFivePoints() {
    var machine = TapMachine()
    _ = machine.down(Self.place, count: 1, at: 0)
    #expect(machine.moved(by: 45) == .none && machine.moved(by: 45.1) == .fail)
    #expect(machine.up(remaining: 0, at: 0.1) == .none)
  }

  @Test func theSecondTapComesWithinThirtyFiveHundredthsAndNearby() {
    var machine = TapMachine(taps: 2)
    #expect(Self.tap(&machine, at: 1) == .none)
    #expect(machine.deadline == 1.1 + 0.35)
    #expect(Self.tap(&machine, at: 1.4, offset: 44) == .recognize)
    #expect(Self.tap(&machine, at: 5) == .none)
    #expect(machine.deadlinePassed() == .fail)
    #expect(Self.tap(&machine, at: 6) == .none)
    #expect(Self.tap(&machine, at: 6.2, offset: 46) == .fail)
    #expect(machine.up(remaining: 0, at: 6.3) == .none)
    #expect(Self.tap(&machine, at: 7) == .none && Self.tap(&machine, at: 7.2) == .recognize)
  }

  @Test func asManyFingersAsAskedForAndNoMore() {
    var two = TapMachine(contacts: 2)
    #expect(two.down(Self.place, count: 1, at: 0) == .none)
    #expect(two.down(Self.place, count: 2, at: 0.05) == .none)
    #expect(two.up(remaining: 1, at: 0.1) == .none)
    #expect(two.up(remaining: 0, at: 0.15) == .recognize)
    #expect(two.down(Self.place, count: 1, at: 1) == .none)
    #expect(two.up(remaining: 0, at: 1.1) == .fail)
    var one = TapMachine()
    _ = one.down(Self.place, count: 1, at: 0)
    #expect(one.down(Self.place, count: 2, at: 0.05) == .fail)
    // Spoilt until every finger has gone.
    #expect(one.up(remaining: 1, at: 0.1) == .none)
    #expect(one.down(Self.place, count: 2, at: 0.15) == .none)
    #expect(one.up(remaining: 0, at: 0.2) == .none)
    #expect(Self.tap(&one, at: 1) == .recognize)
  }
}

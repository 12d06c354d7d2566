import ScrollEngine
import ScrollGeometry
import Testing

@Suite struct PinchMachineTests {
  /// Two fingers so many points apart.
  private static func pair(
    _ distance: Double, ids: (Int32, Int32) = (1, 2)
  ) -> (Contact, Contact) {
    (
      Contact(id: ids.0, position: Point(x: 100, y: 100)),
      Contact(id: ids.1, position: Point(x: 100 + distance, y: 100))
    )
  }

  @Test func itBeginsAfterTheSlopAndEndsWithTheFingers() {
    var machine = PinchMachine()
    #expect(machine.update(Self.pair(100)) == .none)
    #expect(machine.update(Self.pair(108)) == .none)
    #expect(machine.update(Self.pair(118)) == .begin)
    #expect(machine.scale == 1.1)
    #expect(machine.update(Self.pair(208)) == .change)
    #expect(machine.scale == 2)
    #expect(machine.update(nil) == .end)
    #expect(machine.update(nil) == .none)
  }

  /// Also when the one that joins has the number of the one that went.
  @Test(arguments: [2, 3] as [Int32]) func oneFingerWaitsForAnother(id: Int32) {
    var machine = PinchMachine()
    _ = machine.update(Self.pair(100))
    _ = machine.update(Self.pair(208))
    machine.wait()
    machine.wait()
    #expect(machine.scale == 2)
    #expect(machine.update(Self.pair(50, ids: (1, id))) == .change)
    #expect(machine.scale == 2)
    #expect(machine.update(Self.pair(75, ids: (1, id))) == .change)
    #expect(machine.scale == 3)
    machine.wait()
    #expect(machine.update(nil) == .end)
  }

  @Test func waitingIsCancelledLikePinching() {
    var machine = PinchMachine()
    _ = machine.update(Self.pair(100))
    _ = machine.update(Self.pair(208))
    machine.wait()
    #expect(machine.cancel() == .cancel)
    #expect(machine.cancel() == .none)
  }

  /// Before it has begun a finger that goes takes its place along.
  @Test func twoThatNeverPinchedStartOver() {
    var machine = PinchMachine()
    _ = machine.update(Self.pair(100))
    machine.wait()
    #expect(machine.update(Self.pair(200)) == .none)
    #expect(machine.update(Self.pair(205)) == .none)
    #expect(machine.update(nil) == .fail)
  }
}

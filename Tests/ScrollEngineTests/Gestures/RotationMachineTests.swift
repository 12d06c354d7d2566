import Foundation
import ScrollEngine
import ScrollGeometry
import Testing

@Suite struct RotationMachineTests {
  /// Two fingers `distance` points apart about (100, 200), turned by `angle` radians.
  private static func pair(
    _ angle: Double, distance: Double = 160, ids: (Int32, Int32) = (1, 2)
  ) -> (Contact, Contact) {
    let (dx, dy) = (distance / 2 * cos(angle), distance / 2 * sin(angle))
    return (
      Contact(id: ids.0, position: Point(x: 100 - dx, y: 200 - dy)),
      Contact(id: ids.1, position: Point(x: 100 + dx, y: 200 + dy))
    )
  }

  @Test(arguments: [1.0, -1.0]) func itBeginsAfterTheSlopAndSubtractsIt(way: Double) {
    var machine = RotationMachine()
    #expect(machine.update(Self.pair(0)) == .none)
    // 8 points around a finger 160 points away are 0.05 radians.
    #expect(machine.update(Self.pair(0.049 * way)) == .none)
    #expect(machine.update(Self.pair(0.07 * way)) == .begin)
    #expect(abs(machine.rotation - 0.02 * way) < 1e-12)
    #expect(machine.update(Self.pair(0.5 * way)) == .change)
    #expect(abs(machine.rotation - 0.45 * way) < 1e-12)
    #expect(machine.center == Point(x: 100, y: 200))
    #expect(machine.update(nil) == .end)
    #expect(machine.update(nil) == .none)
  }

  @Test func turnsAddUpBeyondAFullCircle() {
    var machine = RotationMachine()
    for step in 0...100 { _ = machine.update(Self.pair(Double(step) * 0.1)) }
    #expect(abs(machine.rotation - (10 - 0.05)) < 1e-9)
  }

  @Test func aFingerThatTakesOverTurnsNothing() {
    var machine = RotationMachine()
    _ = machine.update(Self.pair(0))
    _ = machine.update(Self.pair(0.55))
    #expect(machine.update(Self.pair(2, ids: (1, 3))) == .none)
    #expect(abs(machine.rotation - 0.5) < 1e-12)
    #expect(machine.update(Self.pair(2.25, ids: (1, 3))) == .change)
    #expect(abs(machine.rotation - 0.75) < 1e-12)
    #expect(machine.cancel() == .cancel)
  }

  @Test func movingApartIsNoRotation() {
    var machine = RotationMachine()
    for distance in stride(from: 50.0, through: 400, by: 10) {
      #expect(machine.update(Self.pair(0.3, distance: distance)) == .none)
    }
    #expect(machine.update(nil) == .fail)
  }

  @Test func fingersOnOneSpotHaveNoAngle() {
    var machine = RotationMachine()
    #expect(machine.update(Self.pair(0, distance: 0)) == .none)
    #expect(machine.update(Self.pair(1, distance: 0)) == .none)
    #expect(machine.rotation == 0)
  }

  /// Also when the one that joins has the number of the one that went.
  @Test(arguments: [2, 3] as [Int32]) func oneFingerWaitsForAnother(id: Int32) {
    var machine = RotationMachine()
    _ = machine.update(Self.pair(0))
    _ = machine.update(Self.pair(0.55))
    machine.wait()
    #expect(machine.update(Self.pair(2, ids: (1, id))) == .none)
    #expect(abs(machine.rotation - 0.5) < 1e-12)
    #expect(machine.update(Self.pair(2.25, ids: (1, id))) == .change)
    #expect(abs(machine.rotation - 0.75) < 1e-12)
    machine.wait()
    #expect(machine.update(nil) == .end)
  }

  @Test func waitingIsCancelledAndBeforeItBeganStartsOver() {
    var machine = RotationMachine()
    _ = machine.update(Self.pair(0))
    machine.wait()
    #expect(machine.update(Self.pair(2)) == .none)
    #expect(machine.update(Self.pair(2.5)) == .begin)
    machine.wait()
    #expect(machine.cancel() == .cancel)
  }
}

import ScrollEngine
import ScrollGeometry
import Testing

@Suite struct LongPressMachineTests {
  private enum Step {
    case contacts(Int, at: Double, x: Double = 0)
    case moved(Double)
    case deadline(Double)
  }

  /// What each step answers; a deadline is also when the machine says.
  private func play(
    taps: Int, fingers: Int = 1, _ steps: [(Step, LongPressMachine.Action)]
  ) -> LongPressMachine {
    var machine = LongPressMachine()
    machine.requiredTaps = taps
    machine.requiredContacts = fingers
    for (index, (step, action)) in steps.enumerated() {
      switch step {
      case .contacts(let count, let time, let x):
        #expect(
          machine.update(contacts: count, centroid: Point(x: x, y: 0), at: time) == action,
          "\(index)")
      case .moved(let way): #expect(machine.moved(by: way) == action, "\(index)")
      case .deadline(let time):
        #expect(machine.deadline == time, "\(index)")
        #expect(machine.deadlinePassed() == action, "\(index)")
      }
    }
    return machine
  }

  @Test func withoutTapsItBeginsWhenHeld() {
    let end = play(
      taps: 0,
      [
        (.contacts(1, at: 1), .none), (.moved(9), .none), (.deadline(1.5), .begin),
        (.moved(50), .change), (.contacts(0, at: 3), .end),
      ])
    #expect(end.deadline == nil)
    _ = play(taps: 0, [(.contacts(1, at: 1), .none), (.moved(11), .fail)])
    _ = play(taps: 0, [(.contacts(1, at: 1), .none), (.contacts(0, at: 1.4), .fail)])
  }

  @Test func aTapComesBeforeThePress() {
    _ = play(
      taps: 1,
      [
        (.contacts(1, at: 1), .none), (.moved(44), .none), (.contacts(0, at: 1.1), .none),
        (.contacts(1, at: 1.3, x: 40), .none), (.deadline(1.8), .begin),
        (.contacts(0, at: 3), .end),
      ])
  }

  @Test func twoTapsWithTwoFingers() {
    _ = play(
      taps: 2, fingers: 2,
      [
        (.contacts(1, at: 0, x: -50), .none), (.contacts(2, at: 0.02), .none),
        (.contacts(1, at: 0.1, x: 50), .none), (.contacts(0, at: 0.12), .none),
        (.contacts(1, at: 0.2, x: 50), .none), (.contacts(2, at: 0.22), .none),
        (.contacts(0, at: 0.3), .none), (.contacts(2, at: 0.4), .none), (.deadline(0.9), .begin),
        (.contacts(1, at: 1), .end),
      ])
  }

  /// 0.75 s for a tap, 0.35 s between, 45 pt: each just missed.
  @Test func theTapMustBeOne() {
    _ = play(taps: 1, [(.contacts(1, at: 1), .none), (.deadline(1.75), .fail)])
    _ = play(taps: 1, [(.contacts(1, at: 1), .none), (.contacts(0, at: 1.76), .fail)])
    _ = play(taps: 1, [(.contacts(1, at: 1), .none), (.moved(46), .fail)])
    _ = play(
      taps: 1,
      [(.contacts(1, at: 1), .none), (.contacts(0, at: 1.5), .none), (.deadline(1.85), .fail)])
    _ = play(
      taps: 1,
      [
        (.contacts(1, at: 1), .none), (.contacts(0, at: 1.1), .none),
        (.contacts(1, at: 1.2, x: 46), .fail),
      ])
    _ = play(taps: 1, [(.contacts(1, at: 1), .none), (.contacts(2, at: 1.1), .fail)])
  }

  @Test func itIsForgottenAtAnyPoint() {
    var machine = play(taps: 1, [(.contacts(1, at: 1), .none)])
    #expect(machine.cancel() == .fail)
    machine = play(taps: 1, [(.contacts(1, at: 1), .none), (.contacts(0, at: 1.1), .none)])
    #expect(machine.cancel() == .fail && machine.deadline == nil)
  }
}

import Foundation
import PortableUIKit
import Testing

@testable import ZoomScrollView

/// A drag in every state of a photo browser: what the machine answers, and what it is then.
struct BrowserDragTests {
  private let states = BrowserStates()

  @Test(arguments: BrowserStates.State.allCases) func aDragBegins(state: BrowserStates.State) {
    let event = { (machine: inout BrowserMachine) in machine.dragWillBegin(states.motion(state)) }
    switch state {
    case .zoomed, .undecided, .turning, .refused: states.expect(state, .none, to: .undecided, event)
    case .resting, .going, .pulling, .catching, .reshaped, .leaving:
      var machine = states.machine(state)
      #expect(event(&machine) == (state == .leaving ? .zoom(page: 2) : .none))
      #expect(machine.goal == nil)
      _ = machine.decideTurning(isAlongTheLine: true)
      switch state {
      // One that began without an end has caught nothing.
      case .resting, .pulling, .catching: #expect(machine == states.machine(.pulling))
      case .going: #expect(machine == states.machine(.catching))
      case .zoomed, .reshaped, .undecided, .turning, .refused, .leaving: break
      }
    }
  }

  @Test(arguments: BrowserStates.State.allCases) func itsDirectionDecides(
    state: BrowserStates.State
  ) {
    let along = { (machine: inout BrowserMachine) in machine.decideTurning(isAlongTheLine: true) }
    let aside = { (machine: inout BrowserMachine) in machine.decideTurning(isAlongTheLine: false) }
    switch state {
    case .resting, .going, .zoomed, .reshaped, .leaving:
      states.expect(state, .none, along)
      states.expect(state, .none, aside)
    case .pulling, .catching: states.expect(state, .none, along)
    case .undecided, .turning, .refused:
      states.expect(state, .makeRoom, to: .turning, along)
      states.expect(state, .none, to: .refused, aside)
    }
  }

  @Test(arguments: BrowserStates.State.allCases) func aDragMoves(state: BrowserStates.State) {
    var held = states.inside
    held.isTracking = true
    held.isDragging = true
    let event = { (motion: BrowserMotion) in
      { (machine: inout BrowserMachine) -> BrowserMachine.Action in
        machine.dragDidMove(motion)
        return .none
      }
    }
    var (pinched, flung) = (held, held)
    pinched.isPinching = true
    flung.isDecelerating = true
    for motion in [states.inside, pinched, flung] { states.expect(state, .none, event(motion)) }
    switch state {
    case .resting, .going, .pulling, .catching, .turning, .refused, .leaving:
      states.expect(state, .none, event(held))
    // One that a pinch has left over, whether or not it is known.
    case .zoomed, .undecided: states.expect(state, .none, to: .turning, event(held))
    case .reshaped:
      var machine = states.machine(state)
      machine.dragDidMove(held)
      #expect(machine.takeShape(held) == .reshape(page: 2))
      #expect(machine == states.machine(.turning))
    }
  }

  @Test(arguments: BrowserStates.State.allCases) func aPinchComesBetween(state: BrowserStates.State)
  {
    let event = { (machine: inout BrowserMachine) in machine.stopTurning() }
    switch state {
    case .resting, .going, .zoomed, .reshaped, .undecided, .leaving:
      states.expect(state, .closeRoom, event)
    case .turning, .refused: states.expect(state, .closeRoom, to: .undecided, event)
    case .pulling:
      var machine = states.machine(state)
      #expect(event(&machine) == .closeRoom)
      _ = machine.zoom(2)
      #expect(machine == states.machine(.undecided))
    case .catching: break
    }
    // What it leaves over moves nothing at once.
    switch state {
    case .resting, .going, .pulling, .catching, .turning, .refused, .leaving:
      #expect(states.machine(state).dragDidOutliveZoom() == .none)
    case .zoomed, .reshaped, .undecided:
      #expect(states.machine(state).dragDidOutliveZoom() == .makeRoom)
    }
  }

  @Test(arguments: BrowserStates.State.allCases) func itIsLetGo(state: BrowserStates.State) {
    let planned = CGPoint(x: 1900, y: -50)
    var machine = states.machine(state)
    let (target, action) = machine.dragWillEnd(planned: planned, velocity: .zero, states.past)
    switch state {
    case .resting, .going, .pulling, .catching, .leaving:
      #expect(target == planned && action == .none && machine.zoomedPage == nil)
    // Inside its edges.
    case .zoomed, .reshaped, .undecided, .refused:
      #expect(target == CGPoint(x: 1500, y: 0) && action == .closeRoom)
      #expect(machine == states.machine(state == .reshaped ? .reshaped : .zoomed))
    case .turning:
      #expect(target == CGPoint(x: 3060, y: 0))
      #expect(action == .line(page: 2, away: 600, across: 300 - 300))
      #expect(
        machine.held == [
          HeldZoom(page: 2, scale: 2.5, leavesPastEnd: true, across: 300, isLong: true)
        ])
      machine.dragDidEnd(at: target)
      #expect(machine == states.machine(.leaving))
    }
  }

  /// Past its edge by less than half a page only a flick turns, and never more than one page.
  @Test(arguments: [(200.0, 0.2, 2), (200, 0.3, 3), (200, -0.3, 2), (1100, 0.3, 3), (1100, 0, 3)])
  func whereItGoes(excess: Double, speed: Double, page: Int) {
    var machine = states.machine(.turning)
    var motion = states.past
    motion.offset.x = 1500 + excess
    let end = machine.dragWillEnd(
      planned: .zero, velocity: CGPoint(x: speed, y: 0), motion)
    #expect(end.target == CGPoint(x: CGFloat(page) * 1020, y: 0))
    #expect(end.action == .line(page: 2, away: excess, across: 0))
  }

  @Test func atTheEndsThereIsNoNeighbour() {
    for (page, x) in [(0, -300.0), (4, 1800)] {
      var machine = states.machine(.resting)
      _ = machine.zoom(page)
      var motion = states.past
      motion.offset.x = x
      _ = machine.dragWillBegin(states.inside)
      #expect(machine.decideTurning(isAlongTheLine: true) == .makeRoom)
      let end = machine.dragWillEnd(planned: motion.offset, velocity: .zero, motion)
      #expect(end.action == .closeRoom && end.target.x == (page == 0 ? 0 : 1500))
    }
  }

  /// A flick that catches the pages on their way to page 3 means page 4, if it goes the same way.
  @Test func flicksInARow() {
    let rest = CGPoint(x: 3060, y: 0)
    for (speed, planned, page) in [
      (0.3, rest, 4), (0.2, rest, 3), (-0.3, rest, 3), (0.3, CGPoint(x: 2040, y: 0), 2),
    ] {
      var machine = states.machine(.catching)
      var motion = states.paged
      motion.offset.x = 2500
      let end = machine.dragWillEnd(
        planned: planned, velocity: CGPoint(x: speed, y: 0), motion)
      #expect(end.target == CGPoint(x: CGFloat(page) * 1020, y: 0))
      machine.dragDidEnd(at: end.target)
      #expect(machine.goal == page)
    }
  }
}

import Foundation
import PortableUIKit
import Testing

@testable import ZoomScrollView

/// Every state of a photo browser and everything that can happen in it: what the machine answers, and what it is then.
struct BrowserMachineTests {
  private let states = BrowserStates()

  // MARK: What it is

  @Test(arguments: BrowserStates.State.allCases) func whatItSays(state: BrowserStates.State) {
    let machine = states.machine(state)
    switch state {
    case .resting, .pulling, .catching: #expect(machine.zoomedPage == nil && machine.goal == nil)
    case .going, .leaving: #expect(machine.zoomedPage == nil && machine.goal == 3)
    case .zoomed, .reshaped, .undecided, .turning, .refused:
      #expect(machine.zoomedPage == 2 && machine.goal == nil)
    }
    #expect(machine.held.map { $0.page } == (state == .leaving ? [2] : []))
    #expect(machine.shownPage(states.motion(state)) == 2)
  }

  @Test func whereTheLineIs() {
    #expect(states.machine(.resting).lineOffset(states.paged) == 2040)
    #expect(states.machine(.zoomed).lineOffset(states.inside) == 2040)
    #expect(
      states.machine(.zoomed).excess(states.past) == 600
        && states.machine(.zoomed).lineOffset(states.past) == 2640)
    #expect(states.machine(.zoomed).shownPage(states.past) == 3)
    // What is being zoomed is what is shown, wherever fingers hold it.
    var pinched = states.past
    pinched.isPinching = true
    #expect(states.machine(.zoomed).shownPage(pinched) == 2)
  }

  // MARK: Between the two arrangements

  @Test(arguments: BrowserStates.State.allCases) func aPageIsToBeAlone(state: BrowserStates.State) {
    var machine = states.machine(state)
    let isNew = machine.zoom(2)
    switch state {
    case .resting, .going: #expect(isNew && machine == states.machine(.zoomed))
    // The drag goes on.
    case .pulling: #expect(isNew && machine == states.machine(.turning))
    case .catching: #expect(isNew && machine.zoomedPage == 2)
    // What was held is zoomed as before.
    case .leaving: #expect(isNew && machine == states.machine(.zoomed) && machine.held.isEmpty)
    case .zoomed, .reshaped, .undecided, .turning, .refused:
      #expect(!isNew && machine == states.machine(state))
      let isOther = machine.zoom(4)
      #expect(!isOther && machine.zoomedPage == 2)
    }
  }

  @Test(arguments: BrowserStates.State.allCases) func allPagesAgain(state: BrowserStates.State) {
    let back = BrowserMachine.Action.line(page: 2, away: 30, across: 4)
    let event = { (machine: inout BrowserMachine) in machine.leaveZoom(away: 30, across: 4) }
    switch state {
    case .resting, .going, .pulling, .catching, .leaving: states.expect(state, .none, event)
    case .zoomed, .reshaped: states.expect(state, back, to: .resting, event)
    case .turning: states.expect(state, back, to: .pulling, event)
    case .undecided, .refused:
      var machine = states.machine(state)
      #expect(event(&machine) == back)
      #expect(machine.zoomedPage == nil && machine.goal == nil)
      // The same drag: only a new one decides anew.
      _ = machine.zoom(2)
      #expect(machine == states.machine(state))
    }
  }

  @Test(arguments: BrowserStates.State.allCases) func atTheFittedSizePagesCanBeTurned(
    state: BrowserStates.State
  ) {
    let event = { (motion: BrowserMotion, isHeld: Bool) in
      { (machine: inout BrowserMachine) in machine.leaveZoomIfFitted(isHeld: isHeld, motion) }
    }
    states.expect(state, .none, event(states.inside, false))
    var moving: [BrowserMotion] = []
    for path: WritableKeyPath<BrowserMotion, Bool> in [
      \.isPinching, \.zoomsByItself, \.isDecelerating, \.isScrollAnimating,
    ] {
      moving.append(states.fitted)
      moving[moving.count - 1][keyPath: path] = true
    }
    for motion in moving { states.expect(state, .none, event(motion, true)) }
    // A tenth of a point too large is a fifth of a pixel; a whole point too large is no fitted page.
    var (almost, hardly, away, off) = (states.fitted, states.fitted, states.fitted, states.fitted)
    almost.scale = 1.0001
    hardly.scale = 1.001
    away.offset.x = 7
    off.offset.y = 7
    states.expect(state, .none, event(hardly, true))
    states.expect(state, .none, event(away, false))
    states.expect(state, .none, event(off, true))
    var machine = states.machine(state)
    switch state {
    case .resting, .going, .pulling, .catching, .leaving:
      states.expect(state, .none, event(states.fitted, true))
    case .zoomed, .reshaped:
      states.expect(state, .line(page: 2, away: 0, across: 0), to: .resting, event(almost, false))
      states.expect(state, .line(page: 2, away: 7, across: 0), to: .resting, event(away, true))
    case .turning:
      states.expect(state, .line(page: 2, away: 7, across: 0), to: .pulling, event(away, true))
    case .undecided, .refused:
      #expect(machine.leaveZoomIfFitted(isHeld: true, away) == .line(page: 2, away: 7, across: 0))
    }
  }

  @Test(arguments: BrowserStates.State.allCases) func almostFittedIsFitted(
    state: BrowserStates.State
  ) {
    var (almost, pinched) = (states.fitted, states.fitted)
    almost.scale = 1.005
    pinched.scale = 1.005
    pinched.isPinching = true
    let isAlone = states.machine(state).zoomedPage != nil
    #expect(states.machine(state).fitIfNearlyFitted(almost) == (isAlone ? .fit : .none))
    for motion in [states.fitted, states.inside, pinched] {
      #expect(states.machine(state).fitIfNearlyFitted(motion) == .none)
    }
  }

  // MARK: What moves by itself

  @Test(arguments: BrowserStates.State.allCases) func aGoal(state: BrowserStates.State) {
    var (machine, dropped) = (states.machine(state), states.machine(state))
    machine.setGoal(4)
    dropped.dropGoal()
    switch state {
    case .resting, .going: #expect(machine.goal == 4 && dropped == states.machine(.resting))
    case .leaving: #expect(machine.goal == 4 && dropped.goal == nil)
    // A program takes the pages from the finger.
    case .pulling, .catching: #expect(machine.goal == 4 && dropped == states.machine(state))
    case .zoomed, .reshaped, .undecided, .turning, .refused:
      #expect(machine == states.machine(state) && dropped == states.machine(state))
    }
  }

  @Test func aFingerThatCatchesThePagesMaySendThemOn() {
    var machine = states.machine(.going)
    var touched = states.paged
    touched.isTracking = true
    machine.motionDidEnd(touched)
    #expect(machine == states.machine(.going))
    machine.motionDidEnd(states.paged)
    #expect(machine == states.machine(.resting))
  }

  // MARK: What waits

  @Test(arguments: BrowserStates.State.allCases) func aShape(state: BrowserStates.State) {
    var bouncing = states.inside
    bouncing.zoomsByItself = true
    var machine = states.machine(state)
    machine.awaitShape()
    let waiting = machine
    #expect(machine.takeShape(bouncing) == .none)
    #expect(machine == waiting)
    let isAlone = machine.zoomedPage != nil
    #expect(machine.takeShape(states.inside) == (isAlone ? .reshape(page: 2) : .none))
    #expect(machine == states.machine(state == .reshaped ? .zoomed : state))
    #expect(machine.takeShape(states.inside) == .none)
  }

  @Test(arguments: BrowserStates.State.allCases) func aRequest(state: BrowserStates.State) {
    var bouncing = states.inside
    bouncing.zoomsByItself = true
    var machine = states.machine(state)
    let isAlone = machine.zoomedPage != nil
    #expect(machine.takeRequest(states.inside) == .none)
    machine.request = .turn(page: 4, isAnimated: true)
    #expect(
      machine.takeRequest(bouncing) == (isAlone ? .none : .turn(page: 4, isAnimated: true)))
    #expect((machine.request == nil) == !isAlone)
    machine.request = .move(dx: 1, dy: 0)
    #expect(machine.takeRequest(bouncing) == .none)
    #expect(machine.request != nil)
    #expect(machine.takeRequest(states.inside) == (isAlone ? .move(dx: 1, dy: 0) : .none))
    #expect(machine.takeRequest(states.inside) == .none)
  }

  /// No motion brings it on: only that there is something to show.
  @Test(arguments: BrowserStates.State.allCases) func anAwaitedPage(state: BrowserStates.State) {
    var machine = states.machine(state)
    #expect(machine.awaitedPage == nil && machine.takeAwaitedPage() == .none)
    machine.request = .show(page: 4)
    #expect(machine.awaitedPage == 4)
    #expect(machine.takeRequest(states.inside) == .none && machine.awaitedPage == 4)
    machine.rename { $0 - 1 }
    #expect(machine.takeAwaitedPage() == .turn(page: 3, isAnimated: false))
    #expect(machine.request == nil)
    machine.request = .show(page: 4)
    machine.rename { $0 == 4 ? nil : $0 }
    #expect(machine.request == nil)
  }

  // MARK: What is held

  @Test func aHeldPageThatRestsIsZoomedAsBefore() {
    let machine = states.machine(.leaving)
    #expect(machine.resumeZoomAtRest(states.paged) == .zoom(page: 2))
    var (away, moving) = (states.paged, states.paged)
    away.offset.x += 1
    moving.isDecelerating = true
    #expect(machine.resumeZoomAtRest(away) == .none && machine.resumeZoomAtRest(moving) == .none)
    for state in BrowserStates.State.allCases where state != .leaving {
      #expect(states.machine(state).resumeZoomAtRest(states.paged) == .none)
    }
  }

  /// It was left past its end, and lies on the page before it.
  @Test func aHeldPageCoversNoOther() {
    var machine = states.machine(.leaving)
    var (before, after) = (states.paged, states.paged)
    before.offset.x -= 10
    after.offset.x += 10
    #expect(machine.catchCovering(after) == .none)
    #expect(machine.catchCovering(before) == .catchIn(page: 2))
    #expect(machine.dropHeld(at: after.offset.x) == false)
    #expect(machine.held.count == 1)
    #expect(machine.dropHeld(at: before.offset.x) == true)
    #expect(machine.held.isEmpty)
    machine = states.machine(.leaving)
    // Out of sight.
    #expect(machine.dropHeld(at: 3060) == true)
    #expect(machine.dropHeld(at: 3060) == false)
    machine = states.machine(.leaving)
    machine.dropHeld(except: 2)
    #expect(machine.held.count == 1)
    machine.dropHeld(except: 1)
    #expect(machine.held.isEmpty)
  }

  // MARK: Pages that come and go

  @Test(arguments: BrowserStates.State.allCases) func aPageComesBeforeAll(
    state: BrowserStates.State
  ) {
    var machine = states.machine(state)
    machine.request = .turn(page: 3, isAnimated: true)
    let isAlone = machine.zoomedPage != nil
    machine.rename { $0 + 1 }
    #expect(machine.zoomedPage == (isAlone ? 3 : nil))
    #expect(machine.goal == (state == .going || state == .leaving ? 4 : nil))
    #expect(machine.held.map { $0.page } == (state == .leaving ? [3] : []))
    #expect(machine.request == .turn(page: 4, isAnimated: true))
  }

  @Test(arguments: BrowserStates.State.allCases) func allPagesGo(state: BrowserStates.State) {
    var machine = states.machine(state)
    machine.request = .turn(page: 3, isAnimated: true)
    machine.rename { _ in nil }
    #expect(machine.zoomedPage == nil && machine.goal == nil && machine.held.isEmpty)
    #expect(machine.request == nil)
  }
}

import Foundation
import PortableUIKit
import Testing

@testable import ZoomScrollView

/// A photo browser's machine in every state, and what its scroll view may show.
struct BrowserStates {
  enum State: CaseIterable {
    /// All pages, none of them on its way.
    case resting
    /// On the way to page 3.
    case going
    /// A drag turns pages, from page 2.
    case pulling
    /// The same, and it has caught them on the way to page 3.
    case catching
    /// Page 2 is alone.
    case zoomed
    /// The same, and it has another shape.
    case reshaped
    /// A drag has begun on it.
    case undecided
    /// The drag goes on into a neighbour.
    case turning
    /// The drag moves the page along its side.
    case refused
    /// Page 2 has been let go past its end, for page 3.
    case leaving
  }

  typealias Action = BrowserMachine.Action

  /// Five pages, 1020 points apart.
  static let line = PageLine(
    count: 5, pageSize: CGSize(width: 1000, height: 800), gap: 20, pixelsPerPoint: 2)

  /// Page 2 between its neighbours.
  let paged = BrowserMotion(
    offset: CGPoint(x: 2040, y: 0), contentSize: CGSize(width: 5100, height: 800))
  /// Alone, at its fitted size.
  let fitted = BrowserMotion(
    contentSize: CGSize(width: 1000, height: 800), fitted: CGSize(width: 1000, height: 800))
  /// Alone, from 0 to 1500.
  let inside = BrowserMotion(
    offset: CGPoint(x: 700, y: 300), contentSize: CGSize(width: 2500, height: 2000),
    fitted: CGSize(width: 1000, height: 800), scale: 2.5)
  /// 600 points past its end, held.
  let past = BrowserMotion(
    offset: CGPoint(x: 2100, y: 300), contentSize: CGSize(width: 2500, height: 2000),
    fitted: CGSize(width: 1000, height: 800), scale: 2.5, isTracking: true, isDragging: true)

  func machine(_ state: State) -> BrowserMachine {
    var machine = BrowserMachine()
    machine.line = Self.line
    switch state {
    case .resting: break
    case .going: machine.setGoal(3)
    case .pulling, .catching:
      if state == .catching { machine.setGoal(3) }
      _ = machine.dragWillBegin(paged)
      _ = machine.decideTurning(isAlongTheLine: true)
    case .zoomed: _ = machine.zoom(2)
    case .reshaped:
      _ = machine.zoom(2)
      machine.awaitShape()
    case .undecided, .turning, .refused:
      _ = machine.zoom(2)
      _ = machine.dragWillBegin(inside)
      if state != .undecided { _ = machine.decideTurning(isAlongTheLine: state == .turning) }
    case .leaving:
      machine = self.machine(.turning)
      let end = machine.dragWillEnd(planned: .zero, velocity: .zero, past)
      machine.dragDidEnd(at: end.target)
    }
    return machine
  }

  /// What the scroll view shows in a state.
  func motion(_ state: State) -> BrowserMotion {
    switch state {
    case .resting, .going, .pulling, .catching: paged
    case .zoomed, .reshaped, .undecided, .turning, .refused: inside
    case .leaving: paged
    }
  }

  func expect(
    _ state: State, _ action: Action, to next: State? = nil,
    _ event: (inout BrowserMachine) -> Action, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var machine = machine(state)
    #expect(event(&machine) == action, "\(state)", sourceLocation: sourceLocation)
    #expect(machine == self.machine(next ?? state), "\(state)", sourceLocation: sourceLocation)
  }
}

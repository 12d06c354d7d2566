/// Decides when a zoom has ended, whatever the platform says and when.
///
/// A platform may report the end before, between or after the scrolls that belong to it, more than
/// once, without a beginning, and with flags that stay up though nothing follows. Of each zoom one end
/// comes out, after everything has come to rest.
struct ZoomEnding: Equatable {
  /// What is to be done.
  enum Action: Equatable {
    case none
    /// Tell the delegate that the zoom has ended.
    case report
    /// Call `timePassed` after `ZoomTunables.quietTime`, counted from now.
    case wait
    case stopWaiting
  }

  private enum State: Equatable {
    /// No zoom that has not been reported.
    case resting
    /// The delegate may have been told of the beginning.
    case zooming(isAnnounced: Bool)
    /// The platform has reported the end and something may still move.
    case ending(isAnnounced: Bool, quietTimes: Int)
  }

  /// At first a zoom may be under way that nobody told of.
  private var state = State.zooming(isAnnounced: false)

  /// The end is awaited.
  var isPending: Bool {
    switch state {
    case .ending: true
    case .resting, .zooming: false
    }
  }

  /// The platform says that a zoom begins; true when the delegate is to hear of it. Fingers that take
  /// over a zoom before it has come to rest go on with the same zoom.
  mutating func begin() -> Bool {
    switch state {
    case .zooming(isAnnounced: true), .ending(isAnnounced: true, _):
      state = .zooming(isAnnounced: true)
      return false
    case .resting, .zooming(isAnnounced: false), .ending(isAnnounced: false, _):
      state = .zooming(isAnnounced: true)
      return true
    }
  }

  /// Something is zoomed, or about to be, without a beginning.
  mutating func zoomed() {
    switch state {
    case .resting: state = .zooming(isAnnounced: false)
    case .zooming, .ending: break
    }
  }

  /// The platform, or the program that zoomed, says that the zoom has ended.
  mutating func end(_ motion: ZoomMotion) -> Action {
    switch state {
    case .resting: return .none
    case .zooming(let isAnnounced), .ending(let isAnnounced, _):
      state = .ending(isAnnounced: isAnnounced, quietTimes: 0)
      return rested(motion)
    }
  }

  /// The content has moved.
  mutating func moved(_ motion: ZoomMotion) -> Action {
    switch state {
    case .resting, .zooming: return .none
    case .ending(let isAnnounced, _):
      state = .ending(isAnnounced: isAnnounced, quietTimes: 0)
      return motion.isHandled ? .stopWaiting : .wait
    }
  }

  /// A drag, a deceleration or a scroll has ended.
  mutating func rested(_ motion: ZoomMotion) -> Action {
    switch state {
    case .resting, .zooming: return .none
    case .ending:
      guard motion.isAtRest else { return motion.isHandled ? .stopWaiting : .wait }
      state = .resting
      return .report
    }
  }

  /// `ZoomTunables.quietTime` has passed and nothing has moved.
  mutating func timePassed(_ motion: ZoomMotion) -> Action {
    switch state {
    case .resting, .zooming: return .none
    case .ending(let isAnnounced, let quietTimes):
      if motion.isHandled { return .none }
      guard motion.isAtRest || quietTimes + 1 >= ZoomTunables.mostQuietTimes else {
        state = .ending(isAnnounced: isAnnounced, quietTimes: quietTimes + 1)
        return .wait
      }
      state = .resting
      return .report
    }
  }
}

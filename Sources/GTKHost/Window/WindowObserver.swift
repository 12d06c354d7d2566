import ScrollEngine

/// Sees what the engine is fed, in the order in which it is fed: all that a recording needs.
@MainActor
public protocol WindowObserver: AnyObject {
  /// The event is about to be sent to the frame loop.
  func windowWillSend(_ event: InputEvent)
  /// The frame loop is about to be asked for the frame at `time`, in seconds on the events' clock.
  func windowWillRunFrame(at time: Double)
  /// The frame is made, and everybody has heard what there was to hear. There may be no other one for long.
  func windowDidRunFrame()
}

extension WindowObserver {
  public func windowDidRunFrame() {}
}

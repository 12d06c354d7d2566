import DisplayList
import ScrollEngine
import ScrollGeometry

/// What a script is played to: one window's frames, and what can be read off them.
@MainActor
public protocol Playable: AnyObject {
  /// Keeps the event for the next frame.
  func send(_ event: InputEvent)
  /// Handles what was sent and advances everything to `time`, seconds.
  func frame(at time: Double)
  /// Nothing moves and nothing waits for time to pass.
  var isAtRest: Bool { get }
  /// What the last frame shows.
  var displayList: DisplayList { get }
  /// What `expect` reads, after the last frame.
  var reading: Reading { get }
  /// A script begins to be played; in a recording is also what the clipboard had.
  func playingBegins(isRecording: Bool)
}

extension Playable {
  /// Nothing is to be prepared.
  public func playingBegins(isRecording: Bool) {}
}

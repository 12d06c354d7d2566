import DisplayList
import PortableUIKit
import ScrollEngine

/// The frames of a real window, for a script to be played to.
@MainActor
public final class LoopSubject: Playable {
  public let loop: FrameLoop
  private let logger: EventLogger?
  private let read: () -> Reading

  /// - Parameters:
  ///   - logger: is told the time of each frame.
  ///   - read: what `expect` sees.
  package init(_ loop: FrameLoop, logger: EventLogger?, read: @escaping () -> Reading) {
    self.loop = loop
    self.logger = logger
    self.read = read
  }

  public func send(_ event: InputEvent) { loop.send(event) }

  public func frame(at time: Double) {
    logger?.time = time
    loop.frame(at: time)
  }

  /// What is copied can be pasted; in a recording, pasting is an event of its own.
  public func playingBegins(isRecording: Bool) {
    TextInputHosts.shared.set(ScriptClipboard(loop, isSilent: isRecording), for: loop.window)
  }

  public var isAtRest: Bool { loop.isAtRest }
  public var displayList: DisplayList { loop.displayList }
  public var reading: Reading { read() }
}

import ScrollEngine

/// Writes down what an engine is fed, for `zoomscroll play` to feed it again, exactly.
///
/// A host calls `record` for every event it sends, settings and the window's size first, and
/// `recordFrame` for every frame it makes, in that order.
public final class RecordingWriter {
  private let stream: TextStream
  private var text = RecordingText()

  public init(_ stream: TextStream) {
    self.stream = stream
    stream.write(
      "# A recording of zoomscroll. Play it again with: zoomscroll play THIS-FILE PATH…\n")
    stream.flush()
  }

  /// The event is fed to the engine now.
  public func record(_ event: InputEvent) {
    stream.write(text.lines(for: event))
  }

  /// The frame is made now. Also hands everything so far to the system, so that a crash loses nothing.
  public func recordFrame(at time: Double) {
    stream.write(text.line(forFrameAt: time))
    stream.flush()
  }
}

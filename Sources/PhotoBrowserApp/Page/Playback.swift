import DisplayList
import TilePyramid

/// Which frame of an animated picture a page shows. Time counts from when its first frame was seen,
/// and waits for no frame: what comes late is skipped.
struct Playback {
  /// Frames that are later than this are not looked for.
  private static let mostFramesLate = 16

  /// Nil for a picture that stands still.
  let timeline: AnimationTimeline?
  /// Seconds on the window's clock; nil before it begins.
  private var start: Double?
  /// Seconds since then.
  private var elapsed = 0.0
  /// The frame that was drawn last.
  private var shown: UInt16?

  init(_ timeline: AnimationTimeline?) { self.timeline = timeline }

  /// The last frame of the last round is shown, and stays.
  var isOver: Bool {
    guard let timeline else { return true }
    return timeline.duration.map { elapsed >= $0 } ?? false
  }

  mutating func rewind() { self = Playback(timeline) }

  /// - Parameter previous: the time of the last frame of the window; the first time, that is when it
  ///   began.
  /// - Returns: whether another frame is due.
  mutating func advance(to time: Double, from previous: Double) -> Bool {
    guard let timeline else { return false }
    let start = start ?? previous
    self.start = start
    let old = timeline.frame(at: elapsed)
    elapsed = time - start
    return timeline.frame(at: elapsed) != old
  }

  /// Says which frames the page wants, and which it draws meanwhile.
  mutating func choose(for page: inout TilePage, isLoaded: (TextureID) -> Bool) {
    guard let timeline else { return }
    page.frame = UInt16(timeline.frame(at: elapsed))
    page.nextFrames = timeline.frames(after: elapsed, count: AnimationTimeline.framesAhead)
      .map { UInt16($0) }
    var candidate = page
    for _ in 0...Self.mostFramesLate {
      if candidate.isCovered(isLoaded: isLoaded) {
        shown = candidate.frame
        break
      }
      if candidate.frame == shown { break }
      candidate.frame = candidate.frame == 0 ? UInt16(timeline.frameCount - 1) : candidate.frame - 1
    }
    page.shownFrame = shown
  }
}

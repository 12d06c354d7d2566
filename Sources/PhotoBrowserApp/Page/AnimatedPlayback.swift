import DisplayList
import PortableUIKit
import TilePyramid

/// Of a picture that moves. Time counts from when its first frame was seen, and waits for no frame: what comes
/// late is skipped.
final class AnimatedPlayback: Playback {
  /// Frames that are later than this are not looked for.
  private static let mostFramesLate = 16

  private let frames: AnimationTimeline
  /// Another frame is due.
  private let frameChanged: () -> Void
  private var link: FrameLink?
  /// Seconds on the window's clock; nil before it begins.
  private var start: Double?
  /// Seconds since then.
  private var elapsed = 0.0
  /// The frame that was drawn last.
  private var shown: UInt16?

  init(_ timeline: AnimationTimeline, frameChanged: @escaping () -> Void) {
    frames = timeline
    self.frameChanged = frameChanged
    super.init()
    link = FrameLink { [unowned(unsafe) self] in play(to: $0, from: $1) }
  }

  override var timeline: AnimationTimeline? { frames }

  override func rewind() {
    link?.stop()
    start = nil
    elapsed = 0
    shown = nil
  }

  override func choose(
    for page: inout TilePage, in window: UIWindow?, isLoaded: (TextureID) -> Bool
  ) {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    chooseFrames(for: &page, isLoaded: isLoaded)
    guard page.isOnScreen else { return rewind() }
    guard let window, link?.isRunning == false, !isOver, page.isCovered(isLoaded: isLoaded) else {
      return
    }
    link?.start(in: window)
  }

  private func chooseFrames(for page: inout TilePage, isLoaded: (TextureID) -> Bool) {
    page.frame = UInt16(frames.frame(at: elapsed))
    page.nextFrames = frames.frames(after: elapsed, count: AnimationTimeline.framesAhead)
      .map { UInt16($0) }
    var candidate = page
    for _ in 0...Self.mostFramesLate {
      if candidate.isCovered(isLoaded: isLoaded) {
        shown = candidate.frame
        break
      }
      if candidate.frame == shown { break }
      candidate.frame = candidate.frame == 0 ? UInt16(frames.frameCount - 1) : candidate.frame - 1
    }
    page.shownFrame = shown
  }

  /// - Parameter previous: the time of the last frame of the window; the first time, that is when it
  ///   began.
  private func play(to time: Double, from previous: Double) {
    guard !UIAccessibility.isReduceMotionEnabled else {
      rewind()
      return frameChanged()
    }
    let start = start ?? previous
    self.start = start
    let old = frames.frame(at: elapsed)
    elapsed = time - start
    if frames.frame(at: elapsed) != old { frameChanged() }
    if isOver { link?.stop() }
  }

  /// The last frame of the last round is shown, and stays.
  private var isOver: Bool { frames.duration.map { elapsed >= $0 } ?? false }
}

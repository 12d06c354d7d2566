import Foundation
import PortableUIKit
import ScrollGeometry
import Testing

@testable import HeadlessHost

/// Scripts played to a real scroll view.
@MainActor
struct LoopSubjectTests {
  private final class Lines {
    var text = ""
  }

  /// What a script leaves: the log, and what it was fed.
  private struct Outcome: Equatable {
    var log: String
    var recording: String
    var reading: Reading
  }

  private func play(_ script: String, framesPerSecond: Double = 120) throws -> Outcome {
    let folder = try TemporaryFolder()
    let stream = try TextStream(path: folder.file("r")) { Issue.record("\($0)") }
    let lines = Lines()
    let logger = EventLogger { lines.text += $0 }
    let window = UIWindow(frame: .zero)
    let view = UIScrollView(frame: .zero)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 3000, height: 6000))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
    view.addSubview(content)
    view.contentSize = content.frame.size
    window.addSubview(view)
    window.makeKeyAndVisible()
    logger.zoomView = content
    view.delegate = logger
    let subject = LoopSubject(FrameLoop(window: window), logger: logger) {
      Reading(
        zoom: Double(view.zoomScale),
        offset: Point(x: Double(view.contentOffset.x), y: Double(view.contentOffset.y)))
    }
    let player = Player(
      try Script(parsing: script), on: subject, framesPerSecond: framesPerSecond,
      recorder: RecordingWriter(stream))
    try player.play()
    stream.close()
    return Outcome(
      log: lines.text, recording: try folder.text("r"), reading: subject.reading)
  }

  private let everything = """
    size 1024x768 @2
    swipe 500,600 -> 480,200 0.2
    wait 0.3
    tap 500,300
    pinch 512,384 100 -> 260 0.3
    settle
    pointer 300,300
    scroll 0,-120 0.2
    wait 0.1
    wheel 0,-2
    magnify 0.7 0.25
    settle
    rotate 500,400 30 0.2
    +0.0021 touch 5 down 100,100
    touch 6 down 300,300
    +0.0123 touch 5 move 90,80
    +0.01 touch 5 cancel
    touch 6 up
    resize 600x900 @1
    drag 500,300 -> 500,800 0.3
    settle
    expect resting
    """

  @Test func aRecordingGivesTheSameLog() throws {
    let played = try play(everything)
    let again = try play(played.recording)
    #expect(again == played)
    #expect(played.log.split(separator: "\n").count > 200)
  }

  @Test func theSameScriptGivesTheSameLog() throws {
    #expect(try play(everything) == (try play(everything)))
  }

  /// A frame that is made twice, because something looked at it, shows in no log.
  @Test func lookingChangesNothing() throws {
    func script(_ look: String) -> String {
      """
      swipe 500,600 -> 480,200 0.2
      \(look)
      wait 0.25
      \(look)
      tap 400,400
      \(look)
      pinch 512,384 200 -> 100 0.3
      \(look)
      wait 0.1
      \(look)
      swipe 500,600 -> 480,200 0.2
      settle
      """
    }
    let looking = try play(script("expect offset 0,0 ±1e6"))
    let plain = try play(script(""))
    #expect(looking.log == plain.log)
    #expect(looking.recording != plain.recording)
  }

  /// Content follows the finger less the slop of 10 points, at any frame rate.
  @Test(arguments: [30.0, 60, 120, 144, 240])
  func aDragMovesTheContent(framesPerSecond: Double) throws {
    let outcome = try play(
      """
      drag 500,600 -> 500,300 0.5
      settle
      expect offset 0,290 ±0.5
      expect zoom 1
      """, framesPerSecond: framesPerSecond)
    #expect(outcome.log.contains("scrollViewDidEndDragging offset=0,290 zoom=1 decelerate=false"))
  }

  @Test func scrollingByTrackpadMovesTheContent() throws {
    _ = try play(
      """
      scroll 0,-120 0.2 momentum 0,-300 0.5
      settle
      expect offset 0,420 ±0.5
      """)
  }
}

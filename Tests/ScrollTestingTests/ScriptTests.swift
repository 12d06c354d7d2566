import DisplayList
import Foundation
import HeadlessHost
import PortableUIKit
import ScrollGeometry
import ScrollTesting
import Testing

/// Gesture scripts on a view of one's own.
@MainActor
struct ScriptTests {
  private let sheet = Sheet()
  private var stage: Stage { sheet.stage }

  @Test func aScriptPlaysAndExpects() throws {
    try stage.play(
      """
      drag 160,400 -> 160,200 0.5
      settle
      expect offset 0,190 ±0.001
      expect zoom 1
      expect resting
      """)
    #expect((sheet.view.contentOffset.y - 190).magnitude < 1e-9)
    #expect(stage.window.bounds.size == CGSize(width: 320, height: 480))
  }

  @Test(arguments: [
    ("settle\nexpect zoom 2", "line 2: expected zoom 2, saw zoom 1"),
    ("expect page 1", "line 1: expected page 1, saw no pages"),
    ("jump 3", "line 1"),
  ])
  func whatIsNotSoIsThrownWithItsLine(script: String, says: String) {
    let error = #expect(throws: (any Error).self) { try stage.play(script) }
    #expect(error.map { "\($0)".hasPrefix(says) } == true)
  }

  /// What comes in two parts is what comes at once: the clock goes on, and hands may do something between.
  @Test func theNextScriptGoesOn() throws {
    let parts = [
      "swipe 160,400 -> 160,300 0.2", "wait 0.25\npinch 160,240 100 -> 150 0.25", "settle",
    ]
    for part in parts { try stage.play(part) }
    let whole = Sheet()
    try whole.stage.play(parts.joined(separator: "\n"))
    let (one, other) = (sheet.view, whole.view)
    #expect((one.contentOffset.y - other.contentOffset.y).magnitude < 1e-6)
    #expect((one.zoomScale - other.zoomScale).magnitude < 1e-9 && one.zoomScale > 1.3)
    let before = stage.time
    stage.frame()
    #expect((stage.time - before - 1 / 120).magnitude < 1e-9)
  }

  @Test func pagesAreCounted() throws {
    sheet.view.isPagingEnabled = true
    sheet.view.contentSize = CGSize(width: 3200, height: 480)
    try stage.play("swipe 260,200 -> 60,200 0.15\nsettle\nexpect page 1")
    try stage.play("expect page 7", page: { 7 })
  }

  @Test func itReadsTheViewThatIsNamed() throws {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.contentSize = CGSize(width: 500, height: 500)
    inner.contentOffset = CGPoint(x: 7, y: 9)
    sheet.content.addSubview(inner)
    try stage.play("expect offset 7,9", on: inner)
    try stage.play("expect offset 0,0")
  }

  @Test func shotsArePictures() throws {
    let shots = try stage.play("shot first\nresize 200x100\nshot second")
    #expect(shots.keys.sorted() == ["first", "second"])
    #expect(shots["first"].map(pixelSize) == [640, 960])
    #expect(shots["second"].map(pixelSize) == [400, 200])
  }

  /// A stage's log is the one that `zoomscroll play --log` writes.
  @Test func theLogIsThePlayers() throws {
    let script =
      "size 320x480 @2\nswipe 160,400 -> 150,200 0.2\nsettle\npinch 160,240 60 -> 140 0.3\nsettle"
    let log = try stage.log(of: sheet.view)
    try stage.play(script)
    let other = Sheet()
    var text = ""
    let logger = EventLogger { text += $0 }
    logger.zoomView = other.content
    other.view.delegate = logger
    let subject = LoopSubject(FrameLoop(window: other.stage.window), logger: logger) {
      Reading(zoom: 1, offset: .zero)
    }
    try Player(try Script(parsing: script), on: subject).play()
    #expect(log.lines == text.split(separator: "\n").map(String.init))
    #expect(log.lines.count > 100)
  }
}

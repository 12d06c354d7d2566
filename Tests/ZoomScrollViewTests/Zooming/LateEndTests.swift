import Foundation
import PortableUIKit
import TestStage
import Testing

@testable import ZoomScrollView

/// The logs in documents 000 and 003, call by call: the platform reports the end of a zoom early, and
/// one end comes out, after the last scroll.
@MainActor
struct LateEndTests {
  typealias Call = ScriptedPlatform.Call

  /// The four logs. In the first the simulator bounces; in the second a device does; in the third two
  /// fingers touch and do not zoom; in the fourth `zoomBouncing` is true and nothing follows.
  nonisolated static let logs: [[Call]] = [
    [
      .scroll(2, 3), .scroll(2, 1), .scroll(-0.0, -0.0), .scroll(1, 0), .end(bouncing: true),
      .scroll(0, 0),
    ],
    [
      .scroll(11, -4), .end(bouncing: true), .scroll(10, -4), .scroll(9, -4), .scroll(8, -4),
      .scroll(6, -3), .scroll(5, -2), .scroll(3, -2), .scroll(2, -1), .scroll(1, -1),
      .scroll(0, -1), .scroll(0, 0),
    ],
    [.scroll(-0.0, -0.0), .end(bouncing: false)],
    [.scroll(0, 0), .scroll(0, 0), .end(bouncing: true)],
  ]

  /// `interval`: frames between two calls. `staysUp`: the flag never falls.
  @Test(arguments: [0, 1, 2, 3], [0, 1, 5])
  func oneEndAfterTheLastScroll(log number: Int, interval: Int) {
    for staysUp in [false, true] {
      for rate in [60.0, 120.0] {
        let platform = ScriptedPlatform(framesPerSecond: rate)
        let calls = Self.logs[number]
        let scrolls = calls.count - 1
        for (index, call) in calls.enumerated() {
          platform.report(call)
          if index == calls.count - 1, !staysUp { platform.saysItBounces = false }
          let isLog3 = number == 2 && index == 1
          #expect(platform.log.lines.contains { $0.hasPrefix("didEndZooming") } == isLog3)
          if index < calls.count - 1 { for _ in 0..<interval { platform.stage.frame() } }
        }
        let last = platform.stage.time
        #expect(platform.log.lines.filter { $0.hasPrefix("didScroll") }.count == scrolls)
        var reported = number == 2 ? last : nil
        platform.stage.onFrame = {
          if reported == nil, platform.log.lines.last?.hasPrefix("didEndZooming") == true {
            reported = platform.stage.time
          }
        }
        platform.stage.wait(3)
        #expect(
          platform.log.lines.filter { $0.hasPrefix("didEndZooming") }
            == ["didEndZooming 0.0,0.0 x1.0 scale=1.0"])
        #expect(platform.log.lines.last?.hasPrefix("didEndZooming") == true)
        // Without a flag that lies: a tenth of a second of quiet. With one: half a second.
        let waited = (reported ?? .infinity) - last
        let expected = number == 2 ? 0 : staysUp ? 0.5 : 0.1
        #expect(waited >= expected - 1e-9 && waited <= expected + 5 / rate + 1e-9, "\(waited)")
      }
    }
  }

  @Test func theEndHasTheRealViewAndTheAbsoluteScale() {
    final class Ends: ZoomScrollViewDelegate {
      let content: UIView
      var heard: [(view: UIView?, scale: CGFloat)] = []
      init(_ content: UIView) { self.content = content }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
      func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
      ) { heard.append((view, scale)) }
    }
    let platform = ScriptedPlatform()
    let ends = Ends(platform.page)
    platform.delegate = ends
    platform.page.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    platform.contentSize = CGSize(width: 480, height: 690)
    platform.setPlatformZoomScale(1.5, animated: false)
    // The first iPhones gave a throw-away view and a scale relative to it.
    platform.saysItBounces = true
    platform.relay.scrollViewDidEndZooming(platform, with: nil, atScale: 0.75)
    platform.stage.wait(1)
    #expect(ends.heard.count == 1)
    #expect(ends.heard.first?.view === platform.page && ends.heard.first?.scale == 1.5)
  }

  @Test func aNewZoomAfterTheReportIsReportedToo() {
    let platform = ScriptedPlatform()
    for _ in 1...3 {
      platform.report(.willBegin)
      platform.report(.scroll(4, 4))
      platform.report(.end(bouncing: true))
      platform.report(.scroll(0, 0))
      platform.stage.wait(1)
    }
    #expect(
      platform.log.calls
        == Array(repeating: "willBeginZooming didScroll* didEndZooming", count: 3)
        .joined(separator: " "))
  }

  @Test func aLastingDragIsWaitedFor() {
    let bed = ZoomBed()
    bed.view.maximumZoomScale = 4
    // Two fingers pinch, one stays and drags, and throws.
    bed.stage.touch((1, .down, 100, 200), (2, .down, 160, 200))
    for step in 1...20 {
      let x = 160 + 4 * Double(step)
      bed.stage.touch((1, .move, 100, 200), (2, .move, x, 200))
    }
    bed.stage.touch((2, .up, 240, 200))
    for step in 1...30 { bed.stage.touch((1, .move, 100, 200 - 4 * Double(step))) }
    #expect(!bed.log.lines.contains { $0.hasPrefix("didEndZooming") })
    bed.stage.touch((1, .up, 100, 80))
    bed.stage.settle()
    #expect(bed.log.lines.filter { $0.hasPrefix("didEndZooming") }.count == 1)
    #expect(
      bed.log.calls.hasSuffix("willBeginDecelerating didScroll* didEndDecelerating didEndZooming"))
  }
}

import Foundation
import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

@testable import PortableUIKit

@MainActor
struct IndicatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 406))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 406))
  private let loop: FrameLoop

  private init() {
    window.screen = UIScreen()
    scrollView.contentSize = CGSize(width: 200, height: 1624)
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    loop = FrameLoop(window: window)
    loop.frame(at: 0)
  }

  private var text: String {
    window.displayList.description.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test func `Nothing is seen until something moves, and what a program sets does not count`() {
    scrollView.contentOffset.y = 100
    loop.frame(at: 1)
    #expect(!text.contains("fill") && scrollView.subviews.isEmpty && !loop.needsFrame)
    #expect(scrollView.layer.sublayers == nil)
  }

  @Test func `Content that is put within its limits, and a view of another size, show none`() {
    scrollView.contentOffset.y = 1218
    scrollView.contentSize.height = 1000
    loop.frame(at: 1)
    #expect(scrollView.contentOffset.y == 594)
    scrollView.frame.size.height = 500
    loop.frame(at: 1.1)
    scrollView.contentInset.bottom = -50
    loop.frame(at: 1.2)
    #expect(scrollView.contentOffset.y == 450)
    #expect(!text.contains("fill") && !loop.needsFrame)
  }

  @Test func `A motion shows the indicator at its place, and a while after it fades`() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 609), animated: true)
    loop.frame(at: 0.4)
    // A quarter of 400 points long, in the middle of what is left.
    #expect(text.contains("fill 194 762 3 100 radius 1.5 #00000059"), "\(text)")
    #expect(loop.isAtRest && loop.needsFrame)
    loop.frame(at: 0.69)
    #expect(scrollView.indicators?.opacity == 1)
    loop.frame(at: 0.825)
    #expect(isClose(scrollView.indicators!.opacity, 0.5, within: 1e-9))
    loop.frame(at: 1)
    #expect(!text.contains("fill") && !loop.needsFrame)
  }

  @Test func `Pulled off it shrinks at its end; short contents have none`() {
    let track = IndicatorTrack(
      start: 3, length: 400, visible: 406, content: 1624, offset: -40, minimum: 0, maximum: 1218)
    #expect(track.knob?.start == 3 && track.knob?.length == 60)
    let below = IndicatorTrack(
      start: 3, length: 400, visible: 406, content: 1624, offset: 1418, minimum: 0, maximum: 1218)
    #expect(below.knob?.start == 396 && below.knob?.length == 7)
    let endless = IndicatorTrack(
      start: 3, length: 400, visible: 406, content: 1e9, offset: 0, minimum: 0, maximum: 1e9)
    #expect(endless.knob?.length == 36)
    let short = IndicatorTrack(
      start: 3, length: 400, visible: 406, content: 100, offset: 0, minimum: 0, maximum: 0)
    #expect(short.knob == nil)
  }

  @Test func `Flashed, styled, inset, and on the left where lines begin there`() {
    scrollView.indicatorStyle = .white
    scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 5, bottom: 80, right: 7)
    scrollView.semanticContentAttribute = .forceRightToLeft
    scrollView.flashScrollIndicators()
    loop.frame(at: 0.1)
    #expect(text.contains("fill 8 23 3 75 radius 1.5 #ffffff59"), "\(text)")
    loop.frame(at: 0.79)
    #expect(text.contains("#ffffff59"))
    loop.frame(at: 1.1)
    #expect(!text.contains("fill"))
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.flashScrollIndicators()
    #expect(!text.contains("fill"))
  }
}

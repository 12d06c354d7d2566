import Foundation
import PortableUIKit
import ScrollGeometry
import Testing

@testable import HeadlessHost

@MainActor
struct EventLoggerTests {
  private final class Lines {
    var text = ""
  }

  private let lines = Lines()
  private let logger: EventLogger
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    let lines = lines
    logger = EventLogger { lines.text += $0 }
    view.contentSize = CGSize(width: 1000, height: 1000)
    view.contentOffset = CGPoint(x: 3, y: 4)
    logger.time = 1.5
  }

  @Test func everyCallIsOneLine() {
    var target = CGPoint(x: 7, y: 8.5)
    logger.scrollViewDidScroll(view)
    logger.scrollViewDidZoom(view)
    logger.scrollViewWillBeginDragging(view)
    logger.scrollViewWillEndDragging(
      view, withVelocity: CGPoint(x: -0.25, y: 2), targetContentOffset: &target)
    logger.scrollViewDidEndDragging(view, willDecelerate: true)
    logger.scrollViewDidEndDragging(view, willDecelerate: false)
    logger.scrollViewWillBeginDecelerating(view)
    logger.time = 2
    logger.scrollViewDidEndDecelerating(view)
    logger.scrollViewDidEndScrollingAnimation(view)
    logger.scrollViewWillBeginZooming(view, with: nil)
    logger.scrollViewDidEndZooming(view, with: nil, atScale: 2.5)
    logger.scrollViewDidScrollToTop(view)
    logger.scrollViewDidChangeAdjustedContentInset(view)
    logger.log("photoBrowserDidShow", offset: .zero, zoom: 1, values: [.page(2)])
    #expect(
      lines.text == """
        1.500000 scrollViewDidScroll offset=3,4 zoom=1
        1.500000 scrollViewDidZoom offset=3,4 zoom=1
        1.500000 scrollViewWillBeginDragging offset=3,4 zoom=1
        1.500000 scrollViewWillEndDragging offset=3,4 zoom=1 velocity=-0.25,2 target=7,8.5
        1.500000 scrollViewDidEndDragging offset=3,4 zoom=1 decelerate=true
        1.500000 scrollViewDidEndDragging offset=3,4 zoom=1 decelerate=false
        1.500000 scrollViewWillBeginDecelerating offset=3,4 zoom=1
        2.000000 scrollViewDidEndDecelerating offset=3,4 zoom=1
        2.000000 scrollViewDidEndScrollingAnimation offset=3,4 zoom=1
        2.000000 scrollViewWillBeginZooming offset=3,4 zoom=1
        2.000000 scrollViewDidEndZooming offset=3,4 zoom=1 scale=2.5
        2.000000 scrollViewDidScrollToTop offset=3,4 zoom=1
        2.000000 scrollViewDidChangeAdjustedContentInset offset=3,4 zoom=1
        2.000000 photoBrowserDidShow offset=0,0 zoom=1 page=2

        """)
    #expect(target == CGPoint(x: 7, y: 8.5))
  }

  @Test func queriesAreAnsweredAndNotLogged() {
    #expect(logger.viewForZooming(in: view) == nil)
    let content = UIView(frame: .zero)
    logger.zoomView = content
    #expect(logger.viewForZooming(in: view) === content)
    #expect(logger.scrollViewShouldScrollToTop(view))
    #expect(lines.text == "")
  }

  @Test func aViewCallsItsLogger() {
    view.delegate = logger
    view.setContentOffset(CGPoint(x: 10, y: 20), animated: false)
    #expect(lines.text == "1.500000 scrollViewDidScroll offset=10,20 zoom=1\n")
  }
}

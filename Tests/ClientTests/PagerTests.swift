import UIKit
import ScrollGeometry
import TestStage
import Testing

@testable import Clients

final class NumberedPages: RecycledPagerDataSource {
  var made = 0
  let count: Int
  init(count: Int) { self.count = count }

  func numberOfPages(in pager: RecycledPager) -> Int { count }

  func pager(_ pager: RecycledPager, viewForPage index: Int, reusing view: UIView?) -> UIView {
    let page = view ?? UIView()
    if view == nil { made += 1 }
    page.tag = index
    return page
  }
}

@MainActor
struct RecycledPagerTests {
  let source = NumberedPages(count: 50)
  let pager = RecycledPager()
  let listening: Listening
  let stage: Stage

  init() {
    pager.dataSource = source
    listening = Listening(to: pager.scrollView)
    stage = Stage(size: Size(width: 300, height: 500), view: pager)
    listening.recorder.clear()
  }

  @Test func `A swipe turns one page, with one neighbour in sight on the way`() {
    var most = 0
    stage.onFrame = { [pager] in most = max(most, pager.visiblePages.count) }
    stage.swipe(from: Point(x: 250, y: 250), to: Point(x: 100, y: 250), 0.15)
    #expect(pager.visiblePages.keys.sorted() == [0, 1])
    #expect(stage.settle())
    #expect(pager.currentPage == 1)
    #expect(pager.visiblePages.keys.sorted() == [1])
    #expect(pager.scrollView.contentOffset == CGPoint(x: 320, y: 0))
    #expect(most == 2)
    #expect(
      listening.calls
        == "willBeginDragging didScroll* willEndDragging didEndDragging(true) "
        + "willBeginDecelerating didScroll* didEndDecelerating")
    #expect(listening.recorder.lines.contains { $0.contains("target=320.0,0.0") })
  }

  @Test func `Twenty pages need three views`() {
    var pages: [Int] = []
    pager.onPageChange = { pages.append($0) }
    for _ in 0..<20 {
      stage.swipe(from: Point(x: 250, y: 250), to: Point(x: 50, y: 250), 0.1)
      #expect(stage.settle())
    }
    #expect(pages == Array(1...20))
    #expect(source.made <= 3)
    #expect(pager.visiblePages[20]?.tag == 20)
  }

  @Test func `The page stays when the size changes, also in mid-flight`() {
    pager.showPage(7, animated: false)
    stage.frame()
    #expect(pager.currentPage == 7)
    stage.resize(500, 300)
    #expect(pager.currentPage == 7)
    #expect(pager.scrollView.contentOffset == CGPoint(x: 7 * 520, y: 0))
    #expect(pager.visiblePages.keys.sorted() == [7])
    #expect(pager.visiblePages[7]?.frame == CGRect(x: 3650, y: 0, width: 500, height: 300))
  }

  @Test func `By program, with animation, the pages between are passed and the end is told once`() {
    pager.showPage(3, animated: true)
    var seen: Set<Int> = []
    stage.onFrame = { [pager] in seen.formUnion(pager.visiblePages.keys) }
    #expect(stage.settle())
    #expect(seen == [0, 1, 2, 3])
    #expect(pager.currentPage == 3)
    #expect(listening.calls == "didScroll* didEndScrollingAnimation")
  }

  @Test func `A removed pager is freed, though its scroll view has been thrown`() {
    weak var gone: RecycledPager?
    do {
      let other = RecycledPager()
      other.dataSource = source
      let stage = Stage(size: Size(width: 300, height: 500), view: other)
      stage.swipe(from: Point(x: 250, y: 250), to: Point(x: 100, y: 250), 0.15)
      #expect(other.scrollView.isDecelerating)
      gone = other
    }
    #expect(gone == nil)
  }
}

@MainActor
struct EndlessPagerTests {
  let pager = EndlessPager(frame: .zero)
  let stage: Stage

  init() { stage = Stage(size: Size(width: 300, height: 500), view: pager) }

  @Test func `It goes on for ever, in both directions`() {
    #expect(pager.contentOffset == CGPoint(x: 300, y: 0))
    for number in 1...7 {
      stage.swipe(from: Point(x: 250, y: 250), to: Point(x: 60, y: 250), 0.1)
      #expect(stage.settle())
      #expect(pager.index == number)
      #expect(pager.contentOffset == CGPoint(x: 300, y: 0))
    }
    #expect(pager.recentrings == 7)
    for _ in 0..<9 {
      stage.swipe(from: Point(x: 60, y: 250), to: Point(x: 250, y: 250), 0.1)
      #expect(stage.settle())
    }
    #expect(pager.index == -2)
    #expect(pager.pages.map(\.text) == ["-3", "-2", "-1"])
  }

  @Test func `Nobody sees the jump: what is on screen moves evenly under the finger`() {
    /// Where the page with a number lies on screen.
    func place(of number: Int) -> CGFloat {
      let page = pager.pages.first { $0.text == "\(number)" }
      return (page?.frame.minX ?? .nan) - pager.contentOffset.x
    }
    stage.touch((1, .down, 290, 250))
    var last = place(of: 1)
    for step in 1...28 {
      stage.touch((1, .move, 290 - Double(step) * 10, 250))
      let now = place(of: 1)
      // The first ten points are what it takes to begin.
      if step > 1 { #expect(abs(now - last + 10) < 1e-9) }
      last = now
    }
    #expect(pager.index == 1)
    #expect(pager.isDragging)
    stage.touch((1, .up, 10, 250))
    #expect(stage.settle())
    #expect(pager.index == 1)
    #expect(place(of: 1) == 0)
  }
}

import Foundation
import Testing

@testable import ZoomScrollView

struct PageLineTests {
  private let line = PageLine(
    count: 5, pageSize: CGSize(width: 1000, height: 800), gap: 20, isReversed: false,
    pixelsPerPoint: 2)

  /// It fits into what its padding leaves, in the middle of its slot.
  @Test func aFittedPageLeavesItsPaddingFree() {
    var padded = PageLine()
    padded.pageSize = CGSize(width: 400, height: 300)
    padded.padding = UIEdgeInsets(top: 20, left: 50, bottom: 20, right: 50)
    let wide = padded.fittedFrame(naturalSize: CGSize(width: 3000, height: 1000))
    #expect(wide == CGRect(x: 50, y: 100, width: 300, height: 100))
    let tall = padded.fittedFrame(naturalSize: CGSize(width: 130, height: 260))
    #expect(tall == CGRect(x: 135, y: 20, width: 130, height: 260))
    // More room below and on the left: it moves there, and no further than it has room.
    padded.padding = UIEdgeInsets(top: 10, left: 60, bottom: 90, right: 20)
    #expect(
      padded.fittedFrame(naturalSize: CGSize(width: 3200, height: 1600))
        == CGRect(x: 60, y: 30, width: 320, height: 160))
    #expect(padded.centering(of: CGSize(width: 390, height: 290)).insets.left == 10)
    #expect(padded.centering(of: CGSize(width: 390, height: 290)).insets.top == 0)
    #expect(padded.centering(of: CGSize(width: 500, height: 400)).insets == .zero)
  }

  @Test func aPageAndItsGapAreOneBoundsWidth() {
    #expect(line.stride == line.viewFrame.width)
    #expect(line.viewFrame == CGRect(x: -10, y: 0, width: 1020, height: 800))
    #expect(line.contentSize == CGSize(width: 5100, height: 800))
    for page in 0..<5 {
      // At rest a page fills the browser exactly.
      let slot = line.slot(ofPage: page)
      #expect(slot.minX - line.offset(ofPage: page) + line.viewFrame.minX == 0)
      #expect(line.page(atOffset: line.offset(ofPage: page)) == page)
    }
  }

  @Test func theNearestPageAndTheEnds() {
    #expect(line.page(atOffset: 509) == 0)
    #expect(line.page(atOffset: 511) == 1)
    #expect(line.page(atOffset: -400) == 0)
    #expect(line.page(atOffset: 9000) == 4)
    #expect(line.page(atOffset: .nan) == 0)
  }

  @Test func pagesThatShow() {
    // At rest on page 2 the browser shows 2050…3050 of the content.
    #expect(line.pages(from: 2050, to: 3050, margin: 0) == 2...2)
    #expect(line.pages(from: 2050, to: 3050, margin: 1) == 1...3)
    #expect(line.pages(from: 2060, to: 3060, margin: 0) == 2...2)
    #expect(line.pages(from: 2071, to: 3071, margin: 0) == 2...3)
    #expect(line.pages(from: -300, to: 700, margin: 1) == 0...1)
    #expect(line.pages(from: 4700, to: 5700, margin: 1) == 3...4)
    #expect(PageLine().pages(from: 0, to: 100, margin: 1) == nil)
  }

  @Test func theFirstPageIsRightmostWhereOneReadsFromTheRight() {
    var line = line
    line.isReversed = true
    #expect(line.offset(ofPage: 0) == 4080)
    #expect(line.offset(ofPage: 4) == 0)
    #expect(line.page(atOffset: 0) == 4)
    #expect(line.pages(from: 4090, to: 5090, margin: 1) == 0...1)
  }

  @Test func aSmallPageStaysAsItIsWhereNoneIsEnlarged() {
    var line = line
    line.enlargement = 1
    #expect(
      line.fittedFrame(naturalSize: CGSize(width: 32, height: 16))
        == CGRect(x: 484, y: 392, width: 32, height: 16))
    #expect(
      line.fittedFrame(naturalSize: CGSize(width: 3000, height: 1200))
        == CGRect(x: 0, y: 200, width: 1000, height: 400))
    let small = PageZoom(
      pageSize: line.pageSize, fitted: CGSize(width: 32, height: 16),
      naturalSize: CGSize(width: 32, height: 16))
    // It can fill the browser, and a double tap makes it as large as it fits.
    #expect(small.maximum == 50 && small.doubleTap == 31.25)
    let almost = PageZoom(
      pageSize: line.pageSize, fitted: CGSize(width: 900, height: 700),
      naturalSize: CGSize(width: 900, height: 700))
    #expect(almost.maximum == 4 && almost.doubleTap == 2.5)
  }

  @Test func aPageIsFittedInTheMiddleOnWholePixels() {
    let wide = line.fittedFrame(naturalSize: CGSize(width: 3000, height: 1001))
    #expect(wide.minX == 0 && wide.width == 1000)
    // (800 − 333.67) / 2 = 233.17, on half points.
    #expect(wide.minY == 233)
    #expect(abs(wide.height - 1001.0 / 3) < 1e-9)
    let tall = line.fittedFrame(naturalSize: CGSize(width: 10, height: 20))
    #expect(tall == CGRect(x: 300, y: 0, width: 400, height: 800))
    let all = CGRect(x: 0, y: 0, width: 1000, height: 800)
    #expect(line.fittedFrame(naturalSize: nil) == all)
    #expect(line.fittedFrame(naturalSize: .zero) == all)
  }

  @Test func pagesBelowEachOther() {
    var line = line
    line.isVertical = true
    #expect(line.stride == 820)
    #expect(line.viewFrame == CGRect(x: 0, y: -10, width: 1000, height: 820))
    #expect(line.contentSize == CGSize(width: 1000, height: 4100))
    #expect(line.slot(ofPage: 2) == CGRect(x: 0, y: 1650, width: 1000, height: 800))
    #expect(line.pages(seenAt: 1640) == 2...2)
    #expect(line.pages(seenAt: 1661) == 2...3)
  }

  @Test func whereAReleaseGoes() {
    func page(_ offset: CGFloat, _ velocity: CGFloat, from start: Int) -> Int {
      line.page(forReleaseAt: offset, velocity: velocity, flickSpeed: 0.25, start: start)
    }
    #expect(page(1020 + 500, 0.1, from: 1) == 1 && page(1020 + 520, -0.1, from: 1) == 2)
    #expect(page(1020 + 30, 0.3, from: 1) == 2 && page(1020 + 30, -0.3, from: 1) == 1)
    #expect(page(2020, 3, from: 1) == 2 && page(2060, 3, from: 1) == 2)
    #expect(page(-40, -3, from: 0) == 0 && page(4100, 3, from: 4) == 4)
  }

  /// 2500 points of a page of 1000 can be moved from −0 to 1500; a page that fits cannot be moved.
  @Test func theEdgesOfAZoomedPage() {
    #expect(line.edges(of: CGSize(width: 2500, height: 500)) == (0, 1500))
    #expect(line.edges(of: CGSize(width: 400, height: 1600)) == (-300, -300))
    let place = PagePlace(
      HeldZoom(page: 0, scale: 2.5, leavesPastEnd: true, across: 40, isLong: true),
      fitted: CGSize(width: 1000, height: 800), on: line)
    // Its right edge is the slot's.
    #expect(place.center == CGPoint(x: 1000 - 1250, y: 1000 - 40))
  }

  @Test func zoomLimits() {
    let page = CGSize(width: 1000, height: 800)
    func limits(_ natural: CGSize) -> PageZoom {
      let fitted = line.fittedFrame(naturalSize: natural).size
      return PageZoom(pageSize: page, fitted: fitted, naturalSize: natural)
    }
    // 24 megapixels: to two device pixels a pixel.
    #expect(abs(limits(CGSize(width: 6000, height: 4000)).maximum - 12) < 1e-9)
    #expect(limits(CGSize(width: 6000, height: 4000)).doubleTap == 2.5)
    // Whoever wants to count pixels sees each at sixteen, and actual pixels are a double tap away.
    let fitted = line.fittedFrame(naturalSize: CGSize(width: 2300, height: 1500)).size
    let close = PageZoom(
      pageSize: page, fitted: fitted, naturalSize: CGSize(width: 2300, height: 1500),
      magnification: 16, showsDetail: true)
    #expect(abs(close.maximum - 2.3 * 16) < 1e-9 && abs(close.doubleTap - 2.3) < 1e-9)
    // Actual pixels are too far away for that, or nothing new.
    for natural in [CGSize(width: 6000, height: 4000), CGSize(width: 1200, height: 800)] {
      let far = PageZoom(
        pageSize: page, fitted: line.fittedFrame(naturalSize: natural).size, naturalSize: natural,
        showsDetail: true)
      #expect(far.doubleTap == 2.5)
    }
    // A small picture can be looked at closely all the same.
    #expect(limits(CGSize(width: 100, height: 80)).maximum == 4)
    // A panorama is double tapped to the whole height.
    #expect(abs(limits(CGSize(width: 1000, height: 50)).doubleTap - 16) < 1e-9)
    #expect(abs(limits(CGSize(width: 1000, height: 50)).maximum - 16) < 1e-9)
  }
}

import Foundation
import Testing

@testable import ZoomScrollView

struct PageLineTests {
  private let line = PageLine(
    count: 5, pageSize: CGSize(width: 1000, height: 800), gap: 20, isReversed: false,
    pixelsPerPoint: 2)

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

  @Test func aPageIsFittedInTheMiddleOnWholePixels() {
    let wide = line.frame(ofPage: 0, naturalSize: CGSize(width: 3000, height: 1001))
    #expect(wide.minX == 10 && wide.width == 1000)
    // (800 − 333.67) / 2 = 233.17, on half points.
    #expect(wide.minY == 233)
    #expect(abs(wide.height - 1001.0 / 3) < 1e-9)
    let tall = line.frame(ofPage: 1, naturalSize: CGSize(width: 10, height: 20))
    #expect(tall == CGRect(x: 1030 + 300, y: 0, width: 400, height: 800))
    #expect(line.frame(ofPage: 1, naturalSize: nil) == line.slot(ofPage: 1))
    #expect(line.frame(ofPage: 1, naturalSize: .zero) == line.slot(ofPage: 1))
  }

  @Test func zoomLimits() {
    let page = CGSize(width: 1000, height: 800)
    func limits(_ natural: CGSize) -> PageZoom {
      let fitted = line.frame(ofPage: 0, naturalSize: natural).size
      return PageZoom(pageSize: page, fitted: fitted, naturalSize: natural)
    }
    // 24 megapixels: to two device pixels a pixel.
    #expect(abs(limits(CGSize(width: 6000, height: 4000)).maximum - 12) < 1e-9)
    #expect(limits(CGSize(width: 6000, height: 4000)).doubleTap == 2.5)
    // A small picture can be looked at closely all the same.
    #expect(limits(CGSize(width: 100, height: 80)).maximum == 4)
    // A panorama is double tapped to the whole height.
    #expect(abs(limits(CGSize(width: 1000, height: 50)).doubleTap - 16) < 1e-9)
    #expect(abs(limits(CGSize(width: 1000, height: 50)).maximum - 16) < 1e-9)
  }
}

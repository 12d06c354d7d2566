import ScrollEngine
import TestSupport
import Testing

@Suite struct PageAxisTests {
  /// Ten pages of 320 points.
  private let pages = PageAxis(stride: 320, lower: 0, upper: 2880)

  @Test func countsAndPlaces() {
    #expect(pages.count == 10)
    #expect(pages.offset(ofPage: 0) == 0 && pages.offset(ofPage: 4) == 1280)
    #expect(pages.offset(ofPage: -1) == 0 && pages.offset(ofPage: 99) == 2880)
    // A broken last page, and insets before the first.
    let broken = PageAxis(stride: 320, lower: -10, upper: 700)
    #expect(broken.count == 4)
    #expect(broken.offset(ofPage: 1) == 310 && broken.offset(ofPage: 3) == 700)
  }

  @Test func aSlowReleaseGoesToTheNearestPage() {
    for (offset, page) in [
      (0.0, 0), (159, 0), (160, 1), (161, 1), (479, 1), (481, 2), (-90, 0), (5000, 9),
    ] {
      for velocity in [0, 0.2499, -0.2499] {
        let target = pages.targetPage(offset: offset, velocity: velocity, startPage: 1)
        #expect(target == page, "\(offset) at \(velocity)")
      }
    }
    let broken = PageAxis(stride: 320, lower: 0, upper: 700)
    #expect(broken.page(at: 660) == 2 && broken.page(at: 680) == 3)
  }

  @Test func aFastOneGoesToTheNextPageInItsDirection() {
    #expect(pages.targetPage(offset: 330, velocity: 0.25, startPage: 1) == 2)
    #expect(pages.targetPage(offset: 630, velocity: 0.25, startPage: 1) == 2)
    #expect(pages.targetPage(offset: 310, velocity: -0.25, startPage: 1) == 0)
    #expect(pages.targetPage(offset: 330, velocity: -9, startPage: 1) == 1)
    #expect(pages.targetPage(offset: 310, velocity: 9, startPage: 1) == 1)
    // Exactly on a page, and a fraction of a pixel beside it.
    for offset in [320, 319.7, 320.3] {
      #expect(pages.targetPage(offset: offset, velocity: 1, startPage: 1) == 2, "\(offset)")
      #expect(pages.targetPage(offset: offset, velocity: -1, startPage: 1) == 0, "\(offset)")
    }
  }

  @Test func aFastOneNeverGoesMoreThanOnePageFromTheStart() {
    #expect(pages.targetPage(offset: 1000, velocity: 9, startPage: 1) == 2)
    #expect(pages.targetPage(offset: 1000, velocity: -9, startPage: 6) == 5)
    repeatedly(2000) { random, trace in
      let start = Int(random.number(0...9))
      let offset = random.number(-300...3200)
      let velocity = random.number(0.25...9) * (random.next() & 1 == 0 ? 1 : -1)
      let target = pages.targetPage(offset: offset, velocity: velocity, startPage: start)
      #expect((start - 1...start + 1).contains(target) && (0..<10).contains(target), "\(trace)")
    }
  }

  @Test func theEndsHold() {
    #expect(pages.targetPage(offset: -40, velocity: -3, startPage: 0) == 0)
    #expect(pages.targetPage(offset: -40, velocity: 3, startPage: 0) == 0)
    #expect(pages.targetPage(offset: 2900, velocity: 3, startPage: 9) == 9)
    #expect(pages.targetPage(offset: 2900, velocity: -3, startPage: 9) == 9)
    #expect(pages.targetPage(offset: 2880, velocity: -3, startPage: 9) == 8)
    #expect(pages.targetPage(offset: 2880, velocity: 3, startPage: 99) == 9)
  }

  @Test func targetsAreOffsetsOfPages() {
    #expect(pages.target(from: 400, velocity: 2, beginning: 320) == 640)
    #expect(pages.target(from: 400, velocity: 0, beginning: 320) == 320)
    #expect(pages.target(from: 320, velocity: 0, beginning: 320) == 320)
  }

  @Test func withoutASensibleStrideThereIsOnePage() {
    for stride in [0, -320, .nan] {
      let pages = PageAxis(stride: stride, lower: 7, upper: 900)
      #expect(pages.count == 1)
      #expect(pages.page(at: 500) == 0 && pages.offset(ofPage: 3) == 7)
      #expect(pages.targetPage(offset: 500, velocity: 3, startPage: 0) == 0)
    }
    #expect(PageAxis(stride: 320, lower: 0, upper: -5).count == 1)
    #expect(PageAxis(stride: 320, lower: 0, upper: .infinity).count == 2_147_483_647)
    #expect(pages.page(at: .nan) == 0 && pages.page(at: .infinity) == 9)
  }
}

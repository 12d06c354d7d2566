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

  /// Places at distances of their own: each rule as for pages of one length.
  @Test func placesOfTheirOwn() {
    let pages = PageAxis(places: [0, 100, 400, 450, 900], lower: 0, upper: 800)
    #expect(pages.count == 5)
    #expect((0..<6).map { pages.offset(ofPage: $0) } == [0, 100, 400, 450, 800, 800])
    for (offset, page) in [
      (-50.0, 0), (0, 0), (49, 0), (51, 1), (249, 1), (251, 2), (424, 2), (426, 3), (624, 3),
      (626, 4), (800, 4), (2000, 4),
    ] {
      #expect(pages.page(at: offset) == page, "\(offset)")
    }
    for (offset, velocity, start, page) in [
      (110.0, 1.0, 1, 2), (90, -1, 1, 0), (100, 1, 1, 2), (100, -1, 1, 0), (430, 9, 1, 2),
      (430, -9, 3, 2), (-30, 2, 0, 0), (-30, -2, 0, 0), (810, 2, 4, 4), (800, -2, 4, 3),
      (100.3, 1, 1, 2), (99.7, -1, 1, 0),
    ] {
      let target = pages.targetPage(offset: offset, velocity: velocity, startPage: start)
      #expect(target == page, "\(offset) at \(velocity)")
    }
  }

  /// What lies beyond the limits is at them, and no page is there twice.
  @Test func placesBeyondTheLimits() {
    let pages = PageAxis(places: [-200, -100, 310, 620, 700, 900], lower: 0, upper: 615)
    #expect(pages.count == 4)
    #expect((0..<4).map { pages.offset(ofPage: $0) } == [0, 0, 310, 615])
    #expect(pages.target(from: 615, velocity: -1, beginning: 615) == 310)
    #expect(pages.target(from: 0, velocity: 1, beginning: 0) == 310)
    #expect(pages.target(from: 0, velocity: -1, beginning: 0) == 0)
    let none = PageAxis(places: [], lower: 7, upper: 900)
    #expect(none.count == 1 && none.page(at: 500) == 0 && none.offset(ofPage: 3) == 7)
    #expect(none.target(from: 500, velocity: 3, beginning: 7) == 7)
    #expect(pages.page(at: .nan) == 0)
  }

  /// Places a stride apart are pages of that stride.
  @Test func placesThatAreStrides() {
    let strides = PageAxis(stride: 310, lower: -5, upper: 2710)
    let places = PageAxis(places: (0..<10).map { -5 + 310 * Double($0) }, lower: -5, upper: 2710)
    #expect(strides.count == places.count)
    repeatedly(2000) { random, trace in
      let offset = random.number(-300...3000)
      let velocity = random.number(-3...3)
      let start = random.number(0...2700)
      let target = strides.target(from: offset, velocity: velocity, beginning: start)
      let other = places.target(from: offset, velocity: velocity, beginning: start)
      #expect((target - other).magnitude < 1e-9, "\(trace)")
      #expect(strides.page(at: offset) == places.page(at: offset), "\(trace)")
    }
  }
}

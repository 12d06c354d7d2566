import Foundation
import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoGrid

// Frames in mid-flight against the closed forms of textbooks: opening, dragging down, pinching, another density.
extension PhotoLibraryScreenTests {
  private func makeGridStage(_ count: Int = 60, opensGrid: Bool = true) -> (
    Stage, PhotoLibraryScreen
  ) {
    let (stage, library) = makeStage(count)
    if opensGrid {
      stage.key("g")
      settle(stage, library)
    }
    return (stage, library)
  }

  private func isNear(_ a: Rect, _ b: Rect, within tolerance: Double) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
      .allSatisfy { $0.magnitude <= tolerance }
  }

  /// x(t) = e + exp(−ζωt) (x₀ − e)(cos ωₐt + ζω/ωₐ sin ωₐt), ω = 2π ÷ 0.4, ζ = 1 − 0.14.
  @Test func aPhotoOpensAsASpringThatSwings() throws {
    let (stage, library) = makeGridStage()
    let place = try #require(library.grid?.place(of: 8))
    let page = Rect(x: 40, y: 0, width: 1200, height: 800)
    stage.tap(Point(x: place.midX, y: place.midY))
    let (omega, ratio) = (2 * Double.pi / 0.4, 0.86)
    let swing = omega * (1 - ratio * ratio).squareRoot()
    var seen = 0
    while case .flying(let flight) = library.phase {
      let time = flight.age
      let rest =
        exp(-ratio * omega * time)
        * (cos(swing * time) + ratio * omega / swing * sin(swing * time))
      func spring(_ from: Double, _ to: Double) -> Double { to + (from - to) * rest }
      let (width, height) = (
        spring(place.width, page.width), spring(place.height, page.height)
      )
      let expected = Rect(
        x: spring(place.midX, page.midX) - width / 2,
        y: spring(place.midY, page.midY) - height / 2, width: width, height: height)
      let frame = Rect(try #require(library.flightView).frame)
      #expect(isNear(frame, expected, within: 1e-6), "after \(time) s")
      #expect((Double(library.backdrop.alpha) - min(1, max(0, 1 - rest))).magnitude < 1e-6)
      seen += 1
      stage.frame()
    }
    #expect(seen > 20)
  }

  /// Under the finger: s = 1 − 0.4 sin(π/2 · dy ÷ 800), sideways 0.4 · 1280 sin(π/2 · dx ÷ 1280).
  @Test func aFingerThatDragsDownShrinksThePhotoAboutItself() throws {
    let (stage, library) = makeGridStage(opensGrid: false)
    let page = Rect(x: 40, y: 0, width: 1200, height: 800)
    stage.touch((1, .down, 500, 200))
    for step in 1...40 {
      let place = Point(x: 500 + Double(step), y: 200 + 8 * Double(step))
      stage.touch((1, .move, place.x, place.y))
      stage.frame()
      guard case .held(.pull(let pull)) = library.phase else { continue }
      let (dx, dy) = (pull.way.dx, pull.way.dy)
      // A finger moves a little before it counts.
      #expect((0...16).contains(place.y - 200 - dy) && (dx - (place.x - 500)).magnitude < 16)
      let scale = 1 - 0.4 * sin(Double.pi / 2 * dy / 800)
      let hold = pull.hold
      let middle = Point(
        x: hold.x + 0.4 * 1280 * sin(Double.pi / 2 * dx / 1280), y: hold.y + dy)
      let expected = Rect(
        x: middle.x + (page.minX - hold.x) * scale, y: middle.y + (page.minY - hold.y) * scale,
        width: page.width * scale, height: page.height * scale)
      let frame = Rect(try #require(library.flightView).frame)
      #expect(isNear(frame, expected, within: 1e-6), "at \(dy) points")
      #expect((Double(library.backdrop.alpha) - max(0, 1 - dy / 400)).magnitude < 1e-9)
    }
    guard case .held(.pull(let pull)) = library.phase else {
      Issue.record("it is not dragged")
      return
    }
    #expect(pull.way.dy > 300)
  }

  /// In the first frames after it is let go: x(t) = e + ((x₀ − e)(1 + ωt) + vt) exp(−ωt). Without its velocity it would be 20
  /// points elsewhere.
  private func expectCourse(
    _ stage: Stage, _ library: PhotoLibraryScreen, from start: Double, velocity: Double,
    _ value: (Rect) -> Double
  ) throws {
    let end = value(try #require(library.grid?.place(of: library.photos.browser.page)))
    let (began, omega) = (stage.time, 2 * Double.pi / 0.35)
    var without = 0.0
    for _ in 1...6 {
      stage.frame()
      let time = stage.time - began
      let fall = exp(-omega * time)
      let expected = end + ((start - end) * (1 + omega * time) + velocity * time) * fall
      let seen = value(Rect(try #require(library.flightView).frame))
      #expect((seen - expected).magnitude < 6, "\(seen) and not \(expected) after \(time) s")
      without = max(without, (velocity * time * fall).magnitude)
    }
    #expect(without > 20)
  }

  @Test func aDragGivesThePhotoItsVelocity() throws {
    let (stage, library) = makeGridStage(opensGrid: false)
    stage.touch((1, .down, 640, 200))
    let began = stage.time
    for step in 1...16 {
      stage.touch((1, .move, 640, 200 + 20 * Double(step)))
      stage.frame()
    }
    let speed = 320 / (stage.time - began)
    let start = Rect(try #require(library.flightView).frame).midY
    stage.touch((1, .up, 640, 520))
    #expect(library.showsGrid)
    try expectCourse(stage, library, from: start, velocity: speed) { $0.midY }
  }

  @Test func aPinchGivesThePhotoItsVelocity() throws {
    let (stage, library) = makeGridStage(opensGrid: false)
    func touch(_ phase: TouchSample.Phase, _ distance: Double) {
      stage.touch((1, phase, 640 - distance, 400), (2, phase, 640 + distance, 400))
    }
    touch(.down, 300)
    let began = stage.time
    for step in 1...30 {
      touch(.move, 300 - 5 * Double(step))
      stage.frame()
    }
    guard case .held(.pinch(let pinch)) = library.phase else {
      Issue.record("nobody holds the photo")
      return
    }
    // The fingers are 300 points apart, and come together by 300 in all this time.
    let speed = -300 / (stage.time - began) / (300 / pinch.scale)
    let start = Rect(try #require(library.flightView).frame).width
    touch(.up, 150)
    #expect(library.showsGrid)
    try expectCourse(stage, library, from: start, velocity: speed * pinch.start.width) { $0.width }
  }

  /// What lies between two fingers that pinch the photo smaller stays there, and the grid comes to sight behind it. Let go before
  /// it is small enough, it goes back to where it was, by a critical spring.
  @Test func twoFingersHoldThePhotoThatTheyPinch() throws {
    let (stage, library) = makeGridStage(opensGrid: false)
    let page = Rect(x: 40, y: 0, width: 1200, height: 800)
    func touch(_ phase: TouchSample.Phase, _ distance: Double, _ x: Double, _ y: Double) {
      stage.touch((1, phase, x - distance, y), (2, phase, x + distance, y))
    }
    touch(.down, 300, 640, 400)
    var (seen, last) = (0, 1.0)
    for step in 1...60 {
      let (x, y) = (640 + Double(step), 400 - Double(step) / 2)
      touch(.move, 300 - 0.75 * Double(step), x, y)
      stage.frame()
      guard case .held(.pinch(let pinch)) = library.phase else { continue }
      #expect(pinch.scale < last || seen == 0)
      last = pinch.scale
      let middle = pinch.hold + pinch.way
      #expect((middle.x - x).magnitude < 1e-6 && (middle.y - y).magnitude < 1e-6)
      let expected = Rect(
        x: x + (pinch.start.minX - pinch.hold.x) * pinch.scale,
        y: y + (pinch.start.minY - pinch.hold.y) * pinch.scale,
        width: pinch.start.width * pinch.scale, height: pinch.start.height * pinch.scale)
      let frame = Rect(try #require(library.flightView).frame)
      #expect(isNear(frame, expected, within: 1e-6), "at \(pinch.scale)")
      // It is taken where it is seen: nearly as large as its page.
      #expect(isNear(pinch.start, page, within: 24))
      let cover = 1 - (1 - pinch.scale) / 0.6
      #expect((Double(library.backdrop.alpha) - cover).magnitude < 1e-9)
      #expect(library.grid?.view.superview != nil)
      seen += 1
    }
    #expect(seen > 40 && last > 0.83 && last < 0.93)
    // They rest before they leave.
    for _ in 0..<30 { touch(.move, 255, 700, 370) }
    let start = Rect(try #require(library.flightView).frame)
    touch(.up, 255, 700, 370)
    #expect(!library.showsGrid && !library.isHeld)
    let began = stage.time
    let omega = 2 * Double.pi / 0.35
    for _ in 1...12 {
      stage.frame()
      let time = stage.time - began
      let share = 1 - (1 + omega * time) * exp(-omega * time)
      let width = start.width + (page.width - start.width) * share
      let middle = start.midX + (page.midX - start.midX) * share
      let frame = Rect(try #require(library.flightView).frame)
      #expect((frame.width - width).magnitude < 12 && (frame.midX - middle).magnitude < 12)
    }
    settle(stage, library)
    #expect(library.restsOnPhoto && library.photos.browser.zoomScale == 1)
    #expect(library.photos.view.alpha == 1 && library.flightView == nil)
    #expect(library.grid?.view.superview == nil)
  }

  /// s(t) = 1 + (s₀ − 1)(1 + ωt) exp(−ωt), ω = 2π ÷ 0.35, about the middle of the window: what is there stays there.
  @Test func anotherDensityComesAsACriticalSpring() throws {
    let (stage, library) = makeGridStage(400)
    let grid = try #require(library.grid)
    grid.collectionView.contentOffset.y = 3000
    stage.frame()
    // Photos go to other columns; in height the one in the middle stays where it is.
    let page = try #require(grid.middlePage)
    let place = try #require(grid.place(of: page))
    let share = (400 - place.minY) / place.height
    let start = grid.layout.itemSize.width
    let began = stage.time
    stage.key("-")
    let first = Double(start / grid.layout.itemSize.width)
    #expect(first > 1.5)
    let omega = 2 * Double.pi / 0.35
    func spring(_ time: Double) -> Double {
      1 + (first - 1) * (1 + omega * time) * exp(-omega * time)
    }
    var last = first
    for _ in 1...30 {
      stage.frame()
      let scale = Double(grid.collectionView.transform.a)
      let time = stage.time - began
      // A frame more or less.
      #expect(scale <= spring(max(0, time - 2 / 120)) + 1e-6 && scale >= spring(time) - 1e-6)
      #expect(scale <= last + 1e-12)
      last = scale
      let now = try #require(grid.place(of: page))
      #expect((now.minY + share * now.height - 400).magnitude < 1.5)
    }
    settle(stage, library)
    #expect(grid.collectionView.transform == .identity)
  }
}

import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import TestSupport
import Testing

@testable import ZoomScrollView

/// Whatever people do, in whatever order: the browser comes to rest in order, and nothing jumps.
@MainActor
struct RandomVisitTests {
  /// How much farther a content point may go in a frame of 1/120 s than in the one before, beyond
  /// twice as far, points; a jump between modes or pages is hundreds of points.
  private static let suddenStep = 160.0

  /// The last ten have found faults.
  @Test(arguments: Array(0..<20) + [28, 86, 87, 111, 405, 510, 162, 171, 205, 265])
  func anOrderlyEnd(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let album = Album(
      pages: 7, pixelsPerPoint: [1.0, 2, 3][Int(seed % 3)],
      naturalSize: { page in
        [
          nil, CGSize(width: 6000, height: 4000), CGSize(width: 4000, height: 6000),
          CGSize(width: 900, height: 850), CGSize(width: 9000, height: 500),
          CGSize(width: 50, height: 40), CGSize(width: 3000, height: 60),
        ][page]
      })
    album.browser.page = 3
    // In every direction in which pages can follow each other.
    if seed % 5 == 1 { album.browser.navigationOrientation = .vertical }
    if seed % 5 == 2 { album.browser.semanticContentAttribute = .forceRightToLeft }
    album.browser.setNeedsLayout()
    album.stage.settle()
    var steps: [String] = []
    var last = 0.0
    album.watchMovement { moved in
      #expect(
        moved <= 2 * last + Self.suddenStep,
        "seed \(seed): moved by \(moved) after \(last), at \(album.stage.time), \(album.browser.machine), after \(steps.suffix(2))"
      )
      last = moved
    }
    for _ in 0..<40 {
      perform(&random, album) {
        steps.append($0)
        // A program and a key may cut to another page.
        if $0.hasPrefix("turn") || $0.hasPrefix("arrow") { last = .infinity }
      }
      if random.number(0...1) < 0.4 {
        album.stage.wait(random.number(0...0.25))
      } else {
        #expect(album.stage.settle(), "seed \(seed): never rests after \(steps)")
        album.checkRest("seed \(seed), after \(steps.suffix(6))")
      }
    }
    album.stage.settle()
    album.checkRest("seed \(seed), after all")
    // A swipe still turns a page, after zooming out.
    album.stage.wait(0.6)
    album.stage.key("0")
    album.stage.settle()
    album.browser.page = 3
    album.stage.settle()
    let there = seed % 5 == 1 ? Point(x: 800, y: 100) : Point(x: 300, y: 500)
    let (from, to) =
      seed % 5 == 2 ? (there, Point(x: 800, y: 500)) : (Point(x: 800, y: 500), there)
    album.stage.swipe(from: from, to: to, 0.15)
    album.stage.settle()
    #expect(album.browser.page == 4, "seed \(seed)")
    album.checkRest("seed \(seed), last swipe")
  }

  /// One thing that a person does; `note` hears what it is.
  private func perform(
    _ random: inout SeededGenerator, _ album: Album, note: (String) -> Void
  ) {
    let from = Point(x: random.number(200...900), y: random.number(100...650))
    let duration = random.number(0.15...0.4)
    let stage = album.stage
    switch Int(random.number(0...12.99)) {
    case 10, 11:
      // Far enough to get past the edge of a zoomed page, and perhaps back.
      let end = Point(
        x: random.number(0...1) < 0.5 ? 20 : 1000, y: from.y + random.number(-90...90))
      let back = random.number(0...1) < 0.3
      note("drag \(from) to \(end) in \(duration), back: \(back)")
      stage.swipe(from: from, to: end, duration, lift: !back)
      guard back else { break }
      for step in 1...20 {
        let place = end.interpolated(to: from, share: Double(step) / 20)
        stage.touch((1, .move, place.x, place.y))
      }
      stage.touch((1, .up, from.x, from.y))
    case 12:
      let page = Int(random.number(0...6.99))
      let moves = random.number(0...1) < 0.5
      note("turn to \(page), \(moves)")
      album.browser.setPage(page, animated: moves)
    case 0, 1:
      let end = Point(x: from.x + random.number(-300...300), y: from.y + random.number(-60...60))
      let hold = random.number(0...1) < 0.3 ? 0.15 : 0
      note("swipe \(from) to \(end) in \(duration), \(hold)")
      stage.swipe(from: from, to: end, duration, hold: hold)
    case 2, 3:
      let start = random.number(60...300)
      let end = max(20, start * random.number(0.3...2))
      let away = Point(x: from.x + random.number(-80...80), y: from.y + random.number(-80...80))
      note("pinch \(from) to \(away), \(start) to \(end) in \(duration)")
      stage.pinch(from, to: away, start, end, duration)
    case 4:
      note("doubletap \(from)")
      stage.doubleTap(from)
    case 5:
      let spread = random.number(-40...120)
      let staysDown = random.number(0...1) < 0.5
      note("drag, then pinch \(from) by \(spread), then \(staysDown)")
      dragThenPinch(stage, from, by: spread, staysDown: staysDown)
    case 6:
      let scale = random.number(0.4...2)
      note("magnify \(scale) at \(from) in \(duration)")
      stage.magnify(scale, at: from, duration)
    case 7:
      let movement = Vector(dx: random.number(-250...250), dy: random.number(-250...250))
      note("scroll \(movement) at \(from) in \(duration)")
      stage.scroll(movement, at: from, duration)
    case 8:
      let zooms = random.number(0...1) < 0.5
      note("wheel \(zooms)")
      stage.wheel(
        Vector(dx: 0, dy: random.number(0...1) < 0.5 ? 1 : -1), at: from, zooms: zooms)
    default:
      let keys: [KeySample.Key] = [
        .left, .right, .up, .down, .escape, .character(0x2B), .character(0x2D), .character(0x30),
      ]
      let key = keys[Int(random.number(0...7.99))]
      note(key == .left || key == .right ? "arrow \(key)" : "key \(key)")
      stage.key(key)
    }
  }

  /// One finger drags, a second one comes and they pinch; perhaps the first stays and drags on.
  private func dragThenPinch(_ stage: Stage, _ from: Point, by spread: Double, staysDown: Bool) {
    stage.swipe(from: from, to: Point(x: from.x - 150, y: from.y), 0.2, lift: false)
    let center = Point(x: from.x - 100, y: from.y)
    stage.touch((2, .down, from.x - 50, from.y))
    stage.pinch(center, 100, 100 + spread, 0.12, lift: false, down: false)
    let (left, right) = (center.x - 50 - spread / 2, center.x + 50 + spread / 2)
    guard staysDown else {
      stage.touch((1, .up, left, from.y), (2, .up, right, from.y))
      return
    }
    stage.touch((2, .up, right, from.y))
    stage.wait(0.1)
    for step in 1...10 {
      stage.touch((1, .move, left - Double(step) * 8, from.y + Double(step)))
    }
    stage.touch((1, .up, left - 80, from.y + 10))
  }
}

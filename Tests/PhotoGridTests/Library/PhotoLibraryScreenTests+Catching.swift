import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoGrid

/// What a finger does to a photo in flight.
extension PhotoLibraryScreenTests {
  private var page: Rect { Rect(x: 40, y: 0, width: 1200, height: 800) }

  /// After a tenth of a second on its way to its page.
  private func opening() throws -> (Stage, PhotoLibraryScreen) {
    let (stage, library) = makeStage(12)
    stage.key("g")
    settle(stage, library)
    library.open(4)
    stage.wait(0.1)
    return (stage, library)
  }

  private func flying(_ library: PhotoLibraryScreen) -> PhotoLibraryScreen.Flight? {
    if case .flying(let flight) = library.phase { flight } else { nil }
  }

  private func held(_ library: PhotoLibraryScreen) -> PhotoCatch? {
    if case .held(.caught(let photo)) = library.phase { photo } else { nil }
  }

  @Test func aFingerTakesAPhotoInFlight() throws {
    let (stage, library) = try opening()
    let frame = try #require(library.flightView).frame
    let place = (Double(frame.midX), Double(frame.midY))
    stage.touch((1, .down, place.0, place.1))
    for step in 1...12 {
      stage.touch((1, .move, place.0 + Double(step), place.1 + 2 * Double(step)))
    }
    let start = try #require(held(library))
    // It hangs on the finger, as large as it was taken, and waits.
    for step in 13...30 {
      stage.touch((1, .move, place.0 + Double(step), place.1 + 2 * Double(step)))
      let photo = try #require(held(library))
      let moved = photo.frame.origin - start.frame.origin
      #expect((moved - Vector(dx: Double(step) - 12, dy: 2 * (Double(step) - 12))).length < 1e-6)
      #expect(photo.frame.size == start.start.size && photo.cover == start.cover)
      #expect(isNear(Rect(try #require(library.flightView).frame), photo.frame))
    }
    stage.wait(0.5)
    #expect(held(library) != nil && seen(4, stage) != nil)
    // Let go at rest it goes on from there.
    let last = try #require(held(library)).frame
    stage.touch((1, .up, place.0 + 30, place.1 + 60))
    let flight = try #require(flying(library))
    #expect(flight.opens && isNear(flight.course.start, last))
    settle(stage, library)
    #expect(library.restsOnPhoto && library.photos.browser.page == 4)
    #expect(isNear(seen(4, stage), page))
  }

  /// Thrown down it goes into the grid with that velocity.
  @Test func aPhotoInFlightIsThrownBack() throws {
    let (stage, library) = try opening()
    let frame = try #require(library.flightView).frame
    let (x, y) = (Double(frame.midX), Double(frame.midY))
    stage.touch((1, .down, x, y))
    for step in 1...12 { stage.touch((1, .move, x, y + 8 * Double(step))) }
    let last = try #require(held(library)).frame
    stage.touch((1, .up, x, y + 96))
    let flight = try #require(flying(library))
    #expect(!flight.opens && library.showsGrid && isNear(flight.course.start, last))
    // Eight points in each frame of 120 a second, for some frames faster than the spring alone: x(t) = e + ((x₀ − e)(1 + ωt) + vt)·e^(−ωt).
    let (began, omega) = (stage.time, 2 * Double.pi / 0.35)
    let end = try #require(library.grid?.place(of: 4)).midY
    for _ in 1...6 {
      stage.frame()
      let time = stage.time - began
      let fall = DeterministicMath.exp(-omega * time)
      let expected = end + ((last.midY - end) * (1 + omega * time) + 960 * time) * fall
      let seen = Double(try #require(library.flightView).frame.midY)
      #expect((seen - expected).magnitude < 8, "\(seen) and not \(expected) after \(time) s")
    }
    settle(stage, library)
    #expect(library.showsGrid && library.flightView == nil)
  }

  /// And out of the way into the grid it is thrown up again.
  @Test func aPhotoOnItsWayIntoTheGridIsThrownBack() throws {
    let (stage, library) = makeStage(12)
    library.showGrid()
    stage.wait(0.08)
    let frame = try #require(library.flightView).frame
    let (x, y) = (Double(frame.midX), Double(frame.midY))
    stage.touch((1, .down, x, y))
    for step in 1...12 { stage.touch((1, .move, x, y - 8 * Double(step))) }
    #expect(held(library) != nil)
    stage.touch((1, .up, x, y - 96))
    #expect(!library.showsGrid)
    settle(stage, library)
    #expect(library.restsOnPhoto && isNear(seen(0, stage), page))
    // Its grid has not scrolled meanwhile, and all is as before.
    library.showGrid()
    settle(stage, library)
    #expect(isNear(seen(0, stage), try #require(library.grid?.place(of: 0))))
  }

  /// A finger beside it means the grid.
  @Test func besideItNothingIsTaken() throws {
    let (stage, library) = makeStage(12)
    library.showGrid()
    stage.wait(0.3)
    stage.touch((1, .down, 1250, 700))
    for step in 1...6 { stage.touch((1, .move, 1250, 700 - 4 * Double(step))) }
    #expect(held(library) == nil)
    stage.touch((1, .up, 1250, 676))
    settle(stage, library)
    #expect(library.showsGrid)
  }
}

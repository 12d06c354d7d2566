import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

/// What is asked of a page before its natural size is known.
@MainActor
struct UnknownSizeTests {
  private static let size = CGSize(width: 6000, height: 4000)

  /// The same done before and after the size became known.
  private func pair(_ act: (Album) -> Void) -> (early: Album, late: Album) {
    let early = Album(naturalSize: { _ in nil })
    act(early)
    early.naturalSize = { _ in Self.size }
    early.browser.invalidateNaturalSize(ofPageAt: 0)
    early.stage.settle()
    let late = Album(naturalSize: { _ in Self.size })
    act(late)
    late.stage.settle()
    return (early, late)
  }

  private func expectSame(
    _ pair: (early: Album, late: Album), sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(pair.late.browser.zoomScale > 1.1, sourceLocation: sourceLocation)
    #expect(
      abs(pair.early.browser.zoomScale - pair.late.browser.zoomScale) < 1e-9,
      sourceLocation: sourceLocation)
    pair.early.checkRest("known later")
    let early = try #require(pair.early.seen(0), sourceLocation: sourceLocation)
    let late = try #require(pair.late.seen(0), sourceLocation: sourceLocation)
    #expect(
      abs(early.midX - late.midX) <= 4 && abs(early.midY - late.midY) <= 4
        && abs(early.size.width - late.size.width) < 1e-6
        && abs(early.size.height - late.size.height) < 1e-6, "\(early), \(late)",
      sourceLocation: sourceLocation)
  }

  @Test func keysAreKept() throws {
    try expectSame(pair { $0.stage.key("+") })
    try expectSame(
      pair {
        $0.stage.key("+")
        $0.stage.key("+")
        $0.stage.settle()
      })
  }

  @Test(arguments: [false, true]) func aWheelIsKept(isSettled: Bool) throws {
    try expectSame(
      pair {
        $0.stage.wheel(Vector(dx: 0, dy: 5), at: Point(x: 700, y: 300), zooms: true)
        if isSettled { $0.stage.settle() }
      })
  }

  @Test(arguments: [false, true]) func aDoubleTapIsKept(isSettled: Bool) throws {
    try expectSame(
      pair {
        $0.stage.doubleTap(Point(x: 400, y: 450))
        if isSettled { $0.stage.settle() }
      })
  }

  /// A zoom that is under way goes on as it would have, and then the page takes its shape.
  @Test(arguments: [1, 4, 12]) func aZoomUnderWayGoesOn(frames: Int) throws {
    let albums = [Album(naturalSize: { _ in nil }), Album(naturalSize: { _ in nil })]
    for album in albums {
      album.stage.doubleTap(Point(x: 400, y: 450))
      for _ in 0..<frames { album.stage.frame() }
    }
    albums[1].naturalSize = { _ in Self.size }
    albums[1].browser.invalidateNaturalSize(ofPageAt: 0)
    var count = 0
    while albums[0].scroller.isZoomAnimating {
      for album in albums { album.stage.frame() }
      guard albums[0].scroller.isZoomAnimating else { break }
      let (plain, known) = (try #require(albums[0].seen(0)), try #require(albums[1].seen(0)))
      #expect(plain == known)
      count += 1
    }
    #expect(count > 5 && !albums[1].scroller.isZoomAnimating)
    #expect(albums[1].browser.zoomScale == 2.5)
    let (plain, known) = (try #require(albums[0].seen(0)), try #require(albums[1].seen(0)))
    #expect(abs(plain.midX - known.midX) <= 0.5 && abs(plain.midY - known.midY) <= 0.5)
    // A picture of three by two in a window of four by three.
    #expect(abs(known.height - plain.height * 8 / 9) < 1e-6)
    albums[1].stage.settle()
    albums[1].checkRest("\(frames)")
  }

  @Test func aPinchIsKept() throws {
    try expectSame(
      pair {
        $0.stage.pinch(Point(x: 512, y: 384), 100, 300, 0.3)
        $0.stage.settle()
      })
  }

  @Test func aSizeThatComesWhileFingersPinchLeavesThemThePage() throws {
    let album = Album(naturalSize: { _ in nil })
    album.stage.pinch(Point(x: 512, y: 384), 100, 300, 0.3, lift: false)
    let scale = album.browser.zoomScale
    album.naturalSize = { _ in Self.size }
    album.browser.invalidateNaturalSize(ofPageAt: 0)
    album.stage.touch((1, .move, 361, 384), (2, .move, 663, 384))
    #expect(abs(album.browser.zoomScale - scale) < 0.05)
    album.stage.touch((1, .up, 361, 384), (2, .up, 663, 384))
    album.stage.settle()
    #expect(abs(album.browser.zoomScale - scale) < 0.05)
    album.checkRest("known in mid-pinch")
  }

  @Test func whatTurnsOutToBeNothingToZoomIsNotZoomed() {
    let album = Album(naturalSize: { _ in nil })
    album.stage.key("+")
    album.stage.settle()
    #expect(album.browser.isZoomed)
    album.canZoom = { _ in false }
    album.browser.invalidateNaturalSize(ofPageAt: 0)
    album.stage.settle()
    #expect(!album.browser.isZoomed && album.browser.zoomScale == 1)
    album.stage.key(.right)
    album.stage.settle()
    #expect(album.browser.page == 1)
    album.checkRest("turned")
  }

  @Test func aTurnedToPageForgetsWhatWasAskedOfTheOther() {
    let album = Album(naturalSize: { _ in nil })
    album.stage.key("+")
    album.stage.key(.pageDown)
    album.stage.settle()
    album.naturalSize = { _ in Self.size }
    for page in album.browser.livePages { album.browser.invalidateNaturalSize(ofPageAt: page) }
    album.stage.settle()
    #expect(album.browser.page == 1 && !album.browser.isZoomed)
  }
}

import DisplayList
import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoGrid

// Wherever photos go, no place of the window is empty meanwhile.
extension PhotoLibraryScreenTests {
  /// Of some places in the window of 1280 × 800 points, how many are neither those of pictures nor between two.
  ///
  /// - Parameter countsPlaces: where a picture will be counts as one.
  func bareShare(of stage: Stage, countsPlaces: Bool = false) -> Double {
    let (gap, place) = (GridTunables.gap * 2, GridTunables.placeBrightness)
    let pictures = stage.displayList.seenPieces
      .filter {
        $0.texture != nil
          || countsPlaces && (($0.color?.red ?? 0) - place).magnitude < 0.001
      }
      .map { $0.visible.insetBy(dx: -gap, dy: -gap) }
    var (bare, all) = (0, 0)
    for x in stride(from: 1.0, to: 1280, by: 79) {
      for y in stride(from: 1.0, to: 800, by: 79) {
        all += 1
        if !pictures.contains(where: { $0.contains(Point(x: x, y: y)) }) { bare += 1 }
      }
    }
    return Double(bare) / Double(all)
  }

  private func gridStage(of album: any PhotoAlbum) throws -> (Stage, PhotoLibraryScreen) {
    for picture in 0..<album.count {
      store.states[album.photo(at: picture).picture] = .ready(Size(width: 3000, height: 2000))
    }
    let (stage, library) = makeGridStage(of: album)
    #expect(bareShare(of: stage) == 0)
    return (stage, library)
  }

  /// Until the pictures that come into view are there, too: the store has them after a while.
  private func expectFull(_ stage: Stage, _ library: PhotoLibraryScreen) throws {
    for frame in 0..<90 {
      stage.frame()
      #expect(bareShare(of: stage) == 0)
      if frame > 50 {
        _ = store.deliver(2)
        library.storeDidChange()
      }
    }
    settle(stage, library)
    let grid = try #require(library.grid)
    #expect(grid.earlier == nil && bareShare(of: stage) == 0)
    #expect(grid.cells.allSatisfy { !$0.hidesEmptiness })
  }

  @Test func photosThatCloseUpLeaveNothingEmpty() throws {
    let album = ShrinkingAlbum()
    album.pictures = Array(0..<90)
    let (stage, library) = try gridStage(of: album)
    func become(_ new: [Int32]) {
      let old = album.pictures
      album.pictures = new
      library.albumDidChange { new.firstIndex(of: old[$0]) }
    }
    become(Array(0..<3) + Array(4..<90))
    try expectFull(stage, library)
    // Half of them, and before these are in their places those that come back.
    become((0..<90).filter { $0 % 2 == 0 })
    for _ in 0..<5 {
      stage.frame()
      #expect(bareShare(of: stage) == 0)
    }
    become(Array(0..<90))
    try expectFull(stage, library)
  }

  @Test func anotherOrderLeavesNothingEmpty() throws {
    let album = ArrangedAlbum(
      FixedAlbum((0..<90).map { Photo(name: "\($0).jpg", picture: $0) }))
    let (stage, library) = try gridStage(of: album)
    var sorting = PhotoSorting()
    sorting.isDescending = true
    album.sort(by: sorting)
    try expectFull(stage, library)
  }

  /// What nothing takes the place of goes like what it lay behind.
  @Test func whatIsNotFoundFades() throws {
    let album = ArrangedAlbum(
      FixedAlbum((0..<90).map { Photo(name: "\($0).jpg", picture: $0) }))
    let (stage, library) = try gridStage(of: album)
    stage.key("8")
    stage.key("8")
    stage.wait(GridTunables.fading + 0.05)
    let earlier = try #require(library.grid?.earlier)
    // derivation: 24 places, of which one has a photo again.
    #expect(earlier.subviews.count { $0.alpha == 0 } == 23)
    settle(stage, library)
    #expect(library.grid?.earlier == nil)
  }

  /// From there on outwards, and nowhere from the top downwards.
  @Test func theMiddleOfTheGridIsWantedFirst() throws {
    let (stage, library) = makeStage(400)
    stage.key("g")
    stage.wait(1)
    let grid = try #require(library.grid)
    grid.scroll(to: 200)
    stage.frame()
    var pictures: [Int32] = []
    for tile in store.wanted.prefix(store.visibleCount) where !pictures.contains(tile.picture) {
      pictures.append(tile.picture)
    }
    let ways = try pictures.map { picture in
      let place = try #require(grid.place(of: Int(picture)))
      return ((place.center - Point(x: 640, y: 400)).length * 1e6).rounded()
    }
    #expect(pictures.count > 20 && ways == ways.sorted())
  }
}

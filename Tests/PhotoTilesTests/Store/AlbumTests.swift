import DisplayList
import PictureFacts
import ScrollGeometry
import Testing
import TilePyramid

@testable import PhotoDecoding
@testable import PhotoTiles
@testable import TestPictures

/// From a folder of files to pixels, through everything.
@Suite(.timeLimit(.minutes(5))) struct AlbumTests {
  @Test func everyPictureIsAPageAndEveryPageShowsItsPictureOrSaysWhatIsWrong() throws {
    let folder = TemporaryFolder()
    let jpeg = TestPicture(width: 1300, height: 900).jpeg(orientation: 6)
    folder.write("img1.jpg", jpeg)
    folder.write("img2.jpg", [])
    folder.write("img3.jpg", Array(jpeg[..<100]))
    folder.write("img4.png", Array("Dear diary".utf8))
    folder.write("img10.jpg", TestPicture(width: 300, height: 200).jpeg())
    let album = try FileAlbum(AlbumRequest([folder.path]), isWatched: false)
    let list = album.contents.list
    let store = PhotoTileStore(album)
    for page in 0..<list.count { _ = store.state(of: Int32(page)) }
    #expect(store.settle(at: 0))
    let states = (0..<list.count).map { store.state(of: Int32($0)) }
    #expect(
      states == [
        .ready(Size(width: 900, height: 1300)),
        .failed("This file is empty."),
        .failed("The JPEG data of this picture is damaged."),
        .failed("This file is not a picture, or is one of an unknown kind."),
        .ready(Size(width: 300, height: 200)),
      ])
    #expect(list.name(of: 4) == "img10.jpg")

    let grid = TileGrid(size: Size(width: 900, height: 1300))
    var plan = TilePlan()
    let page = TilePage(
      picture: 0, grid: grid, fitScale: 0.5, scale: 1,
      visible: Rect(x: 0, y: 0, width: 450, height: 600), focus: .zero)
    plan.update(pages: [page])
    store.want(plan.wanted, visibleCount: plan.visibleCount)
    #expect(store.settle(at: 0))
    var drawn: [DrawnTile] = []
    page.appendDrawList(isLoaded: store.isLoaded, to: &drawn)
    #expect(drawn.map(\.tile.level) == [0, 0])
    let pixels = try #require(store.pixels(of: drawn[0].tile))
    // Turned clockwise, the stored picture's blue quarter is at the top right.
    func blue(_ x: Int, _ y: Int) -> UInt8 {
      (pixels.base + y * pixels.bytesPerRow + x * 4).load(as: UInt8.self)
    }
    #expect(blue(100, 100) < 60 && blue(500, 100) > 200)
  }

  /// What lies beside it says so.
  @Test func whatWasTurnedBeforeIsShownSo() throws {
    let folder = TemporaryFolder()
    folder.write("a.png", TestPicture(width: 600, height: 400).jpeg())
    folder.write("b.png", TestPicture(width: 600, height: 400).jpeg())
    let turned = Array("\(folder.path)/a.png".utf8)
    let album = try FileAlbum(AlbumRequest([folder.path]), isWatched: false) {
      $0 == turned ? [.clockwise] : []
    }
    #expect(album.turns(of: 0) == [.clockwise] && album.turns(of: 1) == [])
    let store = PhotoTileStore(album)
    for page in 0..<2 { _ = store.state(of: Int32(page)) }
    #expect(store.settle(at: 0))
    #expect(store.state(of: 0) == .ready(Size(width: 400, height: 600)))
    #expect(store.state(of: 1) == .ready(Size(width: 600, height: 400)))
  }

  @Test func whatIsShownTurnedIsAnotherPictureOfTheSameFile() throws {
    let folder = TemporaryFolder()
    // Its file says that it is turned already.
    folder.write("a.jpg", TestPicture(width: 600, height: 400).jpeg(orientation: 6))
    let album = try FileAlbum(AlbumRequest([folder.path]), isWatched: false)
    let store = PhotoTileStore(album)
    // For all that anybody knows.
    #expect(store.canTurn(0))
    _ = store.state(of: 0)
    #expect(store.settle(at: 0))
    #expect(store.state(of: 0) == .ready(Size(width: 400, height: 600)) && store.canTurn(0))
    store.want([TextureID(picture: 0, level: 0, column: 0, row: 0)], visibleCount: 1)
    #expect(store.settle(at: 0))
    func replace(_ picture: Int32, _ turns: [PhotoTurn]) {
      var list = album.contents.list
      list.replace(0)
      album.state.contents.list = list
      album.state.setTurns(turns, of: picture + 1, inPlaceOf: picture)
    }
    replace(0, [.clockwise, .mirrored])
    #expect(album.turns(of: 1) == [.clockwise, .mirrored] && album.turns(of: 0).isEmpty)
    #expect(store.thumbnailSize(of: 1) == nil)
    _ = store.state(of: 1)
    func blue(_ pixels: PixelBuffer, _ x: Int, _ y: Int) -> UInt8 {
      (pixels.base + y * pixels.bytesPerRow + x * 4).load(as: UInt8.self)
    }
    // There is something to see before its file has been looked at again, and it lies as the photo will.
    let first = try #require(store.pixels(of: TextureID(thumbnailOf: 1)))
    #expect((first.width, first.height) == (150, 100))
    #expect(blue(first, 25, 87) > 200 && blue(first, 100, 87) < 60 && blue(first, 25, 12) < 60)
    // And of one that is turned once more, and was not decoded meanwhile: as clockwise alone would have it.
    replace(1, [.clockwise])
    _ = store.state(of: 2)
    let second = try #require(store.pixels(of: TextureID(thumbnailOf: 2)))
    #expect(blue(second, 125, 87) > 200 && blue(second, 50, 87) < 60 && blue(second, 125, 12) < 60)
    #expect(store.settle(at: 0))
    #expect(store.state(of: 1) == .ready(Size(width: 600, height: 400)))
    let tile = TextureID(picture: 1, level: 0, column: 0, row: 0)
    store.want([tile], visibleCount: 1)
    #expect(store.settle(at: 0))
    let pixels = try #require(store.pixels(of: tile))
    // The stored picture's blue quarter has gone from the top right to the bottom right, and from there to the left.
    #expect(blue(pixels, 100, 350) > 200)
    #expect(blue(pixels, 400, 350) < 60 && blue(pixels, 100, 50) < 60)
  }
}

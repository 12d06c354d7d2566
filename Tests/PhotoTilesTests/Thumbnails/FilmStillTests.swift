import Foundation
import Testing
import TilePyramid

@testable import PhotoDecoding
@testable import PhotoTiles
@testable import TestPictures

/// Films are pages with a still, where they are wanted.
@Suite struct FilmStillTests {
  private let folder = TemporaryFolder()
  private let thumbnails = TemporaryFolder()

  private func supply(_ names: String..., showsFilms: Bool = true) throws -> DecodingSupply {
    for name in names { folder.write(name, Array("no film at all".utf8)) }
    let found = PhotoFinder.find(AlbumRequest([folder.path], showsFilms: showsFilms))
    return DecodingSupply(
      origins: AlbumOrigins(album: AlbumState(FileAlbum.Contents(list: found.list))),
      decoder: PictureDecoder(
        limits: DecodeLimits(levelBytes: 200 << 20, workingBytes: 400 << 20)),
      cache: nil, thumbnails: ThumbnailCache(folder: thumbnails.path),
      films: showsFilms ? FilmStills { [missing] in missing.add($0) } : nil)
  }

  private let missing = Missing()

  /// Films of which there is no thumbnail.
  private final class Missing: Sendable {
    private let monitor = Monitor()
    nonisolated(unsafe) private var pictures: [Int32] = []

    func add(_ picture: Int32) { monitor.locked { pictures.append(picture) } }

    var all: [Int32] { monitor.locked { pictures } }
  }

  /// Whoever makes some is told of those that are missing, and of no others.
  @Test func whatIsMissingIsTold() async throws {
    let supply = try supply("a.mp4", "b.mp4")
    try addThumbnail(of: "a.mp4", size: "large", 256, 144)
    for picture in Int32(0)..<2 { _ = try await supply.header(of: picture).get() }
    #expect(missing.all == [1])
  }

  /// What a file manager leaves.
  private func addThumbnail(of name: String, size: String, _ width: Int, _ height: Int) throws {
    let path = Array((folder.path + "/" + name).utf8)
    let original = try #require(ThumbnailOriginal(PictureFile(path: path), path: path))
    let picture = VipsFiles.picture(
      TestPicture(width: width, height: height).pixels, width: width, height: height, bands: 3)
    picture.comments = original.texts
    thumbnails.makeFolder(size)
    VipsFiles.save(picture, "pngsave", "\(thumbnails.path)/\(size)/\(original.fileName)")
  }

  @Test func theyAreFoundWhereTheyAreWanted() throws {
    let names = ["a.jpg", "b.mp4", "c.MOV", "d.ts", "e.webm", "f.txt"]
    for name in names { folder.write(name) }
    func found(_ showsFilms: Bool) -> [String] {
      let list = PhotoFinder.find(AlbumRequest([folder.path], showsFilms: showsFilms)).list
      return (0..<list.count).map { list.name(of: list.picture(at: $0)) }
    }
    #expect(found(true) == ["a.jpg", "b.mp4", "c.MOV", "e.webm"] && found(false) == ["a.jpg"])
  }

  /// However small, it is shown as large as a film.
  @Test(arguments: [
    ("normal", 128, 72), ("large", 256, 144), ("x-large", 512, 288), ("xx-large", 1024, 576),
  ])
  func aThumbnailStandsForTheFilm(size: String, width: Int, height: Int) async throws {
    let supply = try supply("a.mp4")
    try addThumbnail(of: "a.mp4", size: size, width, height)
    let header = try await supply.header(of: 0).get()
    #expect(header.grid.width == 2048 && header.grid.height == 1152)
    #expect(!header.needsPyramid && !header.canBeTurned && header.finestLevel == header.doublings)
    let colors = TestPicture(width: width, height: height)
    for level in header.finestLevel...header.grid.coarsestLevel {
      let pixels = try await supply.decode(
        DecodeRequest(
          key: PieceKey(picture: 0, level: Int16(level)), header: header, workingBytes: 0)
      ).get()
      #expect(pixels.raster.width == header.grid.width(ofLevel: level))
      #expect(pixels.raster.height == header.grid.height(ofLevel: level))
      let decoded = Decoded(header, level: level, pixels)
      let color = colors.color(x: 0.3 * Double(width), y: 0.8 * Double(height))
      let pixel = decoded[Int(0.3 * Double(decoded.width)), Int(0.8 * Double(decoded.height))]
      #expect(abs(Double(pixel.red) - color.red) < 6 && abs(Double(pixel.green) - color.green) < 6)
      #expect(pixel.alpha == 255)
    }
    #expect(!supply.hasThumbnail(0))
  }

  @Test func aDrawingStandsForOneWithoutAThumbnail() async throws {
    let supply = try supply("a.mkv")
    // That of other bytes is none.
    try addThumbnail(of: "a.mkv", size: "large", 256, 144)
    folder.write("a.mkv", Array("another film".utf8))
    let header = try await supply.header(of: 0).get()
    #expect(abs(header.grid.size.width / header.grid.size.height - 16 / 9) < 0.01)
    let pixels = try await supply.decode(
      DecodeRequest(
        key: PieceKey(picture: 0, level: Int16(header.grid.coarsestLevel)), header: header,
        workingBytes: 0)
    ).get()
    #expect(Decoded(header, level: header.grid.coarsestLevel, pixels)[4, 4].red == 0x1C)
    let facts = await supply.facts(of: 0)
    #expect(facts.name == "a.mkv" && facts.byteCount == 12 && facts.problem == nil)
    #expect(facts.notes.size == nil && facts.changed != nil)
  }

  /// Whoever shows an album has them.
  @Test func aWindowsStoreShowsThem() throws {
    folder.write("a.mp4", Array("no film at all".utf8))
    let album = try FileAlbum(AlbumRequest([folder.path], showsFilms: true), isWatched: false)
    let store = PhotoTileStore(album)
    _ = store.state(of: 0)
    #expect(store.settle(at: 0))
    guard case .ready = store.state(of: 0) else {
      Issue.record("\(store.state(of: 0))")
      return
    }
    #expect(album.contents.list.isFilm(0))
  }

  @Test func oneThatHasGoneSaysSo() async throws {
    let supply = try supply("a.mp4")
    folder.remove("a.mp4")
    #expect(await supply.header(of: 0) == .failure(.missing))
  }

  /// Whoever makes galleries gets pictures only, also where a film was named.
  @Test func nowhereElseIsAFilmAPicture() async throws {
    let path = folder.write("a.mp4", Array("no film at all".utf8))
    let list = try PhotoFinder.find([path])
    let reader = PhotoReader(list, service: nil, cache: nil)
    await #expect(throws: PictureError.notAPicture) { _ = try await reader.photo(0) }
  }
}

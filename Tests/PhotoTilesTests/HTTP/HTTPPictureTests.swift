import DisplayList
import Glibc
import ScrollGeometry
import Testing
import TilePyramid

@testable import PhotoDecoding
@testable import PhotoTiles
@testable import TestPictures

/// From a server to pixels, through everything.
@Suite(.timeLimit(.minutes(5))) struct HTTPPictureTests {
  private let folder = TemporaryFolder()

  private func store(
    _ addresses: [String], limits: HTTPLimits = HTTPLimits()
  ) throws -> PhotoTileStore {
    let budget = MemoryBudget(limit: 200 << 20, idleLimit: 100 << 20)
    let decoder = PictureDecoder(limits: budget.decodeLimits)
    let client = HTTPClient(transfers: HTTPTransfers(limits: limits), pause: { _ in })
    let album = try FileAlbum(AlbumRequest(addresses), isWatched: false).state
    let source = DecodingSupply(
      origins: AlbumOrigins(album: album, client: client), decoder: decoder, cache: nil)
    return PhotoTileStore(source: source, decoder: decoder, budget: budget)
  }

  private func ready(_ store: PhotoTileStore) -> PhotoTileStore {
    for picture in 0..<store.source.pictureCount { _ = store.state(of: Int32(picture)) }
    _ = store.settle(at: 0)
    return store
  }

  private func tile(_ picture: Int32, _ level: Int16, _ column: Int32 = 0, _ row: Int32 = 0)
    -> TextureID
  {
    TextureID(picture: picture, level: level, column: column, row: row)
  }

  private func save(_ layout: String, _ name: String) {
    VipsFiles.save(
      TiledPicture.vips, "dzsave", folder.path + "/" + name, texts: [("suffix", ".jpg[Q=95]")],
      numbers: [("layout", VipsFiles.layout(named: layout))])
  }

  @Test(arguments: [("dz", "map.dzi"), ("iiif", "map/info.json"), ("iiif3", "map/info.json")])
  func everyLayoutHasThePixelsThatItHasOnTheDisk(layout: String, description: String) async throws {
    save(layout, "map")
    let server = TestServer(folder: folder)
    let address = try #require(HTTPAddress(server.address + "/" + description + "?key=1"))
    let remote = HTTPSource(address: address, client: HTTPClient())
    let disk = DiskPicture(path: folder.path + "/" + description)
    let header = try await TiledPicture.decoder.header(of: remote.picture())
    #expect(try header == TiledPicture.decoder.header(of: disk.picture()))
    for piece in TiledPicture.pieces(of: header) {
      let far = try await TiledPicture.decoder.decode(
        piece, of: header, in: remote.files(of: piece, header))
      let near = try TiledPicture.decoder.decode(
        piece, of: header, in: disk.files(of: piece, header))
      #expect(far.raster.isSame(as: near.raster))
      #expect(try TiledPicture.difference(far, piece, header).difference <= 10)
    }
    // What permits the description permits the tiles.
    #expect(server.log.allSatisfy { $0.hasSuffix("?key=1") })
  }

  @Test func aPhotoIsFetchedOnceAndShownAtEveryLevel() throws {
    folder.write("a b.jpg", TestPicture(width: 1300, height: 900).jpeg(orientation: 6))
    let server = TestServer { [folder] _, _ in
      .bytes((try? PictureFileBytes.read(folder.path + "/a b.jpg")) ?? [])
    }
    let store = ready(try store([server.address + "/x/a%20b.jpg"]))
    #expect(store.state(of: 0) == .ready(Size(width: 900, height: 1300)))
    store.want([tile(0, 1), tile(0, 0, 1, 1)])
    _ = store.settle(at: 0)
    #expect(store.isLoaded(tile(0, 1)) && store.isLoaded(tile(0, 0, 1, 1)))
    #expect(server.log == ["/x/a%20b.jpg"])
  }

  @Test func whatGoesWrongIsOnThePage() throws {
    let server = TestServer { path, _ in
      switch path {
      case "/gone.jpg": .bytes([], status: 404)
      case "/diary.jpg": .bytes(Array("Dear diary".utf8))
      case "/cut.jpg": .cut([0xFF, 0xD8])
      default: .bytes([])
      }
    }
    let names = ["gone", "diary", "cut", "empty"].map { server.address + "/\($0).jpg" }
    // Each in an album of its own: named together they would be sorted.
    let states = try names.map { ready(try store([$0])).state(of: 0) }
    #expect(
      states == [
        .failed("\(server.host) has no such picture."),
        .failed("This file is not a picture, or is one of an unknown kind."),
        .failed("\(server.host) broke off in the middle of this picture."),
        .failed("This file is empty."),
      ])
  }

  @Test func aServerThatLiesAboutItsTilesIsSaidToDoSo() throws {
    save("iiif3", "map")
    let lie = TestPicture(width: 77, height: 77).jpeg()
    let server = TestServer { [folder] path, _ in
      path.hasSuffix(".json")
        ? .bytes((try? PictureFileBytes.read(folder.path + path)) ?? []) : .bytes(lie)
    }
    let store = ready(try store([server.address + "/map/info.json"]))
    store.want([tile(0, 0)])
    _ = store.settle(at: 0)
    #expect(
      store.state(of: 0)
        == .failed("The tiles of this picture are not what its description promises."))
  }

  @Test func aSlowServerHoldsUpNoOtherAndIsNamed() throws {
    var limits = HTTPLimits()
    limits.patience = 0.01
    let slow = TestServer { _, _ in .held }
    let path = folder.write("near.jpg", TestPicture(width: 300, height: 200).jpeg())
    let store = try store([slow.address + "/far.jpg", path], limits: limits)
    for picture in Int32(0)...1 { _ = store.state(of: picture) }
    let near: Int32 = 1
    while store.state(of: near) == .waiting { store.deliver() }
    store.want([tile(near, 0)])
    while !store.isLoaded(tile(near, 0)) { store.deliver() }
    while store.slowHost(of: 0) == nil { store.deliver() }
    #expect(store.slowHost(of: 0) == slow.host && store.slowHost(of: near) == nil)
    #expect(store.state(of: 0) == .waiting)
    slow.release()
    while store.state(of: 0) == .waiting || store.slowHost(of: 0) != nil {
      store.deliver()
    }
    #expect(
      store.state(of: 0) == .failed("\(slow.host) broke off in the middle of this picture."))
  }

  /// What is fetched ahead comes in real time, which a clock that one advances knows nothing of.
  @Test func nobodyWaitsForAServerWhereNoTimeGoesBy() throws {
    save("dz", "map")
    var limits = HTTPLimits()
    limits.patience = 0.01
    let server = TestServer { [folder] path, _ in
      path.hasPrefix("/map_files/11/4_")
        ? .held : .bytes((try? PictureFileBytes.read(folder.path + path)) ?? [])
    }
    defer { server.release() }
    let store = ready(try store([server.address + "/map.dzi"], limits: limits))
    store.want([tile(0, 0), tile(0, 0, 2, 1)], visibleCount: 1)
    _ = store.settle(at: 0)
    while store.source.slowHosts.isEmpty { sched_yield() }
    _ = store.settle(at: 1)
    #expect(store.isLoaded(tile(0, 0)) && store.slowHost(of: 0) == nil)
    store.deliver()
    #expect(store.slowHost(of: 0) == server.host)
    _ = store.settle(at: 2)
    #expect(store.slowHost(of: 0) == nil)
  }

  @Test func aPictureInTilesIsSeenAtOnceAndGetsSharp() throws {
    save("dz", "map")
    let server = TestServer { [folder] path, _ in
      path.hasPrefix("/map_files/11/")
        ? .held : .bytes((try? PictureFileBytes.read(folder.path + path)) ?? [])
    }
    let store = ready(try store([server.address + "/map.dzi"]))
    store.want([tile(0, 0), tile(0, 0, 1, 0), tile(0, 0, 2, 0)])
    while !store.isLoaded(tile(0, 2)) { store.deliver() }
    #expect(!store.isLoaded(tile(0, 0)))
    server.release()
  }

  @Test func tilesThatNobodyWantsAnyMoreAreCancelled() throws {
    save("dz", "map")
    let server = TestServer { [folder] path, _ in
      path.hasPrefix("/map_files/11/1_")
        ? .held : .bytes((try? PictureFileBytes.read(folder.path + path)) ?? [])
    }
    let store = ready(try store([server.address + "/map.dzi"]))
    store.want([tile(0, 0, 1, 0)])
    server.waitUntilAsked(4)
    store.want([tile(0, 2)])
    // It does not wait for the server to answer.
    store.waitUntilIdle()
    store.deliver()
    #expect(store.isLoaded(tile(0, 2)) && !store.isLoaded(tile(0, 0, 1, 0)))
    #expect(
      store.usedBytes
        == store.pieces.values.reduce(0) {
          $0 + Raster.byteCount(width: $1.raster.width, height: $1.raster.height)
        })
    server.release()
  }

  @Test func whatAServerDidNotHaveIsAskedForWhenThePictureIsSeenAgain() throws {
    save("dz", "map")
    let server = TestServer { [folder] path, attempt in
      path.hasPrefix("/map_files/11/0_0") && attempt <= 4
        ? .bytes([], status: 500)
        : .bytes((try? PictureFileBytes.read(folder.path + path)) ?? [])
    }
    let store = ready(try store([server.address + "/map.dzi"]))
    store.want([tile(0, 0)])
    _ = store.settle(at: 0)
    #expect(!store.isLoaded(tile(0, 0)) && store.isLoaded(tile(0, 1)))
    store.want([tile(0, 0), tile(0, 2)])
    _ = store.settle(at: 1)
    #expect(!store.isLoaded(tile(0, 0)))
    store.want([])
    store.want([tile(0, 0)])
    _ = store.settle(at: 2)
    #expect(store.isLoaded(tile(0, 0)))
  }

  @Test func aPhotoThatCouldNotBeFetchedIsAskedForWhenItIsSeenAgain() throws {
    let jpeg = TestPicture(width: 300, height: 200).jpeg()
    let server = TestServer { path, attempt in
      path == "/gone.jpg"
        ? .bytes([], status: 404)
        : attempt <= 4 ? .bytes([], status: 503) : .bytes(jpeg)
    }
    let store = ready(try store([server.address + "/a.jpg"]))
    let failed = PictureState.failed("\(server.host) has a problem of its own (503).")
    #expect(store.state(of: 0) == failed)
    // Asking what is known of it is not looking at it.
    #expect(!store.settle(at: 1) && store.state(of: 0) == failed && server.log.count == 4)
    store.lookAgain(at: 0)
    #expect(store.settle(at: 2))
    #expect(store.state(of: 0) == .ready(Size(width: 300, height: 200)))
    store.want([tile(0, 0)])
    #expect(store.settle(at: 3) && store.isLoaded(tile(0, 0)) && server.log.count == 5)

    let gone = ready(try self.store([server.address + "/gone.jpg"]))
    gone.lookAgain(at: 0)
    #expect(!gone.settle(at: 1) && server.log.count == 6)
  }

  @Test(arguments: [
    (
      "https://h.org/a/map.dzi?k=1#x", TileLayout.deepZoom,
      "https://h.org/a/map_files/9/0_0.jpg?k=1"
    ),
    ("http://h.org:81/map.x.dzi", .deepZoom, "http://h.org:81/map.x_files/9/0_0.jpg"),
    ("https://h.org/a.b/map", .deepZoom, "https://h.org/a.b/map_files/9/0_0.jpg"),
    ("https://h.org/i/p%2F1/info.json?k=1", .iiif, "https://h.org/i/p%2F1/9/0_0.jpg?k=1"),
  ])
  func tilesLieBesideTheirDescription(address: String, layout: TileLayout, tile: String) throws {
    #expect(try #require(HTTPAddress(address)).tile("9/0_0.jpg", in: layout) == tile)
  }

  @Test func addressesHaveNamesForPeople() throws {
    let found = try PhotoFinder.find([
      "https://me:secret@h.org:81/iiif/Map%20of%20x/info.json", "HTTP://h.org/b%20c.jpg?x=/y",
      "https://h.org",
    ])
    #expect((0..<3).map { found.name(of: $0) }.sorted() == ["Map of x", "b c.jpg", "h.org"])
    let first = try #require(HTTPAddress("https://me:secret@h.org:81/iiif/x"))
    #expect(first.host == "h.org:81")
    #expect(HTTPAddress("httpd/a.jpg") == nil && HTTPAddress("ftp://h.org/a.jpg") == nil)
  }
}

import DisplayList
import Glibc
import ScrollGeometry
import Testing
import TilePyramid

@testable import PhotoDecoding
@testable import PhotoTiles
@testable import TestPictures

/// Pictures that memory is too small for, and the pyramids that are made of them.
@Suite(.timeLimit(.minutes(2))) struct PyramidCacheTests {
  private static let width = 1403
  private static let height = 1101
  private static let picture = TestPicture(width: width, height: height)
  /// Room for the second level, and not for the whole picture.
  private static let budget = MemoryBudget(limit: 4 << 20, idleLimit: 4 << 20)
  private let folder = TemporaryFolder()

  private var cachePath: String { folder.path + "/cache/pyramids" }

  private func cache(byteLimit: Int64 = 1 << 30) throws -> PyramidCache {
    try #require(PyramidCache(folder: cachePath, byteLimit: byteLimit))
  }

  private func store(_ path: String, _ cache: PyramidCache?) throws -> PhotoTileStore {
    PhotoTileStore(
      try FileAlbum(AlbumRequest([path]), isWatched: false), budget: Self.budget, cache: cache)
  }

  private func tile(_ level: Int16, _ column: Int32 = 0, _ row: Int32 = 0) -> TextureID {
    TextureID(picture: 0, level: level, column: column, row: row)
  }

  /// Shows a tile; the colour of its middle.
  private func show(_ tile: TextureID, _ store: PhotoTileStore) -> (red: Int, green: Int)? {
    _ = store.state(of: 0)
    _ = store.settle(at: 0)
    store.want([tile], visibleCount: 1)
    _ = store.settle(at: 0)
    guard let pixels = store.pixels(of: tile) else { return nil }
    let place = pixels.height / 2 * pixels.bytesPerRow + pixels.width / 2 * 4
    let bytes = (pixels.base + place).assumingMemoryBound(to: UInt8.self)
    return (Int(bytes[2]), Int(bytes[1]))
  }

  private func near(_ color: (red: Int, green: Int)?, _ x: Double, _ y: Double) -> Bool {
    guard let color else { return false }
    let expected = Self.picture.color(x: x, y: y)
    return abs(Double(color.red) - expected.red) <= 6
      && abs(Double(color.green) - expected.green) <= 6
  }

  @Test func aPictureThatIsTooLargeGetsSharpAndIsSharpAtOnceNextTime() throws {
    let path = folder.write("large.jpg", Self.picture.jpeg())
    let first = try store(path, cache())
    #expect(near(show(tile(0, 2, 1), first), 1024 + 189.5, 512 + 256))
    #expect(first.progress(of: 0) == nil)
    #expect(folder.names("cache/pyramids").count == 1)

    let again = try store(path, cache())
    _ = again.state(of: 0)
    _ = again.settle(at: 0)
    again.want([tile(0, 0, 1)], visibleCount: 1)
    #expect(again.progress(of: 0) == nil, "it is there already")
    _ = again.settle(at: 0)
    #expect(again.isLoaded(tile(0, 0, 1)) && !again.isLoaded(tile(0, 1, 1)))
  }

  @Test(arguments: 1...8) func itsPyramidIsUpright(orientation: Int) throws {
    let path = folder.write("turned.jpg", Self.picture.jpeg(orientation: orientation))
    let sharp = try store(path, cache())
    guard
      case .ready(let size) = {
        _ = show(tile(0), sharp); return sharp.state(of: 0)
      }()
    else {
      Issue.record("it has no size")
      return
    }
    let whole = try Decoded(path)
    #expect(size == Size(width: Double(whole.width), height: Double(whole.height)))
    for (column, row) in [(0, 0), (1, 1)] {
      let color = try #require(show(tile(0, Int32(column), Int32(row)), sharp))
      let pixel = whole[column * 512 + 256, row * 512 + 256]
      #expect(abs(color.red - pixel.red) <= 6 && abs(color.green - pixel.green) <= 6)
    }
  }

  @Test func aPyramidThatIsTakenAwayWhileItIsShownIsMadeAgain() throws {
    let path = folder.write("large.jpg", Self.picture.jpeg())
    let store = try store(path, cache())
    #expect(show(tile(0, 0, 0), store) != nil)
    let name = try #require(folder.names("cache/pyramids").first)
    folder.remove("cache/pyramids/" + name)
    #expect(near(show(tile(0, 2, 1), store), 1024 + 189.5, 512 + 256))
    #expect(
      store.state(of: 0)
        == .ready(Size(width: Double(Self.width), height: Double(Self.height))))
    #expect(folder.names("cache/pyramids") == [name] && !store.isWaiting)
  }

  @Test func withoutACacheItIsAsSharpAsMemoryAllows() throws {
    let path = folder.write("large.jpg", Self.picture.jpeg())
    let plain = try store(path, nil)
    #expect(show(tile(0), plain) == nil)
    #expect(plain.isLoaded(tile(1)))
  }

  @Test func transparencySurvives() throws {
    var pixels: [UInt8] = []
    for index in 0..<Self.width * Self.height {
      pixels += [200, 100, 50, UInt8(index % Self.width < 700 ? 0 : 255)]
    }
    let path = folder.path + "/clear.png"
    VipsFiles.save(
      VipsFiles.picture(pixels, width: Self.width, height: Self.height, bands: 4), "pngsave", path)
    let sharp = try store(path, cache())
    _ = show(tile(0), sharp)
    let left = try #require(sharp.pixels(of: tile(0)))
    #expect(!left.isOpaque)
    #expect(left.base.load(as: UInt32.self) == 0)
    #expect(near(show(tile(0, 2, 0), sharp), 0, 0) == false)
    let right = try #require(sharp.pixels(of: tile(0, 2, 0)))
    #expect(right.base.load(as: UInt32.self) == 0xFFC8_6432)
  }

  @Test func onlyWhatIsWholeAppears() throws {
    let cache = try cache()
    let file = folder.write("a", [1, 2, 3])
    let key = try PyramidKey(PictureFile(path: file))
    #expect(throws: PictureError.givenUp) {
      try cache.add(key, named: "x") { work throws(PictureError) in
        #expect(folder.names("cache/pyramids").count == 1)
        throw .givenUp
      }
    }
    #expect(folder.names("cache/pyramids").isEmpty)
    #expect(cache.file(key) == nil)
    try cache.add(key, named: "x") { work throws(PictureError) in
      folder.write(String(work.dropFirst(folder.path.count + 1)) + "/x", [1, 2, 3, 4])
    }
    #expect(cache.file(key)?.byteCount == 4)
  }

  @Test func whatADeadProgramLeftIsFoundAtTheNextStartAndWhatALivingOneMakesIsNot() throws {
    let cache = try cache()
    let key = try PyramidKey(PictureFile(path: folder.write("a", [1, 2, 3])))
    folder.write("cache/pyramids/\(key.name).left.unfinished/x", [9])
    try cache.add(key, named: "x") { work throws(PictureError) in
      #expect(PyramidCache(folder: cachePath) != nil)
      #expect(folder.names("cache/pyramids") == [String(work.split(separator: "/").last!)])
      folder.write(String(work.dropFirst(folder.path.count + 1)) + "/x", [1, 2, 3, 4])
    }
    #expect(cache.file(key)?.byteCount == 4)
  }

  /// Pictures are nobody else's business, nor are others made of them.
  @Test func onlyItsOwnerMayReadAPyramid() throws {
    let path = folder.write("large.jpg", Self.picture.jpeg())
    _ = show(tile(0), try store(path, cache()))
    let name = try #require(folder.names("cache/pyramids").first)
    var status = stat()
    #expect(stat(cachePath + "/" + name, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func aFileThatIsNoPyramidIsMadeAnew() throws {
    let path = folder.write("large.jpg", Self.picture.jpeg())
    _ = show(tile(0), try store(path, cache()))
    let name = try #require(folder.names("cache/pyramids").first)
    folder.write("cache/pyramids/" + name, Array("broken".utf8))
    #expect(near(show(tile(0, 2, 1), try store(path, cache())), 1024 + 189.5, 512 + 256))
  }

  @Test func theLongestUnusedGoWhenAllAreTooLarge() throws {
    let cache = try cache(byteLimit: 25)
    var keys: [PyramidKey] = []
    for index in 0..<4 {
      let file = folder.write("p\(index)", [UInt8(index)])
      let key = try PyramidKey(PictureFile(path: file))
      keys.append(key)
      try cache.add(key, named: "x") { work throws(PictureError) in
        folder.write(
          String(work.dropFirst(folder.path.count + 1)) + "/x", Array(repeating: 0, count: 10))
      }
      folder.age("cache/pyramids/" + key.name + ".tif", seconds: 1000 - index)
    }
    #expect(folder.names("cache/pyramids").count == 2)
    #expect(keys.map { cache.file($0) != nil } == [false, false, true, true])
  }

  @Test func anotherContentHasAnotherName() throws {
    func key(_ bytes: [UInt8]) throws -> String {
      let path = folder.write("k", bytes)
      folder.age("k", seconds: 500)
      return try PyramidKey(PictureFile(path: path)).name
    }
    var bytes = [UInt8](repeating: 7, count: 200_000)
    let first = try key(bytes)
    bytes[199_999] = 8
    let second = try key(bytes)
    #expect(first != second)
    #expect(try first != key(Array(bytes.dropLast())))
  }
}

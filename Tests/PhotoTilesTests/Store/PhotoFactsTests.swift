import Glibc
import PictureFacts
import Testing

@testable import PhotoDecoding
@testable import PhotoTiles
@testable import TestPictures

/// What there is to say of the pictures of an album.
@Suite struct PhotoFactsTests {
  private let folder = TemporaryFolder()

  private func store() throws -> PhotoTileStore {
    PhotoTileStore(try FileAlbum(AlbumRequest([folder.path]), isWatched: false))
  }

  @Test func factsOfAPictureComeWithTheFrames() throws {
    let photo = TestPicture.insert(
      EXIFFile.photo().segment, into: TestPicture(width: 96, height: 64).jpeg())
    let path = folder.write("lake.jpg", photo)
    // A tenth of a second before a new day, on the clock here.
    var time = tm(
      tm_sec: 59, tm_min: 59, tm_hour: 23, tm_mday: 28, tm_mon: 1, tm_year: 123, tm_wday: 0,
      tm_yday: 0, tm_isdst: -1,
      tm_gmtoff: 0, tm_zone: nil)
    let moment = timespec(tv_sec: mktime(&time), tv_nsec: 900_000_000)
    #expect(utimensat(AT_FDCWD, path, [moment, moment], 0) == 0)
    let store = try store()
    var heard: [PhotoFacts] = []
    store.readFacts(of: 0) { heard.append($0) }
    store.readFacts(of: 0) { heard.append($0) }
    #expect(heard.isEmpty)
    let before = store.generation
    #expect(store.settle(at: 0))
    #expect(store.generation > before)
    let facts = try #require(heard.first)
    #expect(heard.count == 2 && heard[1] == facts)
    #expect(facts.name == "lake.jpg" && facts.path == path && facts.problem == nil)
    #expect(facts.byteCount == photo.count)
    #expect(facts.changed == PhotoDate(year: 2023, month: 2, day: 28, second: 86_399))
    #expect(facts.notes.camera == "NIKON D750" && facts.notes.exposure.iso == 400)
    // It is asked anew: the file may be another one by now.
    folder.write("lake.jpg", TestPicture(width: 32, height: 16).jpeg())
    store.readFacts(of: 0) { heard.append($0) }
    _ = store.settle(at: 1)
    #expect(heard.count == 3 && heard[2].notes.size == PhotoSize(width: 32, height: 16))
  }

  @Test func aFileThatIsNoPictureIsAFileAllTheSame() throws {
    folder.write("a.jpg", Array("no picture".utf8))
    let gone = folder.write("b.jpg", TestPicture(width: 9, height: 9).jpeg())
    let store = try store()
    folder.remove("b.jpg")
    var heard: [Int32: PhotoFacts] = [:]
    for picture in 0..<2 as Range<Int32> { store.readFacts(of: picture) { heard[picture] = $0 } }
    _ = store.settle(at: 0)
    #expect(heard[0]?.byteCount == 10 && heard[0]?.problem == PictureError.notAPicture.message)
    #expect(heard[1]?.byteCount == nil && heard[1]?.problem == PictureError.missing.message)
    #expect(heard[1]?.path == gone)
  }

  @Test func aPictureInTilesHasNoFileSize() throws {
    let picture = TestPicture(width: 600, height: 400)
    let vips = VipsFiles.picture(picture.pixels, width: 600, height: 400, bands: 3)
    VipsFiles.save(vips, "dzsave", folder.path + "/map", texts: [("suffix", ".png")])
    let store = PhotoTileStore(
      try FileAlbum(AlbumRequest([folder.path + "/map.dzi"]), isWatched: false))
    var heard: PhotoFacts?
    store.readFacts(of: 0) { heard = $0 }
    _ = store.settle(at: 0)
    #expect(heard?.notes.format == "Deep Zoom" && heard?.byteCount == nil)
    #expect(heard?.notes.size == PhotoSize(width: 600, height: 400))
  }

  @Test func whatIsNoPictureOfTheAlbumSaysSoAtOnce() throws {
    folder.write("a.jpg")
    let store = try store()
    var problems: [String?] = []
    for picture: Int32 in [-1, 1] { store.readFacts(of: picture) { problems.append($0.problem) } }
    #expect(problems == ["There is no such picture.", "There is no such picture."])
  }

  @Test func addressesAreShownWithoutWhatOpensThem() throws {
    let address = try #require(HTTPAddress("https://anna:secret@example.org:81/a@b/c.jpg?key=5#x"))
    #expect(address.textForPeople == "https://example.org:81/a@b/c.jpg")
    let plain = try #require(HTTPAddress("http://example.org/c.jpg"))
    #expect(plain.textForPeople == "http://example.org/c.jpg")
  }
}

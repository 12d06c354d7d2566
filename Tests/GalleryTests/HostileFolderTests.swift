import Foundation
import PhotoTiles
import TilePyramid
import Testing

@testable import Gallery

/// A gallery that came from somebody else: nothing outside it is touched, whatever it says is its own.
struct HostileFolderTests {
  private let gallery = TestGallery()
  private let identity = "abc-123-1"

  init() throws {
    try gallery.addPhoto("a.jpg", width: 70, height: 50)
    try gallery.export()
    try gallery.write([7], to: "victim.jpg")
  }

  private func addToLedger(_ entries: [LedgerEntry]) throws {
    let path = gallery.output + "/" + Ledger.fileName
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for entry in entries { bytes += Data("\n".utf8) + (try JSONEncoder().encode(entry)) }
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  private func picture(
    _ changes: (inout GalleryPicture) -> Void = { _ in }
  ) throws -> GalleryPicture {
    var picture = try gallery.manifest().pictures[0]
    (picture.width, picture.height) = (600, 600)
    picture.thumbnail = "thumbs/\(identity).jpg"
    picture.image = nil
    picture.tiles = GalleryTiles(path: "tiles/\(identity)/", format: "jpg")
    changes(&picture)
    return picture
  }

  private func link(_ name: String, to target: String) throws {
    let path = gallery.output + "/" + name
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private var victim: [UInt8]? { Disk.bytes(gallery.folder + "/victim.jpg") }

  @Test func namesThatLeadOutOfItAreNotRemoved() throws {
    let tiled = gallery.folder + "/9"
    try FileManager.default.createDirectory(atPath: tiled, withIntermediateDirectories: true)
    try gallery.write([8], to: "9/0_0.jpg")
    try addToLedger([
      .page(files: [
        "index.html", "../victim.jpg", "/victim.jpg", "..", "", ".zoomscroll-gallery",
        "gallery.json",
      ]),
      .picture(identity: identity, files: try picture { $0.thumbnail = "../victim.jpg" }),
      .picture(identity: "../victim", files: try picture { $0.thumbnail = "thumbs/../victim.jpg" }),
      .picture(identity: "a-1-1", files: try picture { $0.image = "../victim.jpg" }),
      .picture(identity: "b-1-1", files: try picture { $0.tiles?.path = "../" }),
    ])
    #expect(try gallery.export().removed == 0)
    #expect(victim == [7] && Disk.bytes(tiled + "/0_0.jpg") == [8])
    #expect(try gallery.missing().isEmpty)
  }

  @Test func whatItMayHaveMadeIsRemoved() throws {
    try addToLedger([.picture(identity: identity, files: try picture())])
    let folder = gallery.output + "/tiles/\(identity)/9"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try gallery.write([1], to: "gallery/thumbs/\(identity).jpg")
    try gallery.write([1], to: "gallery/tiles/\(identity)/9/0_0.jpg")
    #expect(try gallery.export().removed == 1)
    #expect(gallery.files().count == 3)
  }

  /// A loop over all that it promises would not end in a year.
  @Test func ofAPictureOfAnySizeOnlyWhatIsThereIsLookedAt() throws {
    try addToLedger([
      .picture(
        identity: identity,
        files: try picture { ($0.width, $0.height) = (TileGrid.longestSide, TileGrid.longestSide) }),
      .picture(identity: "a-1-1", files: try picture { $0.width = .max }),
      .picture(identity: "b-1-1", files: try picture { $0.height = .min }),
    ])
    let folder = gallery.output + "/tiles/\(identity)/29"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try gallery.write([1], to: "gallery/tiles/\(identity)/29/1000_1000.jpg")
    #expect(try gallery.export().removed == 1)
    #expect(!FileManager.default.fileExists(atPath: gallery.output + "/tiles/\(identity)"))
  }

  @Test func linksLeadNowhere() throws {
    let outside = gallery.folder + "/outside"
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try gallery.write([8], to: "outside/0_0.jpg")
    try addToLedger([.picture(identity: identity, files: try picture())])
    try FileManager.default.createDirectory(
      atPath: gallery.output + "/tiles/\(identity)", withIntermediateDirectories: true)
    try link("tiles/\(identity)/9", to: outside)
    // What is left of a run that was killed is removed, and the page is written anew.
    try link(".zoomscroll-work", to: outside)
    try link("index.html.unfinished", to: gallery.folder + "/victim.jpg")
    gallery.page = WebPage(files: [.init(name: "index.html", bytes: [9])])
    try gallery.export()
    #expect(Disk.bytes(outside + "/0_0.jpg") == [8] && victim == [7])
    #expect(Disk.bytes(gallery.output + "/index.html") == [9])
    try link("thumbs", to: outside)
    #expect(throws: GalleryError.inTheWay(gallery.output + "/thumbs")) { try gallery.export() }
    try link(Ledger.fileName, to: gallery.folder + "/victim.jpg")
    #expect(throws: GalleryError.self) { try gallery.export() }
    #expect(victim == [7])
  }

  @Test func aLedgerWithoutAnEndIsNone() throws {
    truncate(gallery.output + "/" + Ledger.fileName, 1 << 40)
    #expect(throws: GalleryError.notAGallery(gallery.output)) { try gallery.export() }
  }

  @Test func aDiskWithoutRoomIsSaidToBeFull() {
    #expect(throws: GalleryError.system(path: "/dev/full", code: ENOSPC)) {
      try Disk.write([1], to: "/dev/full")
    }
  }
}

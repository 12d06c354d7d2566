import Foundation
import PhotoTiles
import Testing

@testable import Gallery

/// Links in a folder that is handed out: to what was named, and to what was not.
struct LinkTests {
  private let gallery = TestGallery()
  private var photos: String { gallery.photos }

  init() throws {
    try FileManager.default.createDirectory(
      atPath: gallery.folder + "/private", withIntermediateDirectories: true)
    try gallery.addPhoto("a.jpg", width: 70, height: 50)
    try gallery.addPhoto("../private/x.jpg", width: 60, height: 50)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: photos + "/" + name, withDestinationPath: target)
  }

  private func read(_ paths: [String]) throws -> (names: [String], problems: [String]) {
    let reader = PhotoReader(
      try PhotoFinder.find(paths), service: nil, cache: nil, within: NamedPlaces(paths))
    var problems: [String] = []
    let read = reader.readAll {
      problems.append("\(($0 as NSString).lastPathComponent): \($1)")
    }
    return (read.map { reader.name(of: $0.number) }, problems)
  }

  @Test func oneThatLeadsOutIsNotFollowed() throws {
    try link("b.jpg", to: "a.jpg")
    try link("c.jpg", to: "../private/x.jpg")
    try link("d.jpg", to: gallery.folder + "/private/../photos/a.jpg")
    let found = try read([photos])
    #expect(found.names == ["a.jpg", "b.jpg", "d.jpg"])
    #expect(
      found.problems == [
        "c.jpg: This link leads out of what was named, and is followed only with --follow-links."
      ])
    // Named, each of them may lead to the other.
    #expect(try read([photos, gallery.folder + "/private"]).names.count == 5)
    #expect(try read([photos + "/c.jpg"]).names == ["c.jpg"])
  }

  @Test func aNameThatOnlyBeginsLikeThatOfTheFolderIsElsewhere() throws {
    try FileManager.default.createDirectory(
      atPath: photos + "-private", withIntermediateDirectories: true)
    try gallery.addPhoto("../photos-private/x.jpg", width: 60, height: 50)
    try link("b.jpg", to: "../photos-private/x.jpg")
    #expect(try read([photos]).names == ["a.jpg"])
  }

  /// After it was looked at, and before it is decoded.
  @Test func aFileThatBecomesALinkIsNotFollowed() async throws {
    let reader = PhotoReader(
      try PhotoFinder.find([photos]), service: nil, cache: nil, within: NamedPlaces([photos]))
    let photo = try await reader.photo(0)
    _ = try await reader.piece(reader.key(photo, level: 0, column: 0, row: 0), of: photo)
    try FileManager.default.removeItem(atPath: photos + "/a.jpg")
    try link("a.jpg", to: "../private/x.jpg")
    await #expect(throws: PictureError.noPermission) {
      _ = try await reader.piece(reader.key(photo, level: 0, column: 0, row: 0), of: photo)
    }
  }
}

import Foundation
import TestSupport
import Testing

@testable import PhotoFiles

/// Files that are copied and moved into folders where others lie.
@Suite struct FilePlacingTests {
  private let home: Home
  private var folder: [UInt8] { Array((home.path + "/to").utf8) }

  init() throws {
    home = try Home()
    home.makeFolder("to")
  }

  private var names: [String] {
    FilePath.names(in: folder).map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  @Test func nothingIsReplacedAndNothingIsLost() throws {
    let path = Array(home.write("a.jpg", "first").utf8)
    home.write("to/a.jpg", "there")
    _ = try FilePlacing.copy(path, into: folder)
    home.write("a.jpg", "second")
    let moved = try FilePlacing.move(path, into: folder)
    #expect(names == ["a (2).jpg", "a (3).jpg", "a.jpg"])
    #expect(try home.text("to/a.jpg") == "there" && home.text("to/a (2).jpg") == "first")
    #expect(try home.text("to/a (3).jpg") == "second" && !home.exists(home.path + "/a.jpg"))
    // Where it is already, it stays; a copy of it lies beside it.
    #expect(try FilePlacing.move(moved, into: folder) == moved)
    _ = try FilePlacing.copy(Array((home.path + "/to/a.jpg").utf8), into: folder)
    #expect(names.count == 4 && names.contains("a (4).jpg"))
  }

  /// A photo and its film have the same number, and are there both or not at all.
  @Test func whatBelongsTogetherIsPutTogether() throws {
    let paths = ["a.jpg", "A.MOV", "b.jpg"].map { Array(home.write($0, $0).utf8) }
    #expect(FilePlacing.together(paths) == [[paths[0], paths[1]], [paths[2]]])
    home.write("to/A.MOV", "there")
    _ = try FilePlacing.copy(together: Array(paths[..<2]), into: folder)
    #expect(names == ["A (2).MOV", "A.MOV", "a (2).jpg"])
    let gone = Array((home.path + "/a.png").utf8)
    #expect(throws: NamingError.missing("a.png")) {
      try FilePlacing.move(together: [paths[0], gone], into: folder)
    }
    #expect(home.exists(home.path + "/a.jpg") && names.count == 3)
    // A folder is none, and is found out only when the photo is there already.
    home.makeFolder("a.d")
    #expect(throws: NamingError.notAFile("a.d")) {
      try FilePlacing.copy(
        together: [paths[0], Array((home.path + "/a.d").utf8)], into: folder)
    }
    #expect(names.count == 3)
    _ = try FilePlacing.move(together: Array(paths[..<2]), into: folder)
    #expect(names == ["A (2).MOV", "A (3).MOV", "A.MOV", "a (2).jpg", "a (3).jpg"])
    #expect(try home.text("to/A (3).MOV") == "A.MOV" && home.text("to/A.MOV") == "there")
  }

  @Test func aCopyTakesAPlaceThatSomebodyHasChosen() throws {
    let path = Array(home.write("a.jpg", "new").utf8)
    let place = Array(home.write("to/b.jpg", "old").utf8)
    #expect(throws: NamingError.taken("b.jpg")) {
      try FilePlacing.copy(path, to: place, replaces: false)
    }
    #expect(try home.text("to/b.jpg") == "old")
    try FilePlacing.copy(path, to: place, replaces: true)
    // Nothing of the way to it is left.
    #expect(try home.text("to/b.jpg") == "new" && names == ["b.jpg"])
    #expect(try home.text("a.jpg") == "new")
  }

  @Test func whatStandsInTheWayIsNamed() throws {
    let path = Array(home.write("a.jpg", "a").utf8)
    let none = Array((home.path + "/none.jpg").utf8)
    #expect(throws: NamingError.missing("none.jpg")) {
      try FilePlacing.copy(none, into: folder)
    }
    #expect(throws: NamingError.folderGone("gone")) {
      try FilePlacing.move(path, into: Array((home.path + "/gone").utf8))
    }
    #expect(throws: NamingError.notAFile("to")) {
      try FilePlacing.copy(folder, into: Array(home.path.utf8))
    }
    #expect(names.isEmpty)
    #expect(try home.text("a.jpg") == "a")
  }

  @Test(.enabled(if: Home.hasOtherVolume)) func anotherVolumeGetsACopyAndTheFirstOneGoes() throws {
    let path = Array(home.write("a.jpg", "far").utf8)
    let folder = Home.otherVolume + "/FilePlacingTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let new = try FilePlacing.move(path, into: Array(folder.utf8))
    #expect(!home.exists(home.path + "/a.jpg"))
    #expect(try String(contentsOfFile: folder + "/a.jpg", encoding: .utf8) == "far")
    try FilePlacing.move(new, to: path)
    #expect(try home.text("a.jpg") == "far")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test(arguments: [
    ("lake.jpg", 1, "lake.jpg"), ("lake.jpg", 2, "lake (2).jpg"), ("lake", 12, "lake (12)"),
    (".lake", 2, ".lake (2)"), ("a.tar.gz", 3, "a.tar (3).gz"),
  ])
  func numbersComeBeforeTheEnding(name: String, number: Int, expected: String) {
    let new = FilePlacing.numbered(Array(name.utf8)[...], number)
    #expect(String(decoding: new, as: UTF8.self) == expected)
  }

  @Test func aLongNameIsCutBetweenItsCharacters() {
    let name = String(repeating: "ü", count: 124) + ".jpeg"
    let new = FilePlacing.numbered(Array(name.utf8)[...], 2)
    #expect(new.count <= 255)
    #expect(
      String(decoding: new, as: UTF8.self) == String(repeating: "ü", count: 123) + " (2).jpeg")
  }

  @Test func whatLiesBesideAPhotoBelongsToItAndIsCalledLikeIt() {
    let paths = ["/f/beach.jpg", "/f/b.jpg", "/f/beach.jpg.pins.json", "/f/beach.mov"]
      .map { Array($0.utf8) }
    #expect(FilePlacing.together(paths) == [[paths[0], paths[2], paths[3]], [paths[1]]])
    let new = FilePlacing.numbered(Array("beach.jpg.turns.json".utf8)[...], 2)
    #expect(new == Array("beach (2).jpg.turns.json".utf8))
    let long = FilePlacing.numbered(
      Array("\(String(repeating: "a", count: 240)).jpg.pins.json".utf8)[...], 2)
    #expect(long.count == 255 && long.suffix(18).elementsEqual(" (2).jpg.pins.json".utf8))
    #expect(!SidecarFile.isOne(Array("/f/.pins.json".utf8)))
  }

  /// A copy has the pins of its photo, and none of what it has taken the place of.
  @Test func aCopyIsSavedWithWhatLiesBeside() throws {
    let home = try Home()
    let photo = home.write("from/a.jpg", "photo")
    home.write("from/a.jpg.pins.json", "pins")
    let place = home.write("to/b.jpg", "other")
    home.write("to/b.jpg.turns.json", "turns")
    try FilePlacing.copyPhoto(Array(photo.utf8), to: Array(place.utf8))
    #expect(try home.text("to/b.jpg") == "photo" && home.text("to/b.jpg.pins.json") == "pins")
    #expect(!home.exists(place + ".turns.json") && home.exists(photo + ".pins.json"))
    // Onto itself.
    try FilePlacing.copyPhoto(Array(photo.utf8), to: Array(photo.utf8))
    #expect(try home.text("from/a.jpg") == "photo" && home.text("from/a.jpg.pins.json") == "pins")
  }
}

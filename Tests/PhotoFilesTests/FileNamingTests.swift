import Foundation
import TestSupport
import Testing

@testable import PhotoFiles

/// Files that get other names, and keep all else.
@Suite struct FileNamingTests {
  private let home: Home

  init() throws { home = try Home() }

  private func rename(_ path: String, to name: String) throws -> String {
    String(decoding: try FileNaming.rename(Array(path.utf8), to: name), as: UTF8.self)
  }

  @Test func aFileHasItsNewName() throws {
    let path = home.write("Pictures/lake.jpg", "lake")
    let new = try rename(path, to: "Söhne & 50%.jpg")
    #expect(new == home.path + "/Pictures/Söhne & 50%.jpg" && !home.exists(path))
    #expect(try home.text("Pictures/Söhne & 50%.jpg") == "lake")
    try FileNaming.move(Array(new.utf8), to: Array(path.utf8))
    #expect(try home.text("Pictures/lake.jpg") == "lake" && !home.exists(new))
    #expect(try rename(path, to: "lake.jpg") == path && home.exists(path))
  }

  @Test func nothingIsReplaced() throws {
    let first = home.write("a.jpg", "a")
    let second = home.write("b.jpg", "b")
    home.makeFolder("c.jpg")
    for name in ["b.jpg", "c.jpg"] {
      #expect(throws: NamingError.taken(name)) { try rename(first, to: name) }
    }
    #expect(throws: NamingError.taken("a.jpg")) {
      try FileNaming.move(Array(second.utf8), to: Array(first.utf8))
    }
    #expect(try home.text("a.jpg") == "a" && home.text("b.jpg") == "b")
    // Two names of one file are two names.
    link(first, home.path + "/other.jpg")
    #expect(throws: NamingError.taken("other.jpg")) { try rename(first, to: "other.jpg") }
    #expect(home.exists(first))
  }

  @Test(arguments: [
    ("", NamingError.empty), ("a/b.jpg", .hasSlash), (".", .reserved(".")), ("..", .reserved("..")),
    (String(repeating: "ü", count: 128), .tooLong),
  ])
  func aNameThatNoFileCanHaveIsRefused(name: String, error: NamingError) throws {
    let path = home.write("a.jpg", "a")
    #expect(throws: error) { try rename(path, to: name) }
    #expect(try home.text("a.jpg") == "a")
  }

  @Test func whatStandsInTheWayIsNamed() throws {
    #expect(throws: NamingError.missing("none.jpg")) {
      try rename(home.path + "/none.jpg", to: "b.jpg")
    }
    let path = home.write("Trip/a.jpg", "a")
    #expect(throws: NamingError.folderGone("Gone")) {
      try FileNaming.move(Array(path.utf8), to: Array((home.path + "/Gone/a.jpg").utf8))
    }
    #expect(try home.text("Trip/a.jpg") == "a")
    let refused = NamingError("a.jpg", as: "b.jpg", in: "Trip", EROFS)
    #expect(refused == .readOnlyFolder("Trip"))
    #expect(refused.message == "Nothing in the folder “Trip” can be changed.")
  }

  @Test func namesThatAreNoTextGoAndComeBack() throws {
    home.makeFolder("names")
    let path = Array((home.path + "/names/").utf8) + [0xE9, 0xFF]
    let file = try #require(path.withCString { fopen($0, "w") })
    fclose(file)
    let new = try FileNaming.rename(path, to: "plain.jpg")
    try FileNaming.move(new, to: path)
    #expect(FilePath.names(in: Array((home.path + "/names").utf8)) == [[0xE9, 0xFF]])
  }

  /// All of them, or none.
  @Test func whatBelongsTogetherIsRenamedTogether() throws {
    let home = try Home()
    let paths = ["a.jpg", "a.mov"].map { Array(home.write("x/" + $0, $0).utf8) }
    let taken = home.write("x/b.mov", "another")
    let moves = try zip(paths, ["b.jpg", "b.mov"]).map {
      try FileNaming.renaming($0, to: Array($1.utf8))
    }
    #expect(throws: NamingError.taken("b.mov")) { try FileNaming.move(together: moves) }
    #expect(try home.text("x/a.jpg") == "a.jpg" && home.text("x/a.mov") == "a.mov")
    #expect(try home.text("x/b.mov") == "another" && !home.exists(home.path + "/x/b.jpg"))
    try FileManager.default.removeItem(atPath: taken)
    try FileNaming.move(together: moves)
    #expect(try home.text("x/b.jpg") == "a.jpg" && home.text("x/b.mov") == "a.mov")
    try FileNaming.move(together: moves.map(\.reversed))
    #expect(try home.text("x/a.mov") == "a.mov")
  }
}

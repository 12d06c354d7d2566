import Foundation
import TestSupport
import Testing

@testable import PhotoFiles

/// Files that go to the trash of a home made for the test, and come back.
@Suite(.timeLimit(.minutes(2))) struct TrashTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test func aTrashedFileIsWhereEveryProgramFindsIt() throws {
    let path = home.write("Pictures/My lake 50%.jpg", "lake")
    #expect(try home.run("trash", path) == ["done"])
    #expect(!home.exists(path))
    #expect(home.trashed == ["My lake 50%.jpg"])
    let note = try home.text("data/Trash/info/My lake 50%.jpg.trashinfo")
    #expect(note.hasPrefix("[Trash Info]\n"))
    #expect(note.contains("\nPath=" + home.path + "/Pictures/My%20lake%2050%25.jpg\n"))
    #expect(note.contains("\nDeletionDate="))
  }

  @Test func anotherProgramPutsItBack() throws {
    let path = home.write("Pictures/lake.jpg", "lake")
    #expect(try home.run("trash", path) == ["done"])
    #expect(try home.run("restore", path) == ["done"])
    #expect(try home.text("Pictures/lake.jpg") == "lake")
    #expect(home.trashed.isEmpty && home.notes.isEmpty)
    #expect(try home.run("restore", path) == ["not there"])
  }

  /// A photo and its film: both, or none, there and back; also when another start puts them back.
  @Test func whatBelongsTogetherStaysTogether() throws {
    let photo = home.write("live/a.jpg", "photo")
    let film = home.path + "/live/a.mov"
    #expect(try home.run("together", "\(photo):\(film)") == ["“a.mov” is no longer there."])
    #expect(home.exists(photo) && home.trashed.isEmpty && home.notes.isEmpty)
    home.write("live/a.mov", "film")
    #expect(try home.run("together", "\(photo):\(film)") == ["done"])
    #expect(!home.exists(photo) && home.trashed == ["a.jpg", "a.mov"])
    // Somebody has put another film there meanwhile: it is none of those that went.
    try FileManager.default.removeItem(atPath: home.path + "/data/Trash/files/a.mov")
    home.write("data/Trash/files/a.mov", "film")
    #expect(try home.run("back", "\(photo):\(film)") == ["done"])
    #expect(try home.text("live/a.jpg") == "photo" && home.text("live/a.mov") == "film")
    #expect(home.trashed.isEmpty && home.notes.isEmpty)
    // Where nothing can be put nothing is.
    #expect(try home.run("together", "\(photo):\(film)") == ["done"])
    home.remove("live")
    let answer = try home.run("back", "\(photo):\(film)")
    #expect(answer == ["The folder “live” that it was in is no longer there."])
    #expect(home.trashed == ["a.jpg", "a.mov"])
  }

  @Test func theLatestOfAPlaceComesBackFirst() throws {
    for content in ["first", "second", "third"] {
      #expect(try home.run("trash", home.write("a.jpg", content)) == ["done"])
    }
    for content in ["third", "second", "first"] {
      #expect(try home.run("restore", home.path + "/a.jpg") == ["done"])
      #expect(try home.text("a.jpg") == content)
      home.remove("a.jpg")
    }
  }

  /// As they were moved, not as they are called there: the trash had such a name before.
  @Test func filesOfOneNameStayApart() throws {
    let first = home.write("one/a.jpg", "one")
    let second = home.write("two/a.jpg", "two")
    #expect(try home.run("trash", first) == ["done"] && home.run("trash", second) == ["done"])
    #expect(try home.run("restore", first) == ["done"])
    #expect(try home.text("one/a.jpg") == "one" && !home.exists(second))
  }

  @Test func everyNameComesBack() throws {
    let names: [[UInt8]] = [
      Array("plain.jpg".utf8), Array("ümläut %41 #?&=[].jpg".utf8), Array(" \\t \"'.jpg".utf8),
      Array("line\nbreak.jpg".utf8), [0xE9, 0xFF, 0x80], Array("noending".utf8),
      Array("日本.tar.gz".utf8), Array(repeating: UInt8(ascii: "x"), count: 200),
    ]
    home.makeFolder("names")
    for name in names {
      let path = Array((home.path + "/names/").utf8) + name
      let file = try #require(path.withCString { fopen($0, "w") })
      fclose(file)
    }
    #expect(
      try home.run("each", home.path + "/names") == Array(repeating: "done", count: names.count))
    let found = Set(FilePath.names(in: Array((home.path + "/names").utf8)))
    #expect(found == Set(names) && home.trashed.isEmpty && home.notes.isEmpty)
  }

  @Test func aLinkIsMovedAndNotWhatItLeadsTo() throws {
    let target = home.write("real.jpg", "real")
    let link = home.path + "/link.jpg"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(try home.run("trash", link) == ["done"])
    #expect(home.exists(target) && home.trashed == ["link.jpg"])
    #expect(try home.run("restore", link) == ["done"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }

  // MARK: - What stands in the way

  @Test func nothingIsReplaced() throws {
    let path = home.write("a.jpg", "old")
    #expect(try home.run("trash", path) == ["done"])
    home.write("a.jpg", "new")
    #expect(try home.run("restore", path) == [TrashError.nameTaken("a.jpg").message])
    #expect(try home.text("a.jpg") == "new" && home.trashed == ["a.jpg"])
    home.remove("a.jpg")
    #expect(try home.run("restore", path) == ["done"])
    #expect(try home.text("a.jpg") == "old")
  }

  @Test func aFolderThatIsGoneIsNamed() throws {
    let path = home.write("Trip/a.jpg", "a")
    #expect(try home.run("trash", path) == ["done"])
    home.remove("Trip")
    #expect(try home.run("restore", path) == [TrashError.folderGone("Trip").message])
    #expect(home.trashed == ["a.jpg"])
  }

  @Test func aFileThatIsGoneIsNamed() throws {
    #expect(
      try home.run("trash", home.path + "/none.jpg") == [TrashError.missing("none.jpg").message])
    let file = TrashedFile(
      originalPath: Array((home.path + "/a.jpg").utf8), path: Array((home.path + "/b").utf8),
      note: [])
    #expect(throws: TrashError.noLongerInTrash("a.jpg")) { try Trash.restore(file) }
    // One that nobody could find in any trash.
    let lost = TrashedFile(originalPath: file.originalPath, path: [], note: [])
    #expect(throws: TrashError.noLongerInTrash("a.jpg")) { try Trash.restore(lost) }
  }

  @Test func aFolderThatMayNotBeChangedIsNamed() throws {
    let path = home.write("Archive/a.jpg", "a")
    home.allowEverybody()
    home.setPermissions("Archive", 0o555)
    defer { home.setPermissions("Archive", 0o755) }
    #expect(try home.run("nobody", path) == [TrashError.readOnlyFolder("Archive").message])
    #expect(home.exists(path) && home.trashed.isEmpty)
  }

  /// Memory that is mounted as a folder: GLib makes no trash there.
  @Test(.enabled(if: Home.hasOtherVolume)) func aVolumeWithoutATrashIsNamed() throws {
    let path = Home.otherVolume + "/TrashTests-\(UUID().uuidString).jpg"
    _ = FileManager.default.createFile(atPath: path, contents: Data([1]))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let name = (path as NSString).lastPathComponent
    #expect(try home.run("trash", path) == [TrashError.noTrash(name).message])
    #expect(home.exists(path))
  }

  // MARK: - Interrupted

  /// The program was ended when the note was written and the file not yet moved.
  @Test func aNoteWithoutItsFileMeansNothing() throws {
    let path = home.write("a.jpg", "a")
    home.write(
      "data/Trash/info/a.jpg.trashinfo",
      "[Trash Info]\nPath=\(path)\nDeletionDate=2099-01-01T00:00:00\n")
    #expect(try home.run("restore", path) == ["not there"])
    #expect(try home.run("both", path) == ["done"])
    #expect(try home.text("a.jpg") == "a")
  }

  @Test func notesOfNonsenseAreNone() throws {
    let path = home.path + "/a.jpg"
    for (index, note) in [
      "", "[Trash Info]", "[Trash Info]\nPath=%00\n", "[Trash Info]\nPath=%zz\n", "\u{0}\u{1}",
      "[Trash Info]\nPath=a.jpg\n", "[Other]\nPath=\(path)\n",
    ].enumerated() {
      home.write("data/Trash/info/\(index).trashinfo", note)
      home.write("data/Trash/files/\(index)", "x")
    }
    #expect(try home.run("restore", path) == ["not there"])
  }

  @Test func whoeverEndsTheProgramLosesNoFile() throws {
    let path = home.write("a.jpg", "precious")
    for rounds in 1...5 {
      try home.kill(afterLines: 3 * rounds, "loop", path)
      let stored = home.trashed.map { home.path + "/data/Trash/files/" + $0 }
      #expect(([path] + stored).filter(home.exists).count == 1)
      if !home.exists(path) { #expect(try home.run("restore", path) == ["done"]) }
      #expect(try home.text("a.jpg") == "precious")
    }
  }
}

import Foundation
import Testing

@testable import PhotoDecoding
@testable import PhotoTiles

@Suite struct PhotoFinderTests {
  private func names(_ paths: String...) throws -> [String] {
    let list = try PhotoFinder.find(paths)
    return (0..<list.count).map { list.name(of: list.picture(at: $0)) }
  }

  @Test func aFolderStandsForItsFilesInNaturalOrderWithoutHiddenOnes() throws {
    let folder = TemporaryFolder()
    for name in ["img10.jpg", "IMG2.jpg", "img1.jpg", ".hidden.jpg", "notes.txt", "empty"] {
      folder.write(name, name == "empty" ? [] : [1])
    }
    folder.write("inner/other.jpg")
    #expect(
      try names(folder.path) == ["empty", "img1.jpg", "IMG2.jpg", "img10.jpg", "notes.txt"])
    #expect(try names(folder.path + "/") == names(folder.path))
  }

  @Test func aFolderOfFoldersStandsForThose() throws {
    let folder = TemporaryFolder()
    for name in ["day10/b.jpg", "day2/z.jpg", "day2/deep/never.jpg", "day3/deep/c.jpg", ".x/h.jpg"]
    {
      folder.write(name)
    }
    #expect(try names(folder.path) == ["z.jpg", "c.jpg", "b.jpg"])
    let list = try PhotoFinder.find([folder.path])
    #expect(list.path(of: 1) == folder.path + "/day3/deep/c.jpg")
  }

  @Test func filesNamedOneByOneAreSortedAmongThemselvesAndFoldersStay() throws {
    let folder = TemporaryFolder()
    let files = ["c10.jpg", "c9.jpg", "a2.jpg", "a1.jpg"].map { folder.write($0) }
    folder.write("album/m.jpg")
    #expect(
      try names(files[0], files[1], folder.path + "/album", files[2], files[3])
        == ["c9.jpg", "c10.jpg", "m.jpg", "a1.jpg", "a2.jpg"])
  }

  @Test func linksAreFollowedAndLoopsEnd() throws {
    let folder = TemporaryFolder()
    folder.write("album/a.jpg")
    folder.link("album/link.jpg", to: "a.jpg")
    folder.link("album/nowhere.jpg", to: "missing.jpg")
    folder.link("album/itself.jpg", to: "itself.jpg")
    folder.link("loop", to: ".")
    folder.link("again", to: "album")
    #expect(try names(folder.path) == ["a.jpg", "link.jpg"])
    folder.link("linked", to: folder.path + "/album")
    #expect(try names(folder.path + "/linked") == ["a.jpg", "link.jpg"])
  }

  @Test func aFolderWithAPicturesNameIsAFolder() throws {
    let folder = TemporaryFolder()
    folder.makeFolder("trap.jpg")
    folder.write("a.jpg")
    #expect(try names(folder.path) == ["a.jpg"])
  }

  @Test func pipesArePassedOver() throws {
    let folder = TemporaryFolder()
    folder.write("a.jpg")
    #expect(mkfifo(folder.path + "/pipe.jpg", 0o600) == 0)
    #expect(try names(folder.path) == ["a.jpg"])
  }

  @Test func namesThatAreNotTextOpenAllTheSame() throws {
    let folder = TemporaryFolder()
    let bytes = Array(folder.path.utf8) + [0x2F, 0x62, 0xFF, 0x2E, 0x6A, 0x70, 0x67, 0]
    let descriptor = bytes.withUnsafeBytes {
      open($0.assumingMemoryBound(to: CChar.self).baseAddress!, O_CREAT | O_WRONLY, 0o600)
    }
    close(descriptor)
    let list = try PhotoFinder.find([folder.path])
    #expect(list.name(of: 0) == "b\u{FFFD}.jpg")
    #expect(try DiskSource(path: list.pathBytes(of: 0)).picture().byteCount == 0)
  }

  @Test func whatIsMissingIsNamed() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/nothing here"
    #expect(throws: PhotoFinderError.missing(path)) { try PhotoFinder.find([path]) }
    #expect(PhotoFinderError.missing("x").description == "There is no file or folder named “x”.")
    #expect(throws: PhotoFinderError.nothingFound([folder.path])) {
      try PhotoFinder.find([folder.path])
    }
  }

  @Test func aFolderWithoutPermissionIsNamed() throws {
    let folder = TemporaryFolder()
    folder.write("open/photo.jpg")
    folder.makeFolder("closed")
    chmod(folder.path, 0o755)
    chmod(folder.path + "/open", 0o755)
    chmod(folder.path + "/closed", 0)
    try Nobody.run {
      let photos = try PhotoFinder.find([folder.path + "/open"])
      #expect(photos.count == 1)
      #expect(throws: PhotoFinderError.unreadableFolder(folder.path + "/closed")) {
        try PhotoFinder.find([folder.path + "/closed"])
      }
    }
  }
}

import Foundation
import Testing

@testable import PhotoDecoding
@testable import PhotoTiles
@testable import TestPictures

@Suite struct PhotoFinderTests {
  private func names(_ paths: String...) throws -> [String] {
    let list = try PhotoFinder.find(paths)
    return (0..<list.count).map { list.name(of: list.picture(at: $0)) }
  }

  @Test func aFolderStandsForItsPicturesInNaturalOrderWithoutHiddenOnes() throws {
    let folder = TemporaryFolder()
    for name in ["img10.jpg", "IMG2.jpg", "img1.jpg", ".hidden.jpg", "notes.txt", "empty.PNG"] {
      folder.write(name, name == "empty.PNG" ? [] : [1])
    }
    folder.write("inner/other.jpg")
    #expect(try names(folder.path) == ["empty.PNG", "img1.jpg", "IMG2.jpg", "img10.jpg"])
    #expect(try names(folder.path + "/") == names(folder.path))
  }

  @Test func hiddenOnesAreThereForWhoeverWantsThem() {
    let folder = TemporaryFolder()
    for name in ["a.jpg", ".hidden.jpg", ".other/b.jpg"] { folder.write(name, [1]) }
    let list = PhotoFinder.find(
      AlbumRequest([folder.path], isRecursive: true, showsHidden: true)
    ).list
    // Folders that are hidden are not for people.
    #expect(
      (0..<list.count).map { list.name(of: list.picture(at: $0)) } == [".hidden.jpg", "a.jpg"])
  }

  @Test func whatNoDecoderCouldShowIsNoPage() throws {
    let folder = TemporaryFolder()
    let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
    for name in [
      "a.xmp", "a.txt", "a.mov", "a.MP4", "Thumbs.db", "a.AAE", "a.zip", "desktop.ini",
      "a.jpg_original", "a.jpg~", "a.jpeg.part",
    ] { folder.write(name, photo) }
    folder.write("README", Array("All of July.".utf8))
    folder.write("nothing")
    folder.write("film", Array("....ftypqt  ".utf8))
    // Broken, but meant to be pictures.
    folder.write("broken.jpg", Array("no picture".utf8))
    folder.write("empty.heic")
    // The name does not tell, so the bytes do.
    folder.write("photo", photo)
    folder.write("Evening, 21.30", photo)
    folder.write("beach.jpg (1)", photo)
    folder.write("still", Array("....ftypavif".utf8))
    folder.write("drawing", Array("\n<?xml version='1.0'?><!-- a --><svg/>".utf8))
    #expect(
      try names(folder.path) == [
        "beach.jpg (1)", "broken.jpg", "drawing", "empty.heic", "Evening, 21.30", "photo", "still",
      ])
    // Named, everything is a page.
    #expect(try names(folder.path + "/a.txt", folder.path + "/README") == ["a.txt", "README"])
  }

  @Test(arguments: [
    ("GIF89a", true), ("RIFF....WEBP", true), ("RIFF....WAVE", false), ("%PDF-1.7", true),
    ("P6 3 2 255", true), ("Paris", false), ("....ftypheic", true), ("....ftypisom", false),
    ("II*\0", true), ("#?RADIANCE", true), ("<html><body>", false), ("RI", false), ("", false),
  ])
  func firstBytesTell(text: String, isPicture: Bool) {
    Array(text.utf8).withUnsafeBytes { #expect(PictureStart.isPicture($0) == isPicture) }
  }

  @Test func foldersInAFolderAreLeftOutUnlessTheyAreAskedFor() throws {
    let folder = TemporaryFolder()
    for name in [
      "day10/b.jpg", "day2/z.jpg", "day2/deep/y.jpg", "day3/deep/c.jpg", ".x/h.jpg", "day3/map.dzi",
      "day3/map_files/0/0_0.jpg", "day4/notes.txt",
    ] { folder.write(name) }
    #expect(throws: PhotoFinderError.onlyFolders([folder.path])) {
      try PhotoFinder.find([folder.path])
    }
    #expect(try names(folder.path + "/day2") == ["z.jpg"])
    let list = try PhotoFinder.find([folder.path], isRecursive: true)
    #expect(
      (0..<list.count).map { list.name(of: list.picture(at: $0)) }
        == ["z.jpg", "y.jpg", "map.dzi", "c.jpg", "b.jpg"])
    #expect(list.path(of: 3) == folder.path + "/day3/deep/c.jpg")
  }

  @Test func filesNamedOneByOneStayInThatOrder() throws {
    let folder = TemporaryFolder()
    let files = ["c10.jpg", "c9.jpg", "a2.jpg", "a1.jpg"].map { folder.write($0) }
    folder.write("album/m.jpg")
    #expect(
      try names(files[0], files[1], folder.path + "/album", files[2], files[3])
        == ["c10.jpg", "c9.jpg", "m.jpg", "a2.jpg", "a1.jpg"])
  }

  private func neighbors(_ path: String) -> [String] {
    let list = PhotoFinder.find(AlbumRequest([path], hasNeighbors: true)).list
    return (0..<list.count).map { list.name(of: list.picture(at: $0)) }
  }

  @Test func aFileAloneIsAPlaceInItsFolder() throws {
    let folder = TemporaryFolder()
    for name in ["img10.jpg", "img9.jpg", "img2.jpg", "notes.txt", "day/inner.jpg", ".old.jpg"] {
      folder.write(name)
    }
    let all = ["img2.jpg", "img9.jpg", "img10.jpg"]
    #expect(neighbors(folder.path + "/img9.jpg") == all)
    // Whatever it holds.
    #expect(neighbors(folder.path + "/notes.txt") == all + ["notes.txt"])
    #expect(neighbors(folder.path + "/.old.jpg") == [".old.jpg"] + all)
    #expect(neighbors(folder.path + "/day") == ["inner.jpg"])
    #expect(mkfifo(folder.path + "/pipe.jpg", 0o600) == 0)
    #expect(neighbors(folder.path + "/pipe.jpg") == ["pipe.jpg"])
    #expect(neighbors("http://example.org/a/b.jpg") == ["b.jpg"])
    let two = AlbumRequest(
      [folder.path + "/img9.jpg", folder.path + "/img2.jpg"], hasNeighbors: true)
    #expect(PhotoFinder.find(two).list.count == 2)
  }

  @Test func whatIsThereOfSeveralIsFound() throws {
    let folder = TemporaryFolder()
    let paths = [folder.path + "/no.jpg", folder.write("a.jpg"), folder.path + "/no"]
    let found = PhotoFinder.find(AlbumRequest(paths, hasNeighbors: true))
    #expect(found.list.count == 1 && found.problems == [.missing(paths[0]), .missing(paths[2])])
    #expect(throws: PhotoFinderError.missing(paths[0])) { try PhotoFinder.find(paths) }
  }

  @Test func linksAreFollowedAndLoopsEnd() throws {
    let folder = TemporaryFolder()
    folder.write("album/a.jpg")
    folder.link("album/link.jpg", to: "a.jpg")
    folder.link("album/nowhere.jpg", to: "missing.jpg")
    folder.link("album/itself.jpg", to: "itself.jpg")
    folder.link("loop", to: ".")
    folder.link("again", to: "album")
    let all = try PhotoFinder.find([folder.path], isRecursive: true)
    #expect(
      (0..<all.count).map { all.name(of: all.picture(at: $0)) } == ["a.jpg", "link.jpg"])
    #expect(try names(folder.path + "/album") == ["a.jpg", "link.jpg"])
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
    #expect(
      PhotoFinderError.nothingFound(["a", "c"]).description
        == "There are no pictures in “a”, “c”.")
    #expect(throws: PhotoFinderError.nothingFound([folder.path])) {
      try PhotoFinder.find([folder.path])
    }
  }

  @Test func aFileInAnUnreadableFolderStandsAlone() throws {
    let folder = TemporaryFolder()
    let path = folder.write("closed/a.jpg")
    folder.write("closed/b.jpg")
    chmod(folder.path, 0o755)
    chmod(path, 0o644)
    chmod(folder.path + "/closed", 0o711)
    try Nobody.run { #expect(neighbors(path) == ["a.jpg"]) }
    chmod(folder.path + "/closed", 0o755)
    try Nobody.run { #expect(neighbors(path) == ["a.jpg", "b.jpg"]) }
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
      // In a window it is a page that says so; what is not there is none.
      let album = try FileAlbum(AlbumRequest([folder.path + "/closed"]), isWatched: false)
      #expect(album.contents.list.isEmpty)
      #expect(
        album.contents.problems.first?.sentence
          == "There is no permission to look into the folder “\(folder.path)/closed”.")
      #expect(throws: PhotoFinderError.missing(folder.path + "/none")) {
        try FileAlbum(AlbumRequest([folder.path + "/none"]), isWatched: false)
      }
    }
  }
}

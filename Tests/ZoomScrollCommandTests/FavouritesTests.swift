import Foundation
import Testing

@testable import ZoomScrollCommand

/// The list of what somebody likes most.
@MainActor @Suite final class FavouritesTests {
  private let folder = NSTemporaryDirectory() + "zoomscroll-favourites-\(UUID().uuidString)"
  private var file: String { folder + "/favourites.txt" }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func bytes(_ path: String) -> [UInt8] { Array(path.utf8) }

  @Test func theyAreLinesInAFileOfOnesOwn() throws {
    let list = Favourites(in: folder)
    #expect(!list.contains(bytes("/a b.jpg")))
    #expect(!FileManager.default.fileExists(atPath: folder))
    #expect(list.toggle(bytes("/a b.jpg")) == nil)
    #expect(list.toggle([0x2F, 0xE9, 0xFF]) == nil)
    #expect(list.toggle(bytes("/Söhne/100%.jpg")) == nil)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == "file:///a%20b.jpg\nfile:///%E9%FF\nfile:///S%C3%B6hne/100%25.jpg\n")
    let other = Favourites(in: folder)
    #expect(other.contains([0x2F, 0xE9, 0xFF]) && other.contains(bytes("/Söhne/100%.jpg")))
    #expect(other.toggle([0x2F, 0xE9, 0xFF]) == nil)
    #expect(!Favourites(in: folder).contains([0x2F, 0xE9, 0xFF]))
  }

  @Test func whatSomebodyElseHasWrittenStays() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = "# Mine\nhttps://example.org/a.jpg\nfile:///a%2.jpg\nfile:///b.jpg\n"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let list = Favourites(in: folder)
    #expect(list.contains(bytes("/b.jpg")))
    list.move(bytes("/b.jpg"), to: bytes("/c.jpg"))
    list.move(bytes("/none.jpg"), to: bytes("/d.jpg"))
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == text.replacingOccurrences(of: "/b.jpg", with: "/c.jpg"))
  }

  /// In windows of two programs, and by hand.
  @Test func whatOthersHaveWrittenMeanwhileStays() throws {
    let (one, other) = (Favourites(in: folder), Favourites(in: folder))
    #expect(!one.contains(bytes("/a.jpg")) && !other.contains(bytes("/a.jpg")))
    #expect(one.toggle(bytes("/a.jpg")) == nil && other.toggle(bytes("/b.jpg")) == nil)
    #expect(other.contains(bytes("/a.jpg")))
    try "file:///c.jpg\nfile:///b.jpg\n".write(toFile: file, atomically: true, encoding: .utf8)
    // One of them has gone by now: it is none any more, as somebody has wanted.
    #expect(one.toggle(bytes("/a.jpg")) == nil && !one.contains(bytes("/a.jpg")))
    other.move(bytes("/b.jpg"), to: bytes("/d.jpg"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "file:///c.jpg\nfile:///d.jpg\n")
  }

  /// Nobody knows what is in it.
  @Test func whatCannotBeReadIsNotWrittenOver() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let bytes = Data("file:///a.jpg\n".utf8) + [0xE9, 0xFF]
    try bytes.write(to: URL(filePath: file))
    let list = Favourites(in: folder)
    #expect(list.toggle(self.bytes("/b.jpg")) == "The list of favourites could not be written.")
    #expect(!list.contains(self.bytes("/b.jpg")))
    #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
  }

  @Test func whereNothingCanBeWrittenItIsSaid() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "".write(toFile: folder + "/none", atomically: true, encoding: .utf8)
    let list = Favourites(in: folder + "/none")
    #expect(list.toggle(bytes("/a.jpg")) == "The list of favourites could not be written.")
    #expect(!list.contains(bytes("/a.jpg")))
    let kept = Favourites(in: nil)
    #expect(kept.toggle(bytes("/a.jpg")) == nil && kept.contains(bytes("/a.jpg")))
  }
}

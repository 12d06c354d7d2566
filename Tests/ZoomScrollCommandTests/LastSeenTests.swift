import Foundation
import PhotoTiles
import PortableUIKit
import Testing

@testable import ZoomScrollCommand

/// Whoever opens a folder again is at the photo that they saw last.
@MainActor @Suite final class LastSeenTests {
  private let folder = NSTemporaryDirectory() + "zoomscroll-seen-\(UUID().uuidString)"
  private var file: String { folder + "/last-seen.ini" }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func bytes(_ path: String) -> [UInt8] { Array(path.utf8) }

  /// One run of the program.
  private func run(_ body: (KeptChoices) -> Void) {
    let choices = KeptChoices(state: folder)
    defer { choices.finish() }
    body(choices)
  }

  @Test func itIsThereInTheNextRun() {
    run { choices in
      #expect(choices.lastSeen.photo(of: ["/photos"]) == nil)
      choices.lastSeen.note(bytes("/photos/a.jpg"), of: ["/photos"])
      choices.lastSeen.note(bytes("/photos/sub/Söhne; & [b].jpg"), of: ["/photos"])
      choices.lastSeen.note([0x2F, 0x66, 0x2F, 0xE9], of: ["/f", "/g"])
    }
    run { choices in
      #expect(choices.lastSeen.photo(of: ["/photos"]) == bytes("/photos/sub/Söhne; & [b].jpg"))
      #expect(choices.lastSeen.photo(of: ["/f", "/g"]) == [0x2F, 0x66, 0x2F, 0xE9])
      #expect(choices.lastSeen.photo(of: ["/f"]) == nil)
    }
  }

  @Test func aPhotoThatWasOpenedAloneIsSeenInItsFolder() {
    run { $0.lastSeen.note(bytes("/photos/b.jpg"), of: ["/photos/a.jpg"]) }
    run { #expect($0.lastSeen.photo(of: ["/photos"]) == bytes("/photos/b.jpg")) }
  }

  /// A folder may be named in several ways.
  @Test func theAlbumHasThePathAsItWasNamed() {
    run { $0.lastSeen.note(bytes("/x/../photos/sub/b.jpg"), of: ["/x/../photos/"]) }
    run { choices in
      for name in ["/photos", "/photos/", "/./photos"] {
        let path = (name.hasSuffix("/") ? name : name + "/") + "sub/b.jpg"
        #expect(choices.lastSeen.photo(of: [name]) == bytes(path))
      }
    }
  }

  @Test func theOldestAreForgotten() throws {
    run { choices in
      for number in 0..<KeptTunables.lastSeen {
        choices.lastSeen.note(bytes("/\(number)/a.jpg"), of: ["/\(number)"])
      }
      // Opened again: it is no longer the oldest.
      choices.lastSeen.note(bytes("/0/b.jpg"), of: ["/0"])
      choices.lastSeen.note(bytes("/new/a.jpg"), of: ["/new"])
    }
    run { choices in
      #expect(choices.lastSeen.photo(of: ["/0"]) == bytes("/0/b.jpg"))
      #expect(choices.lastSeen.photo(of: ["/1"]) == nil)
      #expect(choices.lastSeen.photo(of: ["/2"]) == bytes("/2/a.jpg"))
      #expect(choices.lastSeen.photo(of: ["/new"]) == bytes("/new/a.jpg"))
    }
    #expect(KeyFile(file).groups.count == KeptTunables.lastSeen)
  }

  @Test func whatAnotherProcessHasWrittenStays() {
    run { one in
      run { $0.lastSeen.note(bytes("/b/b.jpg"), of: ["/b"]) }
      one.lastSeen.note(bytes("/a/a.jpg"), of: ["/a"])
      one.finish()
      run { other in
        #expect(other.lastSeen.photo(of: ["/a"]) == bytes("/a/a.jpg"))
        #expect(other.lastSeen.photo(of: ["/b"]) == bytes("/b/b.jpg"))
      }
    }
  }

  @Test func whatIsOnAServerIsNotWrittenDown() {
    run { $0.lastSeen.note(bytes("/photos/a.jpg"), of: ["https://example.org/a.jpg", "/photos"]) }
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func aFileThatCannotBeReadIsSetAside() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "no groups".write(toFile: file, atomically: true, encoding: .utf8)
    run { choices in
      #expect(choices.lastSeen.photo(of: ["/photos"]) == nil)
      choices.lastSeen.note(bytes("/photos/a.jpg"), of: ["/photos"])
    }
    #expect(try String(contentsOfFile: file + ".broken", encoding: .utf8) == "no groups")
    run { #expect($0.lastSeen.photo(of: ["/photos"]) == bytes("/photos/a.jpg")) }
  }

  /// What a window begins with.
  @Test func aFolderBeginsWithIt() throws {
    let photos = folder + "/photos"
    try FileManager.default.createDirectory(atPath: photos, withIntermediateDirectories: true)
    for name in ["a.png", "b.png", "c.png"] {
      try Data([0x89]).write(to: URL(fileURLWithPath: "\(photos)/\(name)"))
    }
    func shown(_ path: String) throws -> String? {
      let scene = try PhotoScene(
        AlbumRequest([path], hasNeighbors: true, isRecursive: false), listing: .atOnce,
        budget: .standard, isHeadless: true, decodeLatency: 0, choices: KeptChoices(state: folder))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
      scene.fill(window, logger: nil)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return scene.place?.photo
    }
    #expect(try shown(photos) == "\(photos)/a.png")
    run { $0.lastSeen.note(bytes("\(photos)/b.png"), of: [photos]) }
    #expect(try shown(photos) == "\(photos)/b.png")
    // A photo that was named goes before it.
    #expect(try shown("\(photos)/c.png") == "\(photos)/c.png")
    try FileManager.default.removeItem(atPath: "\(photos)/b.png")
    #expect(try shown(photos) == "\(photos)/a.png")
  }
}

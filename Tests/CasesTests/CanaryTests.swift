import CairoPainter
import DisplayList
import Foundation
import HeadlessHost
import PortableUIKit
import ScrollGeometry
import Testing

@testable import Cases

/// One case from its script to pixels: the other golden frames are display lists.
@MainActor
struct CanaryTests {
  private static let columns = 48
  private static let rows = 18

  @Test func theDeskHasThesePixels() throws {
    let list = try #require(try shots(of: "windows-desk")["3-one-dragged"])
    let bitmap = try #require(
      Bitmap(width: Int(list.size.width), height: Int(list.size.height)))
    var plain = list
    plain.pixelsPerPoint = 1
    Painter(textures: nil).paint(plain, into: bitmap)
    #expect(
      letters(bitmap) == [
        "................................................",
        "................................................",
        "....rrrrrrrrrrrrrrrrrrrr........................",
        "....Wbbbbbbbbbbbbbbbbbbb.WbbbbbbbbbbbW..........",
        "....Wrrrrrrrrrrrrrrrrrrr.WbbbbbbbbbbbW..........",
        "....Wrrrrrrrrrrrrrrrrrrr.WbbbbbbrrrbbW..........",
        "....Wrrrrrrrrrrrrrrrrrrr.WbbbbbbbbbbbW..........",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr.......",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrWWWWWWWWWWWWWWWWWWWW",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrWWWWWWWWWWWWWWWWWWWW",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrWbbbbbb.",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrWbbbbbb.",
        "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrWbbbbbb.",
      ])
  }

  private func shots(of name: String) throws -> [String: DisplayList] {
    let view = try #require(Case.all.first { $0.name == name }).make()
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(name).script")
    let window = UIWindow(frame: .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.makeKeyAndVisible()
    let subject = WatchedSubject(
      FrameLoop(window: window), logger: EventLogger { _ in }, view: view)
    let player = Player(
      try Script(parsing: String(contentsOf: script, encoding: .utf8)), on: subject)
    var shots: [String: DisplayList] = [:]
    player.onShot = { shots[$0] = $1 }
    try player.play()
    return shots
  }

  /// The desk, the white edges of its photos, and what is in them, seen at a grid of places.
  private func letters(_ bitmap: Bitmap) -> [String] {
    bitmap.withPixels { bytes in
      (0..<Self.rows).map { row in
        String(
          (0..<Self.columns).map { column in
            let x = (2 * column + 1) * bitmap.width / (2 * Self.columns)
            let y = (2 * row + 1) * bitmap.height / (2 * Self.rows)
            let place = y * bitmap.bytesPerRow + 4 * x
            return letter(red: bytes[place + 2], green: bytes[place + 1], blue: bytes[place])
          })
      }
    }
  }

  private func letter(red: UInt8, green: UInt8, blue: UInt8) -> Character {
    if min(red, green, blue) > 0xF4 { return "W" }
    if red > blue, red < 0x60, red - blue < 0x20 { return "." }
    return blue > red ? "b" : "r"
  }
}

import CairoPainter
import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import Synchronization
import Testing

/// One picture from view to pixels: what a view draws, clipped, masked, blended and turned.
@MainActor
struct CanaryTests {
  private final class Emblem: UIView {
    override func draw(_ rect: CGRect) {
      let disc = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 14, height: 14))
      let hole = UIBezierPath(rect: CGRect(x: 6, y: 6, width: 4, height: 4))
      disc.append(hole)
      disc.usesEvenOddFillRule = true
      UIColor.red.setFill()
      disc.fill()
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.clear(CGRect(x: 0, y: 12, width: 16, height: 4))
      context.setStrokeColor(UIColor.white.cgColor)
      context.setLineWidth(2)
      context.translateBy(x: 8, y: 14)
      context.strokeLineSegments(between: [CGPoint(x: -6, y: 0), CGPoint(x: 6, y: 0)])
    }
  }

  @Test func `What a view draws are these pixels`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    window.screen = UIScreen()
    window.isHidden = false
    window.backgroundColor = .blue
    window.addSubview(Emblem(frame: window.bounds))
    let canvas = Canvas(width: 16, height: 16, window.displayList.items)
    let letters = canvas.rows.map { row in
      String(
        row.map { pixel -> Character in
          switch pixel {
          case 0xFFFF_0000: "R"
          case 0xFF00_00FF: "."
          case 0xFFFF_FFFF: "W"
          default: "~"  // an edge between two
          }
        })
    }
    #expect(
      letters == [
        "................",
        "....~~~~~~~~....",
        "...~~RRRRRR~~...",
        "..~~RRRRRRRR~~..",
        ".~~RRRRRRRRRR~~.",
        ".~RRRRRRRRRRRR~.",
        ".~RRRR....RRRR~.",
        ".~RRRR....RRRR~.",
        ".~RRRR....RRRR~.",
        ".~RRRR....RRRR~.",
        ".~RRRRRRRRRRRR~.",
        ".~~RRRRRRRRRR~~.",
        "................",
        "..WWWWWWWWWWWW..",
        "..WWWWWWWWWWWW..",
        "................",
      ])
  }

  @Test func `A picture that is written reads back, and what was drawn has pixels`() throws {
    let coder = CairoImageCoder(textures: nil)
    let list = DisplayList(
      size: Size(width: 3, height: 2), pixelsPerPoint: 2,
      items: [
        .fill(
          Rect(x: 0, y: 0, width: 1, height: 2), radius: 0, Color(red: 1, green: 0, blue: 0))
      ])
    let painted = try #require(coder.paint(list))
    #expect(painted.width == 6 && painted.height == 4)
    #expect(painted.base.load(as: UInt32.self) == 0xFFFF_0000)
    #expect(painted.base.load(fromByteOffset: 8, as: UInt32.self) == 0)
    let file = try #require(coder.encode(painted, as: .png))
    let read = try #require(file.withUnsafeBytes { coder.decode($0) })
    #expect(read.pixels.width == 6 && read.pixels.height == 4)
    #expect(read.pixels.base.load(as: UInt32.self) == 0xFFFF_0000)
    #expect(read.pixels.base.load(fromByteOffset: 8, as: UInt32.self) == 0)
    #expect(file.dropLast(20).withUnsafeBytes { coder.decode($0) } == nil)
    #expect([UInt8]().withUnsafeBytes { coder.decode($0) } == nil)
    #expect(coder.encode(painted, as: .jpeg(1)) == nil)
  }

  @Test func `What is not read is told of once`() {
    let said = Mutex<[String]>([])
    let coder = CairoImageCoder(textures: nil) { line in said.withLock { $0.append(line) } }
    func decode(_ bytes: [UInt8]) -> DecodedImage? {
      (bytes + [UInt8](repeating: 0, count: 20)).withUnsafeBytes { coder.decode($0) }
    }
    for _ in 0..<2 {
      #expect(decode([0xFF, 0xD8, 0xFF, 0xE0]) == nil)
      #expect(decode(Array("GIF89a".utf8)) == nil)
      #expect(decode(Array("RIFF1234WEBPVP8 ".utf8)) == nil)
      #expect(decode([0, 0, 0, 24] + Array("ftypheic".utf8)) == nil)
      #expect(decode(Array("RIFF1234WAVE".utf8)) == nil)
      #expect(decode([0x89, 0x50, 0x4E, 0x47]) == nil)
    }
    #expect(
      said.withLock { $0 }
        == ["JPEG", "GIF", "WebP", "HEIF"].map {
          "UIImage: \($0) is not read here, PNG is: an image from such a file is nil. A window reads both."
        })
    #expect([UInt8]().withUnsafeBytes { coder.decode($0) } == nil)
  }
}

import DisplayList
import ScrollGeometry
import Testing

@testable import CairoPainter

private let black: UInt32 = 0xFF00_0000
private let red: UInt32 = 0xFFFF_0000

struct PathPaintingTests {
  private let square = Rect(x: 1, y: 1, width: 3, height: 2)
  private let all = Rect(x: 0, y: 0, width: 8, height: 8)

  private func canvas(_ items: [DisplayItem]) -> Canvas { Canvas(width: 8, height: 8, items) }

  @Test func `A path of a rectangle covers what the rectangle does`() {
    let path = canvas([.fillPath(Path(square), .winding, .color(.red))])
    #expect(path.rows == canvas([.fill(square, radius: 0, .red)]).rows)
    #expect(path[1, 1] == red)
    #expect(path[4, 1] == black)
  }

  @Test func `The even-odd rule leaves a hole, in fills and in clips`() {
    var path = Path(Rect(x: 0, y: 0, width: 6, height: 6))
    path.addRect(Rect(x: 2, y: 2, width: 2, height: 2))
    let filled = canvas([.fillPath(path, .evenOdd, .color(.red))])
    #expect(filled[2, 2] == black)
    #expect(filled[1, 2] == red)
    #expect(canvas([.fillPath(path, .winding, .color(.red))])[2, 2] == red)
    let clipped = canvas([.pushClipPath(path, .evenOdd), .fill(all, radius: 0, .red), .pop])
    #expect(clipped.rows == filled.rows)
  }

  @Test func `Strokes reach half their width to both sides, scaled with the coordinates`() {
    var line = Path()
    line.move(to: Point(x: 0, y: 1))
    line.addLine(to: Point(x: 2, y: 1))
    let canvas = canvas([
      .pushTransform(AffineTransform(scaleX: 2, y: 2)),
      .strokePath(line, StrokeStyle(width: 1), .color(.red)), .pop,
    ])
    #expect(canvas.inked == [0, 1, 4, 3])
    let dashed = self.canvas([
      .strokePath(
        line.applying(AffineTransform(scaleX: 4, y: 2)),
        StrokeStyle(width: 2, dashes: [2, 1]), .color(.red))
    ])
    #expect(dashed.rows[2] == [red, red, black, red, red, black, red, red])
  }

  @Test func `A linear gradient goes from one colour to the other, and on`() {
    let gradient = Gradient(
      shape: .linear(from: Point(x: 2, y: 0), to: Point(x: 6, y: 0)),
      stops: [.init(location: 0, color: .red), .init(location: 1, color: .blue)])
    let row = canvas([.fillPath(Path(all), .winding, .gradient(gradient))]).rows[3]
    #expect(row[0] == red)
    #expect(row[7] == 0xFF00_00FF)
    // The middle of the third pixel is an eighth of the way.
    #expect(abs(Int(row[2] >> 16 & 255) - 223) <= 1)
    #expect(abs(Int(row[2] & 255) - 32) <= 1)
  }

  @Test func `A mask lets through as much as it is opaque`() {
    let canvas = canvas([
      .pushMask, .fill(square, radius: 0, Color(red: 1, green: 1, blue: 1, alpha: 0.5)), .masked,
      .fill(all, radius: 0, .red), .pop,
      // What comes after is not masked.
      .fill(Rect(x: 7, y: 7, width: 1, height: 1), radius: 0, .red),
    ])
    #expect(abs(Int(canvas[1, 1] >> 16 & 255) - 128) <= 1)
    #expect(canvas[0, 0] == black)
    #expect(canvas[7, 7] == red)
  }

  @Test func `Blends mix with what is below, and a blend of its own group does not reach it`() {
    let half = Color(red: 0.5, green: 0.5, blue: 0.5)
    let multiplied = canvas([
      .fill(all, radius: 0, .red), .pushBlend(.multiply), .fill(square, radius: 0, half), .pop,
    ])
    #expect(multiplied[0, 0] == red)
    #expect(abs(Int(multiplied[1, 1] >> 16 & 255) - 128) <= 1)
    let cleared = canvas([
      .fill(all, radius: 0, .red), .pushBlend(.normal), .fill(all, radius: 0, .blue),
      .pushClip(square, radius: 0), .pushBlend(.clear), .fill(square, radius: 0, .white), .pop,
      .pop, .pop,
    ])
    #expect(cleared[1, 1] == red)
    #expect(cleared[0, 0] == 0xFF00_00FF)
  }

  @Test func `A shadow lies under its picture, moved and faded`() {
    let dot = Rect(x: 1, y: 1, width: 2, height: 2)
    func shadowed(_ blur: Double) -> Canvas {
      canvas([
        .fill(all, radius: 0, .white),
        .pushShadow(
          Shadow(
            offset: Vector(dx: 3, dy: 3), blur: blur, color: Color(red: 0, green: 0, blue: 0))),
        .fill(dot, radius: 0, .red), .pop,
      ])
    }
    let sharp = shadowed(0)
    #expect(sharp[1, 1] == red)
    #expect(sharp[4, 4] == black)
    #expect(sharp[6, 6] == 0xFFFF_FFFF)
    let soft = shadowed(2)
    #expect(soft[4, 4] & 255 > 0)
    #expect(soft[6, 6] & 255 < 255)
  }

  /// The variance of three boxes of side 2r + 1 is (side² − 1) / 4.
  @Test func `A blur spreads a point as far as it should and loses nothing`() {
    let (width, radius) = (61, 3)
    var bytes = [UInt8](repeating: 0, count: width * width)
    for y in 20..<41 { for x in 20..<41 { bytes[y * width + x] = 255 } }
    let before = bytes.map { Double($0) }
    BoxBlur.blur(&bytes, width: width, height: width, bytesPerRow: width, radius: radius)
    func moments(_ values: [Double]) -> (sum: Double, variance: Double) {
      var (sum, first, second) = (0.0, 0.0, 0.0)
      for (index, value) in values.enumerated() {
        let x = Double(index % width)
        sum += value
        first += value * x
        second += value * x * x
      }
      return (sum, second / sum - (first / sum) * (first / sum))
    }
    let (old, new) = (moments(before), moments(bytes.map { Double($0) }))
    #expect(abs(new.sum / old.sum - 1) < 0.01)
    #expect(abs(new.variance - old.variance - 12) < 0.5)
    #expect(BoxBlur.radius(deviation: 3.4641) == 3)
  }

  @Test func `Pixels that a list brings are drawn, sharp when they shall be`() throws {
    let textures = TestTextures()
    let id = TextureID(picture: 1)
    textures.add(id, [[0xFF10_0000, 0xFF20_0000]])
    let buffer = try #require(textures.pixels(of: id))
    let source = Rect(x: 0, y: 0, width: 2, height: 1)
    let drawn = canvas([.pixels(buffer, source: source, destination: all, .nearest)])
    #expect(
      drawn.rows[5] == Array(repeating: 0xFF10_0000, count: 4)
        + Array(repeating: 0xFF20_0000, count: 4))
    let smooth = canvas([.pixels(buffer, source: source, destination: all, .smooth)])
    #expect(smooth[4, 0] > 0xFF10_0000 && smooth[4, 0] < 0xFF20_0000)
  }

  @Test func `Slanted, monospaced and underlined text differs as it should`() {
    let text = PangoText()
    func width(_ string: String, _ traits: FontTraits) -> Double {
      text.size(
        of: string, fontSize: 20, fontWeight: 400, traits: traits, width: .infinity, lineLimit: 1
      ).width
    }
    #expect(width("iiii", .monospaced) == width("mmmm", .monospaced))
    #expect(width("iiii", []) < width("mmmm", []))
    func ink(_ traits: FontTraits) -> Canvas {
      Canvas(
        width: 60, height: 40,
        [
          .text(
            TextRun(
              text: "III", bounds: Rect(x: 5, y: 5, width: 50, height: 30), fontSize: 20,
              color: .white, traits: traits))
        ])
    }
    #expect(ink(.italic).rows != ink([]).rows)
    #expect((ink(.underlined).inked?[3] ?? 0) > (ink([]).inked?[3] ?? 99))
  }

  @Test(arguments: [
    [DisplayItem.masked], [.pushMask, .pop], [.pushMask, .masked], [.pop, .masked, .pop],
    [.pushMask, .pushMask, .masked, .pop],
  ])
  func `Groups that do not match are closed`(items: [DisplayItem]) {
    let canvas = canvas(items + [.fill(all, radius: 0, .red)])
    #expect(canvas.rows.count == 8)
    #expect(self.canvas([.fill(all, radius: 0, .red)])[0, 0] == red)
  }
}

import DisplayList
import ScrollGeometry
import Testing

@testable import WebHost

/// What is written is read back as `FrameCode` describes it, by a reader that knows nothing of the writer.
@Suite struct FrameWriterTests {
  private static let rect = Rect(x: -1.5, y: 2, width: 30.25, height: 0)
  private static let color = Color(red: 0.1, green: 0.25, blue: 1, alpha: 0.5)

  private static var path: Path {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.addLine(to: Point(x: 3, y: 4))
    path.addQuadratic(to: Point(x: 5, y: 6), control: Point(x: 7, y: 8))
    path.addCubic(
      to: Point(x: 9, y: 10), control1: Point(x: 11, y: 12), control2: Point(x: 13, y: 14))
    path.close()
    return path
  }

  private static let stops = [
    Gradient.Stop(location: 0, color: color), Gradient.Stop(location: 0.75, color: color),
  ]

  private static let items: [DisplayItem] =
    [
      .pushTransform(AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
      .pushClip(rect, radius: 7), .pushClipPath(path, .winding), .pushClipPath(path, .evenOdd),
      .pushOpacity(0.3),
      .pushShadow(
        Shadow(offset: Vector(dx: 1, dy: -2), blur: 3, color: color, isAlone: true)),
      .pushMask, .masked, .pop, .fill(rect, radius: 2, color),
      .stroke(rect, radius: 3, width: 0.5, color), .fillPath(path, .evenOdd, .color(color)),
      .fillPath(
        Path(), .winding,
        .gradient(
          Gradient(
            shape: .linear(from: Point(x: 1, y: 2), to: Point(x: 3, y: 4)), stops: stops))),
      .strokePath(
        path,
        StrokeStyle(
          width: 2, cap: .square, join: .bevel, miterLimit: 4, dashes: [3, 1], dashPhase: 0.5),
        .gradient(
          Gradient(
            shape: .radial(
              from: Point(x: 1, y: 2), fromRadius: 3, to: Point(x: 4, y: 5), toRadius: 6),
            stops: stops))),
      .image(
        TextureID(picture: 70_000, level: 3, column: 5, row: 9), source: rect, destination: rect),
      .text(
        TextRun(
          text: "größer 写真 👩🏽‍🚀", bounds: rect, fontSize: 17, fontWeight: 600, color: color,
          alignment: .right, lineLimit: 0, traits: [.italic, .underlined])),
      .text(TextRun(text: "", bounds: rect, fontSize: 1, color: color, alignment: .center)),
    ] + BlendMode.allCases.map { .pushBlend($0) }

  @Test func everyItemReadsBack() {
    for item in Self.items {
      var writer = FrameWriter()
      writer.append(item)
      var reader = FrameReader(writer.words)
      #expect(reader.item() == item)
      #expect(reader.isAtEnd, "\(item)")
    }
  }

  /// Records lie one behind the other without a gap.
  @Test func aListReadsBack() {
    var writer = FrameWriter()
    for item in Self.items { writer.append(item) }
    var reader = FrameReader(writer.words)
    for item in Self.items { #expect(reader.item() == item) }
    #expect(reader.isAtEnd)
    writer.removeAll()
    #expect(writer.words == [])
  }

  /// They are the buffer's address and shape.
  @Test func pixelsAreToldByTheirAddress() {
    let bytes = [UInt8](repeating: 0, count: 48)
    bytes.withUnsafeBytes { bytes in
      let pixels = PixelBuffer(
        width: 3, height: 2, bytesPerRow: 24, base: bytes.baseAddress!, isOpaque: true, owner: nil)
      var writer = FrameWriter()
      writer.append(
        .pixels(
          pixels, source: Self.rect, destination: Rect(x: 1, y: 2, width: 3, height: 4), .nearest))
      var reader = FrameReader(writer.words)
      guard case .pixels(let read, let source, let destination, .nearest) = reader.item() else {
        Issue.record("no pixels")
        return
      }
      #expect(read.base == pixels.base && read.width == 3 && read.height == 2)
      #expect(read.bytesPerRow == 24 && read.isOpaque && reader.isAtEnd)
      #expect(source == Self.rect && destination == Rect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  /// Dashes that draw nothing are none.
  @Test func aLineWithoutDashesIsWhole() {
    var writer = FrameWriter()
    writer.append(
      .strokePath(Path(), StrokeStyle(width: 1, dashes: [0, 0]), .color(Self.color)))
    var reader = FrameReader(writer.words)
    #expect(
      reader.item() == .strokePath(Path(), StrokeStyle(width: 1), .color(Self.color)))
  }

  @Test(arguments: ["", "a", "1234567", "12345678", "123456789", "ö", "\u{0}b"])
  func textsFillWholeWords(text: String) {
    var writer = FrameWriter()
    writer.append(text)
    #expect(writer.words.count == 1 + (text.utf8.count + 7) / 8)
    var reader = FrameReader(writer.words)
    #expect(reader.text() == text && reader.isAtEnd)
  }

  @Test func whatAScreenReaderFinds() {
    let roles: [AccessibilityRole] = [
      .group, .text, .heading, .image, .button, .link, .searchField, .slider, .list,
      .textField, .listItem,
    ]
    let leaves = roles.enumerated().map { index, role in
      AccessibilityElement(
        id: Int32(index + 2), role: role, label: index == 0 ? nil : "L\(index)",
        value: index == 7 ? "50 %" : nil, frame: Self.rect, isSelected: index == 10,
        isExpanded: index == 10 ? true : index == 9 ? false : nil,
        position: index == 10 ? 3 : 0, count: index == 10 ? 12 : 0)
    }
    let tree = AccessibilityTree(
      size: Size(width: 10, height: 10),
      elements: [AccessibilityElement(id: 1, role: .group, frame: .zero, children: leaves)])
    var writer = FrameWriter()
    writer.append(tree)
    var reader = FrameReader(writer.words)
    #expect(reader.code() == .accessibility)
    #expect(reader.elements() == tree.elements && reader.isAtEnd)
  }
}

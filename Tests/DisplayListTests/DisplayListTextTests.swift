import DisplayList
import ScrollGeometry
import Testing

struct DisplayListTextTests {
  @Test func `Every kind of item has one line, groups are indented`() {
    let list = DisplayList(
      size: Size(width: 390, height: 844.5), pixelsPerPoint: 2,
      items: [
        .fill(
          Rect(x: 0, y: 0, width: 390, height: 844), radius: 0, Color(red: 1, green: 1, blue: 1)),
        .pushTransform(AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: -0.5)),
        .pushOpacity(0.25),
        .pushClip(Rect(x: 0, y: 0, width: 100, height: 50), radius: 4),
        .image(
          TextureID(picture: 3, level: 1, column: 4, row: 15),
          source: Rect(x: 0, y: 0, width: 256, height: 200),
          destination: Rect(x: 0.1, y: 0, width: 128, height: 100)),
        .pop,
        .pop,
        .stroke(
          Rect(x: 0, y: 0, width: 10, height: 10), radius: 2, width: 1,
          Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)),
        .pop,
        .pushTransform(AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -0.0, ty: 1e-7)),
        .text(
          TextRun(
            text: "a \"b\"\n", bounds: Rect(x: 0, y: 0, width: 50, height: 20), fontSize: 17,
            fontWeight: 600, color: Color(red: 0, green: 0, blue: 0), alignment: .right,
            lineLimit: 0)),
        .pop,
      ])
    #expect(
      list.description == """
        390 x 844.5 @2
        fill 0 0 390 844 #ffffff
        translate 10 -0.5
          opacity 0.25
            clip 0 0 100 50 radius 4
              image 3/1/4/15 from 0 0 256 200 to 0.1 0 128 100
          stroke 0 0 10 10 radius 2 width 1 #ff800080
        transform 2 0 0 2 0 1e-07
          text "a \\"b\\"\\n" in 0 0 50 20 size 17 weight 600 #000000 right lines 0

        """)
  }

  @Test func `A list whose groups do not match says so`() {
    #expect(DisplayList(items: [.pop]).description == "0 x 0 @1\npop without a group\n")
    #expect(
      DisplayList(items: [.pushOpacity(0.5)]).description
        == "0 x 0 @1\nopacity 0.5\n1 groups left open\n")
  }

  @Test func `Paths, gradients, blends, shadows, masks and pixels have their lines`() {
    let black = Color(red: 0, green: 0, blue: 0)
    var curve = Path()
    curve.move(to: Point(x: 0, y: 0))
    curve.addQuadratic(to: Point(x: 2, y: 0), control: Point(x: 1, y: 0.5))
    curve.addCubic(
      to: Point(x: 3, y: 3), control1: Point(x: 4, y: 0), control2: Point(x: 4, y: 1))
    curve.close()
    let square = Path(Rect(x: 0, y: 0, width: 1, height: 2))
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
    defer { memory.deallocate() }
    let pixel = PixelBuffer(
      width: 1, height: 1, bytesPerRow: 4, base: memory, isOpaque: true, owner: nil)
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    let list = DisplayList(
      size: Size(width: 9, height: 9), pixelsPerPoint: 1,
      items: [
        .fillPath(curve, .winding, .color(black)),
        .strokePath(
          square,
          StrokeStyle(
            width: 0.5, cap: .round, join: .bevel, dashes: [3, 1], dashPhase: 2), .color(black)),
        .pushClipPath(square, .evenOdd),
        .fillPath(
          square, .winding,
          .gradient(
            Gradient(
              shape: .linear(from: .zero, to: Point(x: 0, y: 9)),
              stops: [
                .init(location: 0, color: black),
                .init(location: 1, color: Color(red: 1, green: 1, blue: 1)),
              ]))),
        .pop,
        .pushShadow(Shadow(offset: Vector(dx: 0, dy: 3), blur: 5, color: black)),
        .pushBlend(.multiply),
        .pixels(pixel, source: unit, destination: unit, .nearest),
        .pop, .pop,
        .pushMask,
        .fill(unit, radius: 0, black),
        .masked,
        .text(
          TextRun(
            text: "i", bounds: unit, fontSize: 9, color: black, traits: [.italic, .underlined])),
        .pop,
        .fillPath(
          square, .winding,
          .gradient(
            Gradient(
              shape: .radial(from: .zero, fromRadius: 1, to: .zero, toRadius: 2),
              stops: [.init(location: 0.5, color: black)]))),
        .strokePath(square, StrokeStyle(width: 1, miterLimit: 2), .color(black)),
      ])
    #expect(
      list.description == """
        9 x 9 @1
        fill path #000000: M 0 0 Q 1 0.5 2 0 C 4 0 4 1 3 3 Z
        stroke path width 0.5 cap round join bevel dash 3 1 phase 2 #000000: M 0 0 L 1 0 L 1 2 L 0 2 Z
        clip path even-odd: M 0 0 L 1 0 L 1 2 L 0 2 Z
          fill path linear 0 0 to 0 9 0 #000000 1 #ffffff: M 0 0 L 1 0 L 1 2 L 0 2 Z
        shadow 0 3 blur 5 #000000
          blend multiply
            pixels 1 x 1 from 0 0 1 1 to 0 0 1 1 nearest
        mask
          fill 0 0 1 1 #000000
        masked
          text "i" in 0 0 1 1 size 9 weight 400 italic underlined #000000 left lines 1
        fill path radial 0 0 radius 1 to 0 0 radius 2 0.5 #000000: M 0 0 L 1 0 L 1 2 L 0 2 Z
        stroke path width 1 miter 2 #000000: M 0 0 L 1 0 L 1 2 L 0 2 Z

        """)
  }

  @Test func `Items take no more room for the paths beside them`() {
    // The text run is the largest: 112 bytes, and one to tell the kinds apart.
    #expect(MemoryLayout<DisplayItem>.size <= 113)
  }

  @Test func `The extent of items counts transforms, clips, strokes and shadows`() {
    let black = Color(red: 0, green: 0, blue: 0)
    let box = Rect(x: 0, y: 0, width: 10, height: 10)
    func extent(_ items: [DisplayItem]) -> Rect { DisplayList.extent(of: items[...]) }
    #expect(extent([]).isNull)
    #expect(
      extent([
        .pushTransform(AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0)),
        .fill(box, radius: 0, black), .pop, .fill(box, radius: 0, black),
      ]) == Rect(x: 0, y: 0, width: 25, height: 20))
    #expect(
      extent([
        .pushClip(Rect(x: 5, y: 5, width: 9, height: 9), radius: 0),
        .fillPath(
          Path(box), .winding, .color(black)), .pop,
      ]) == Rect(x: 5, y: 5, width: 5, height: 5))
    #expect(
      extent([.strokePath(Path(box), StrokeStyle(width: 2, join: .round), .color(black))])
        == Rect(x: -1.5, y: -1.5, width: 13, height: 13))
    #expect(
      extent([
        .pushShadow(Shadow(offset: Vector(dx: 20, dy: 0), blur: 2, color: black)),
        .fill(box, radius: 0, black), .pop,
      ]) == Rect(x: 0, y: -4, width: 34, height: 18))
    let items: [DisplayItem] = [
      .fill(box, radius: 0, black), .pushMask, .pushOpacity(1), .pop, .masked, .pop, .pop,
    ]
    #expect(DisplayList.end(ofGroupAt: 0, in: items) == 1)
    #expect(DisplayList.end(ofGroupAt: 1, in: items) == 6)
    #expect(DisplayList.end(ofGroupAt: 2, in: items) == 4)
  }
}

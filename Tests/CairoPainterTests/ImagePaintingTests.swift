import DisplayList
import ScrollGeometry
import Testing

private let black: UInt32 = 0xFF00_0000

struct ImagePaintingTests {
  private let textures = TestTextures()
  private let id = TextureID(picture: 1)

  private func grey(_ value: UInt32) -> UInt32 { 0xFF00_0000 | value * 0x01_0101 }

  private func canvas(
    _ width: Int, _ height: Int, pixelsPerPoint: Double = 1, _ items: [DisplayItem]
  ) -> Canvas {
    Canvas(
      width: width, height: height, pixelsPerPoint: pixelsPerPoint, textures: textures, items)
  }

  private func image(_ source: Rect, _ destination: Rect) -> DisplayItem {
    .image(id, source: source, destination: destination)
  }

  @Test func pixelForPixel() {
    textures.add(id, [[0xFF01_0203, 0xFF04_0506], [0xFF07_0809, 0xFF0A_0B0C]])
    let whole = Rect(x: 0, y: 0, width: 2, height: 2)
    let canvas = canvas(4, 3, [image(whole, Rect(x: 1, y: 1, width: 2, height: 2))])
    #expect(
      canvas.rows == [
        [black, black, black, black], [black, 0xFF01_0203, 0xFF04_0506, black],
        [black, 0xFF07_0809, 0xFF0A_0B0C, black],
      ])
    // The same on a screen with two pixels per point, half a point in size.
    let retina = self.canvas(
      4, 3, pixelsPerPoint: 2, [image(whole, Rect(x: 0.5, y: 0.5, width: 1, height: 1))])
    #expect(retina.rows == canvas.rows)
  }

  @Test func partsOfATexture() {
    textures.add(id, [[1, 2, 3, 4].map(grey), [5, 6, 7, 8].map(grey)])
    let canvas = canvas(
      2, 1,
      [image(Rect(x: 1, y: 1, width: 2, height: 1), Rect(x: 0, y: 0, width: 2, height: 1))])
    #expect(canvas.rows == [[grey(6), grey(7)]])
  }

  @Test func transparencyShowsWhatIsBehind() {
    textures.add(id, [[0x0000_0000, 0x8080_8080]], isOpaque: false)
    let area = Rect(x: 0, y: 0, width: 2, height: 1)
    let canvas = canvas(2, 1, [.fill(area, radius: 0, .red), image(area, area)])
    #expect(canvas.rows == [[0xFFFF_0000, 0xFFFF_8080]])
  }

  @Test func opaqueTexturesIgnoreTheirAlpha() {
    textures.add(id, [[0x0012_3456]])
    let area = Rect(x: 0, y: 0, width: 1, height: 1)
    #expect(canvas(1, 1, [image(area, area)])[0, 0] == 0xFF12_3456)
  }

  @Test func whatIsNotLoadedIsNotDrawn() {
    let area = Rect(x: 0, y: 0, width: 1, height: 1)
    #expect(canvas(1, 1, [image(area, area)])[0, 0] == black)
    textures.add(id, [[grey(9)]])
    #expect(canvas(1, 1, [image(.zero, area)])[0, 0] == black)
    #expect(canvas(1, 1, [image(area, .zero)])[0, 0] == black)
  }

  @Test func quarterTurnsAndMirrors() {
    textures.add(id, [[1, 2].map(grey), [3, 4].map(grey)])
    let area = Rect(x: 0, y: 0, width: 2, height: 2)
    func drawn(_ transform: AffineTransform) -> [[UInt32]] {
      canvas(2, 2, [.pushTransform(transform), image(area, area)]).rows
    }
    let clockwise = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
    #expect(drawn(clockwise) == [[3, 1].map(grey), [4, 2].map(grey)])
    let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2, ty: 0)
    #expect(drawn(mirror) == [[2, 1].map(grey), [4, 3].map(grey)])
  }

  /// A level at half size averages four pixels.
  @Test func halfSizeAverages() {
    textures.add(id, [[10, 20, 100, 140].map(grey), [30, 40, 180, 220].map(grey)])
    let canvas = canvas(
      2, 1, [image(Rect(x: 0, y: 0, width: 4, height: 2), Rect(x: 0, y: 0, width: 2, height: 1))])
    #expect(canvas.rows == [[grey(25), grey(160)]])
  }

  /// Far below half size every pixel still counts: a fine checkerboard turns grey.
  @Test func smallSizesAverage() {
    let rows = (0..<64).map { y in (0..<64).map { x in grey((x + y) % 2 == 0 ? 255 : 0) } }
    textures.add(id, rows)
    let canvas = canvas(
      10, 10,
      [image(Rect(x: 0, y: 0, width: 64, height: 64), Rect(x: 0, y: 0, width: 10, height: 10))])
    for pixel in canvas.rows.joined() { #expect((118...138).contains(pixel & 0xFF)) }
  }

  /// The background does not shine in at the edges, however large one pixel is drawn.
  @Test func edgesDoNotFade() {
    textures.add(id, [[grey(200), grey(200)]])
    let canvas = canvas(
      9, 5, [image(Rect(x: 0, y: 0, width: 2, height: 1), Rect(x: 0, y: 0, width: 9, height: 5))])
    #expect(canvas.rows.joined().allSatisfy { $0 == grey(200) })
  }

  @Test func pixelsThatAreToBeSeenKeepTheirColours() {
    textures.add(id, [[grey(0), grey(200)]])
    let source = Rect(x: 0, y: 0, width: 2, height: 1)
    let place = Rect(x: 0, y: 0, width: 9, height: 2)
    let canvas = canvas(9, 2, [.image(id, source: source, destination: place, .nearest)])
    let row = Array(repeating: grey(0), count: 4) + Array(repeating: grey(200), count: 4)
    // The middle one lies half in each of them.
    for pixels in canvas.rows { #expect(pixels[..<4] + pixels[5...] == row[...]) }
  }

  /// Tiles of one grey, at scales and places between pixels: no line is darker, none is missing.
  @Test(arguments: [0.37, 0.5, 0.51317, 0.75, 0.9999, 1.0, 1.1, 1.7321, 3.3333])
  func tilesMeetWithoutSeams(scale: Double) {
    let rows = Array(repeating: Array(repeating: grey(220), count: 16), count: 16)
    textures.add(id, rows)
    let tiles = tileItems(side: 16, count: 4)
    for step in 0..<8 {
      let offset = Double(step) / 8 - 3
      let transform = AffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: offset, ty: offset * 1.37)
      let canvas = canvas(20, 20, [.pushTransform(transform)] + tiles)
      #expect(canvas.rows.joined().allSatisfy { $0 == grey(220) }, "offset \(offset)")
    }
  }

  /// Two tiles compute their common edge in different ways; rounding must not part them.
  @Test func roundingDoesNotPartTiles() {
    textures.add(id, [[grey(220)]])
    let source = Rect(x: 0, y: 0, width: 1, height: 1)
    let below = 10.5.nextDown
    let canvas = canvas(
      20, 1,
      [
        image(source, Rect(x: 0, y: 0, width: below, height: 1)),
        image(source, Rect(x: 10.5, y: 0, width: 9.5, height: 1)),
      ])
    #expect(canvas.rows[0].allSatisfy { $0 == grey(220) })
  }

  @Test func turnedTilesMeetWithoutSeams() {
    let rows = Array(repeating: Array(repeating: grey(220), count: 16), count: 16)
    textures.add(id, rows)
    for angle in [0.1, 0.5, 0.7853981633974483, 1.3] {
      let turn = AffineTransform(translation: Vector(dx: -32, dy: -32))
        .concatenating(AffineTransform(rotation: angle))
        .concatenating(AffineTransform(translation: Vector(dx: 10.3, dy: 10.7)))
      let canvas = canvas(20, 20, [.pushTransform(turn)] + tileItems(side: 16, count: 4))
      let darkest = canvas.rows.joined().map { $0 & 0xFF }.min()
      #expect((219...220).contains(darkest ?? 0), "angle \(angle)")
    }
  }

  private func tileItems(side: Double, count: Int) -> [DisplayItem] {
    let source = Rect(x: 0, y: 0, width: side, height: side)
    return (0..<count * count).map { index in
      image(
        source,
        Rect(
          x: Double(index % count) * side, y: Double(index / count) * side, width: side,
          height: side))
    }
  }
}

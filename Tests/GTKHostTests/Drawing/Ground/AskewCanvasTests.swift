import CGtk4
import DisplayList
import ScrollGeometry
import Testing

@testable import GTKHost

/// What is turned is sampled in the middle of each pixel, without seams between tiles and with soft edges.
@Suite struct AskewCanvasTests {
  private static let side = 64

  /// Blue grows to the right, green downwards, over the tiles of a picture of two times two: what lies between four pixels of it
  /// is known for every place.
  private static func tile(_ column: Int, _ row: Int) -> PixelBuffer {
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: side * side)
    for y in 0..<side {
      for x in 0..<side {
        let (blue, green) = (column * side + x, row * side + y)
        pixels[y * side + x] = UInt32(blue) | UInt32(green) << 8 | 0xFF40_0000
      }
    }
    return PixelBuffer(
      width: side, height: side, bytesPerRow: 4 * side, base: UnsafeRawPointer(pixels),
      isOpaque: true, owner: nil)
  }

  private static func tiles(_ turn: AffineTransform, pixelsPerPoint: Double) -> [AskewTile] {
    let picture = Rect(x: 10, y: 20, width: 160, height: 120)
    return (0..<4).compactMap { index in
      let (column, row) = (index % 2, index / 2)
      return AskewTile(
        tile(column, row), source: Rect(x: 0, y: 0, width: Double(side), height: Double(side)),
        target: Rect(
          x: picture.minX + Double(column) * 80, y: picture.minY + Double(row) * 60, width: 80,
          height: 60), turn: turn, in: picture, pixelsPerPoint: pixelsPerPoint)
    }
  }

  /// A turn about the picture's middle, which lies in that of the window.
  private static func turn(_ angle: Double, _ scale: Double) -> AffineTransform {
    AffineTransform(translation: Vector(dx: -90, dy: -80))
      .concatenating(AffineTransform(scaleX: scale, y: scale))
      .concatenating(AffineTransform(rotation: angle))
      .concatenating(AffineTransform(translation: Vector(dx: 150, dy: 150)))
  }

  @Test(
    arguments: [0.2, 0.9, 1.6, -0.7, 3.0], [(0.8, 1.0), (1.0, 1.0), (1.3, 1.0), (1.0, 1.5)])
  func itShowsWhatLiesThere(angle: Double, look: (scale: Double, density: Double)) throws {
    let side = Int(300 * look.density)
    let canvas = try #require(AskewCanvas(width: side, height: side))
    let turn = Self.turn(angle, look.scale)
    let drawn = canvas.draw(
      Self.tiles(turn, pixelsPerPoint: look.density),
      in: Rect(x: 0, y: 0, width: Double(side), height: Double(side)))
    #expect(drawn == Rect(x: 0, y: 0, width: Double(side), height: Double(side)))
    let data = try #require(cairo_image_surface_get_data(canvas.image))
    let stride = Int(cairo_image_surface_get_stride(canvas.image))
    let back = try #require(turn.inverse)
    var (covered, inside, worst) = (0.0, 0, 0.0)
    for y in 0..<side {
      for x in 0..<side {
        let pixel = data + y * stride + 4 * x
        covered += Double(pixel[3]) / 255
        let middle = Point(
          x: (Double(x) + 0.5) / look.density, y: (Double(y) + 0.5) / look.density)
        let place = back.apply(to: middle)
        // In pixels of the picture, of which 128 are as wide as 160 points and as high as 120.
        let (column, row) = ((place.x - 10) * 0.8, (place.y - 20) * 128 / 120)
        guard (2...126).contains(column), (2...126).contains(row) else {
          let isFar = column < -2 || column > 130 || row < -2 || row > 130
          if isFar { #expect(pixel[3] == 0) }
          continue
        }
        inside += 1
        #expect(pixel[3] == 255 && pixel[2] == 0x40)
        // A tile ends with its last pixel: beside a seam there is nothing between that one and the next tile's first.
        let nearSeam = min((column - 64).magnitude, (row - 64).magnitude) < 2
        let error = max(
          (Double(pixel[0]) - (column - 0.5)).magnitude, (Double(pixel[1]) - (row - 0.5)).magnitude)
        worst = max(worst, nearSeam ? error - 1.5 : error)
      }
    }
    #expect(inside > 10_000)
    #expect(worst <= 1, "\(worst)")
    // As much as the picture takes: the soft edges are half theirs.
    let area = 160 * 120 * look.scale * look.scale * look.density * look.density
    #expect((covered - area).magnitude < 0.004 * area, "\(covered) of \(area)")
  }

  /// What was in it before is gone, and outside of the area nothing is touched.
  @Test func itIsUsedAgain() throws {
    let canvas = try #require(AskewCanvas(width: 300, height: 300))
    let everywhere = Rect(x: 0, y: 0, width: 300, height: 300)
    _ = canvas.draw(Self.tiles(Self.turn(0.5, 1), pixelsPerPoint: 1), in: everywhere)
    #expect(canvas.draw([], in: everywhere) == everywhere)
    let data = try #require(cairo_image_surface_get_data(canvas.image))
    let count = 300 * Int(cairo_image_surface_get_stride(canvas.image))
    #expect((0..<count).allSatisfy { data[$0] == 0 })
    let area = Rect(x: 100, y: 120, width: 60, height: 50)
    #expect(canvas.draw(Self.tiles(Self.turn(0.5, 1), pixelsPerPoint: 1), in: area) == area)
    for y in 0..<300 {
      for x in 0..<300 {
        let isIn = (100..<160).contains(x) && (120..<170).contains(y)
        #expect(
          (data[y * Int(cairo_image_surface_get_stride(canvas.image)) + 4 * x + 3] > 0) == isIn)
      }
    }
    #expect(canvas.draw([], in: Rect(x: -50, y: 0, width: 20, height: 20)) == nil)
  }
}

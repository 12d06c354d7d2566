import Testing

@testable import PhotoDecoding

/// The stored picture is always
///
///     1 2 3
///     4 5 6
///
/// and the expected ones are written down by hand from the EXIF standard.
@Suite struct OrientationTests {
  @Test(arguments: [
    (1, [[1, 2, 3], [4, 5, 6]]),
    (2, [[3, 2, 1], [6, 5, 4]]),
    (3, [[6, 5, 4], [3, 2, 1]]),
    (4, [[4, 5, 6], [1, 2, 3]]),
    (5, [[1, 4], [2, 5], [3, 6]]),
    (6, [[4, 1], [5, 2], [6, 3]]),
    (7, [[6, 3], [5, 2], [4, 1]]),
    (8, [[3, 6], [2, 5], [1, 4]]),
  ])
  func turnsUpright(value: Int, expected: [[UInt32]]) throws {
    let stored = try Raster(width: 3, height: 2)
    for y in 0..<2 { for x in 0..<3 { stored.row(y)[x] = UInt32(3 * y + x + 1) } }
    let upright = try stored.turned(Orientation(rawValue: value)!)
    #expect(rows(upright) == expected)
  }

  @Test(arguments: Orientation.allCases)
  func bandsAndBlocksMakeNoDifference(orientation: Orientation) throws {
    let (width, height) = (101, 2100)
    let stored = try Raster(width: width, height: height)
    for y in 0..<height { for x in 0..<width { stored.row(y)[x] = UInt32(y * width + x) } }
    let size = orientation.uprightSize(width: width, height: height)
    let steps = orientation.steps(width: size.width, height: size.height, row: size.width)
    var expected = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        expected[steps.origin + x * steps.alongRow + y * steps.alongColumn] =
          UInt32(y * width + x)
      }
    }
    let upright = try stored.turned(orientation)
    #expect(upright.width == size.width && upright.height == size.height)
    #expect(Array(rows(upright).joined()) == expected)
  }

  @Test func halvingTakesTheMeanAndRepeatsTheEdge() throws {
    let raster = try Raster(width: 3, height: 3)
    let values: [[UInt32]] = [[0, 4, 10], [8, 20, 30], [1, 3, 0xFF80_4001]]
    for y in 0..<3 { for x in 0..<3 { raster.row(y)[x] = values[y][x] } }
    #expect(rows(try raster.halved()) == [[8, 20], [2, 0xFF80_4001]])
  }

  private func rows(_ raster: Raster) -> [[UInt32]] {
    (0..<raster.height).map { y in (0..<raster.width).map { raster.row(y)[$0] } }
  }
}

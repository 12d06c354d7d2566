import ScrollGeometry
import Testing

@testable import PhotoGrid

struct GridDensityTests {
  /// Columns and side for the sides 72, 120, 200, 320, 480, 720 and 1100 with a gap of 3, worked out by hand. As many columns, at
  /// least, as leave a whole picture in view: two beside each other in a window that is wider than high, one in a narrow one.
  @Test(arguments: [
    (1280.0, 800.0, -2, 17, 72.0), (1280, 800, -1, 10, 125), (1280, 800, 0, 6, 210),
    (1280, 800, 1, 4, 317), (1280, 800, 2, 3, 424), (1280, 800, 3, 2, 638), (390, 800, 0, 2, 193),
    (390, 800, -2, 5, 75), (390, 800, 1, 1, 390), (10, 10, 0, 1, 10), (1200, 300, 0, 6, 197),
  ])
  func asManyColumnsAsComeClosest(
    width: Double, height: Double, steps: Int, columns: Int, side: Double
  ) throws {
    let room = Size(width: width, height: height)
    let density = try #require(GridDensity().changed(by: steps, in: room))
    #expect(density.columns(in: room) == columns)
    #expect(density.side(in: room, pixelsPerPoint: 1) == side)
  }

  @Test func sidesAreWholePixels() {
    let room = Size(width: 1280, height: 800)
    // (1280 − 5 · 3) / 6 = 210.833…
    #expect(GridDensity().side(in: room, pixelsPerPoint: 2) == 210.5)
    #expect(GridDensity().side(in: room, pixelsPerPoint: 1.5) == 316 / 1.5)
  }

  /// Each step shows something else, and no picture is larger than the window.
  @Test(arguments: [
    (1280.0, 800.0, [17, 10, 6, 4, 3, 2]), (800, 1280, [11, 7, 4, 2, 1]), (390, 800, [5, 3, 2, 1]),
    (1920, 1080, [26, 16, 9, 6, 4, 3, 2]), (1000, 240, [13, 8, 5]),
  ])
  func everyStepIsAnotherOne(width: Double, height: Double, expected: [Int]) throws {
    let room = Size(width: width, height: height)
    var density = GridDensity()
    while let smaller = density.changed(by: -1, in: room) { density = smaller }
    var columns = [density.columns(in: room)]
    while let larger = density.changed(by: 1, in: room) {
      density = larger
      columns.append(density.columns(in: room))
      #expect(density.side(in: room, pixelsPerPoint: 1) <= height)
    }
    #expect(columns == expected)
    #expect(GridDensity().changed(by: 0, in: room) == GridDensity())
  }

  @Test func aRoomThatIsNoNumberHasAColumn() {
    for number in [Double.nan, .infinity] {
      #expect(GridDensity().columns(in: Size(width: number, height: 800)) == 1)
      #expect(GridDensity().columns(in: Size(width: 800, height: number)) >= 1)
    }
  }
}

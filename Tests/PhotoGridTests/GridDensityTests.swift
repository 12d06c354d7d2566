import Testing

@testable import PhotoGrid

struct GridDensityTests {
  /// Columns and side for the sides 72, 120, 200 and 320 with a gap of 3, worked out by hand.
  @Test(arguments: [
    (1280.0, -2, 17, 72.0), (1280, -1, 10, 125), (1280, 0, 6, 210), (1280, 1, 4, 317),
    (390, 0, 2, 193), (390, -2, 5, 75), (10, 0, 2, 3),
  ])
  func asManyColumnsAsComeClosest(width: Double, steps: Int, columns: Int, side: Double) throws {
    let density = try #require(GridDensity().changed(by: steps))
    #expect(density.columns(in: width) == columns)
    #expect(density.side(in: width, pixelsPerPoint: 1) == side)
  }

  @Test func sidesAreWholePixels() {
    // (1280 − 5 · 3) / 6 = 210.833…
    #expect(GridDensity().side(in: 1280, pixelsPerPoint: 2) == 210.5)
    #expect(GridDensity().side(in: 1280, pixelsPerPoint: 1.5) == 316 / 1.5)
  }

  @Test func thereAreFourDensities() {
    #expect(GridDensity().changed(by: 1)?.changed(by: 1) == nil)
    #expect(GridDensity().changed(by: -2)?.changed(by: -1) == nil)
    #expect(GridDensity().changed(by: 0) == GridDensity())
  }

  @Test func aWidthThatIsNoNumberHasColumns() {
    #expect(GridDensity().columns(in: .nan) == 2)
    #expect(GridDensity().columns(in: .infinity) == 2)
  }
}

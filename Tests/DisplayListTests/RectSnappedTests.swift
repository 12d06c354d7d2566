import DisplayList
import ScrollGeometry
import Testing

@Suite struct RectSnappedTests {
  @Test func edgesGoToTheNearestPixelHalvesUpOnBothSidesOfZero() {
    #expect(
      Rect(x: 0.4, y: 0.5, width: 10.2, height: 10.2).snapped()
        == Rect(x: 0, y: 1, width: 11, height: 10))
    #expect(
      Rect(x: -1.5, y: -1.6, width: 2, height: 2).snapped()
        == Rect(x: -1, y: -2, width: 2, height: 2))
  }

  @Test func atTwoPixelsAPointHalvesArePixels() {
    #expect(
      Rect(x: 0.3, y: 0.7, width: 4, height: 4).snapped(pixelsPerPoint: 2)
        == Rect(x: 0.5, y: 0.5, width: 4, height: 4))
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func aRowOfTilesHasNeitherGapsNorOverlapsAtAnyScale(pixelsPerPoint: Double) {
    for step in 0..<500 {
      let width = 173.3 + Double(step) * 0.731
      let start = -1000 + Double(step) * 0.377
      let tiles = (0..<8).map {
        Rect(x: start + Double($0) * width, y: 0, width: width, height: 1).snapped(
          pixelsPerPoint: pixelsPerPoint)
      }
      for (left, right) in zip(tiles, tiles.dropFirst()) {
        #expect((left.maxX - right.minX).magnitude < 1e-9)
      }
    }
  }

  @Test func edgesThatAreEqualButForRoundingFallTogether() {
    let left = Rect(x: 0, y: 0, width: 10.499999999999998, height: 1).snapped()
    let right = Rect(x: 10.5, y: 0, width: 5, height: 1).snapped()
    #expect(left.maxX == right.minX)
  }
}

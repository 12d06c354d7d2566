import ScrollGeometry
import Testing

import TestSupport

@testable import TilePyramid

@Suite struct LevelChoiceTests {
  private let grid = TileGrid(size: Size(width: 6000, height: 4000))

  @Test func drawnBetweenHalfAndFullSizeOverASweepOfScales() {
    var scale = 1.0
    while scale > 1.0 / 40 {
      let level = grid.level(forScale: scale)
      let drawn = scale * grid.pixelSide(ofLevel: level)
      #expect(drawn <= 1 + 1e-6)
      if level < grid.coarsestLevel { #expect(drawn > 0.5) }
      scale *= 0.993
    }
  }

  @Test(arguments: [
    (4.0, 0), (1, 0), (0.51, 0), (0.5, 1), (0.26, 1), (0.25, 2), (0.2, 2), (0.125, 3), (0.0625, 4),
    (0.001, 4), (0, 4), (-1, 4),
  ])
  func theLevelOfAScale(scale: Double, level: Int) {
    #expect(grid.level(forScale: scale) == level)
  }

  @Test func roundingNeverCostsAFinerLevel() {
    #expect(grid.level(forScale: 0.1 * 5) == grid.level(forScale: 0.1 + 0.2 + 0.2))
    #expect(grid.level(forScale: 0.25.nextUp) == 2)
    #expect(grid.level(forScale: 0.2501) == 1)
  }
}

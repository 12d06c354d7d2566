import DisplayList
import ScrollGeometry
import Testing

import TestSupport

@testable import TilePyramid

@Suite struct TileGridTests {
  @Test func aPhotoOf24Megapixels() {
    let grid = TileGrid(size: Size(width: 6000, height: 4000))
    #expect(grid.levelCount == 5)
    #expect((0..<5).map { grid.width(ofLevel: $0) } == [6000, 3000, 1500, 750, 375])
    #expect((0..<5).map { grid.height(ofLevel: $0) } == [4000, 2000, 1000, 500, 250])
    #expect((0..<5).map { grid.tiles(ofLevel: $0).count } == [12 * 8, 6 * 4, 3 * 2, 2, 1])
    let corner = TextureID(picture: 0, level: 0, column: 11, row: 7)
    #expect(grid.levelRect(of: corner) == Rect(x: 5632, y: 3584, width: 368, height: 416))
    #expect(grid.pictureRect(of: corner) == Rect(x: 5632, y: 3584, width: 368, height: 416))
  }

  @Test(arguments: [(1, 1, 1), (512, 512, 1), (513, 1, 2), (1, 1025, 3), (40_000, 25_000, 8)])
  func levelsEndAtASingleTile(width: Int, height: Int, levels: Int) {
    let grid = TileGrid(size: Size(width: Double(width), height: Double(height)))
    #expect(grid.levelCount == levels)
    #expect(grid.tiles(ofLevel: grid.coarsestLevel).count == 1)
  }

  @Test func nonsenseSizesBecomeAPixelOrTheLongestSide() {
    #expect(TileGrid(size: Size(width: 0, height: -4)).size == Size(width: 1, height: 1))
    #expect(TileGrid(size: Size(width: Double.nan, height: 2.2)).size == Size(width: 1, height: 3))
    #expect(TileGrid(size: Size(width: Double.infinity, height: 1)).width == TileGrid.longestSide)
  }

  @Test func everyLevelHalvesTheOneBelowRoundingUp() {
    for grid in randomGrids(500) {
      for level in 1..<max(grid.levelCount, 2) where level < grid.levelCount {
        #expect(grid.width(ofLevel: level) == (grid.width(ofLevel: level - 1) + 1) / 2)
        #expect(grid.height(ofLevel: level) == (grid.height(ofLevel: level - 1) + 1) / 2)
        let finer = level - 1
        #expect(max(grid.width(ofLevel: finer), grid.height(ofLevel: finer)) > grid.tileSide)
      }
    }
  }

  @Test func tilesCoverEveryLevelAndThePictureExactlyOnce() {
    for grid in randomGrids(300) {
      for level in 0..<grid.levelCount {
        let range = grid.tiles(ofLevel: level)
        for (isPicture, size) in [
          (true, grid.size),
          (
            false,
            Size(
              width: Double(grid.width(ofLevel: level)),
              height: Double(grid.height(ofLevel: level)))
          ),
        ] {
          func rect(_ column: Int, _ row: Int) -> Rect {
            let tile = TextureID(
              picture: 0, level: Int16(level), column: Int32(column), row: Int32(row))
            return isPicture ? grid.pictureRect(of: tile) : grid.levelRect(of: tile)
          }
          var right = 0.0
          for column in range.columns {
            #expect(rect(column, 0).minX == right)
            #expect(rect(column, 0).width > 0)
            right = rect(column, 0).maxX
          }
          var bottom = 0.0
          for row in range.rows {
            #expect(rect(0, row).minY == bottom)
            #expect(rect(0, row).height > 0)
            bottom = rect(0, row).maxY
          }
          #expect(Size(width: right, height: bottom) == size)
        }
      }
    }
  }

  @Test func theSourceEndsInsideTheLastPixel() {
    for grid in randomGrids(300) {
      for level in 0..<grid.levelCount {
        let range = grid.tiles(ofLevel: level)
        let last = TextureID(
          picture: 0, level: Int16(level), column: Int32(range.columns.upperBound - 1),
          row: Int32(range.rows.upperBound - 1))
        let source = grid.source(of: grid.pictureRect(of: last), in: last)
        let texture = grid.levelRect(of: last).size
        #expect(source.origin == .zero)
        #expect(source.width <= texture.width && source.width > texture.width - 1)
        #expect(source.height <= texture.height && source.height > texture.height - 1)
        #expect(
          grid.pictureRect(of: last).minX + source.width * grid.pixelSide(ofLevel: level)
            == Double(grid.width))
      }
    }
  }

  @Test func tilesIntersectingARectangleAreThoseThatShareAnAreaWithIt() {
    var random = SeededGenerator(seed: 7)
    for grid in randomGrids(200) {
      let level = Int.random(in: 0..<grid.levelCount, using: &random)
      let rect = Rect(
        x: Double.random(in: -50...Double(grid.width), using: &random).rounded(),
        y: Double.random(in: -50...Double(grid.height), using: &random).rounded(),
        width: Double.random(in: 0...Double(grid.width), using: &random).rounded(),
        height: Double.random(in: 0...Double(grid.height), using: &random).rounded())
      let range = grid.tiles(ofLevel: level, intersecting: rect)
      let all = grid.tiles(ofLevel: level)
      for row in all.rows {
        for column in all.columns {
          let tile = TextureID(
            picture: 0, level: Int16(level), column: Int32(column), row: Int32(row))
          #expect(
            range.contains(column: column, row: row)
              == grid.pictureRect(of: tile).intersects(rect))
        }
      }
    }
  }

  private func randomGrids(_ count: Int) -> [TileGrid] {
    var random = SeededGenerator(seed: 42)
    return (0..<count).map { _ in
      let side = [1, 8, 37, 256, 512].randomElement(using: &random)!
      let longest = side * 20
      return TileGrid(
        size: Size(
          width: Double(Int.random(in: 1...longest, using: &random)),
          height: Double(Int.random(in: 1...longest, using: &random))),
        tileSide: side)
    }
  }
}

import DisplayList
import ScrollGeometry
import Testing

import TestSupport

@testable import TilePyramid

/// Draws on a small raster, pixel by pixel.
@Suite struct DrawListTests {
  @Test func everyVisiblePixelIsDrawnOnceFromTheBestThatIsLoaded() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let page = randomPage(&random)
      let loaded = randomTiles(of: page.grid, &random)
      var list: [DrawnTile] = []
      page.appendDrawList(isLoaded: { loaded.contains($0) }, to: &list)
      #expect(list.allSatisfy { loaded.contains($0.tile) })
      let drawn = raster(list, page)
      for y in 0..<page.grid.height {
        for x in 0..<page.grid.width where isVisible(x, y, page) {
          let levels = drawn[y * page.grid.width + x]
          #expect(levels == bestLevel(x, y, page, loaded).map { [$0] } ?? [])
        }
      }
    }
  }

  @Test func theThumbnailFillsWhatNothingElseDoes() {
    let grid = TileGrid(size: Size(width: 1200, height: 800))
    var page = TilePage(
      picture: 7, grid: grid, fitScale: 0.5, scale: 1,
      visible: Rect(origin: .zero, size: grid.size), focus: .zero)
    page.thumbnail = Size(width: 300, height: 200)
    let loaded = TextureID(picture: 7, level: 0, column: 1, row: 0)
    var list: [DrawnTile] = []
    page.appendDrawList(isLoaded: { $0 == loaded }, to: &list)
    #expect(list.count == 6 && list[1].tile == loaded)
    let rest = list.filter { $0.tile != loaded }
    #expect(rest.allSatisfy { $0.tile == TextureID(thumbnailOf: 7) })
    #expect(rest[1].destination == Rect(x: 1024, y: 0, width: 176, height: 512))
    #expect(rest[1].source == Rect(x: 256, y: 0, width: 44, height: 128))
    let area = list.reduce(0) { $0 + $1.destination.size.width * $1.destination.size.height }
    #expect(area == 1200 * 800)
  }

  @Test func withThePreviewLoadedThereIsNeverAHole() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let page = randomPage(&random)
      var loaded = randomTiles(of: page.grid, &random)
      let preview = page.grid.tiles(ofLevel: page.previewLevel)
      for row in preview.rows {
        for column in preview.columns {
          loaded.insert(
            TextureID(
              picture: page.picture, level: Int16(page.previewLevel), column: Int32(column),
              row: Int32(row)))
        }
      }
      var list: [DrawnTile] = []
      page.appendDrawList(isLoaded: { loaded.contains($0) }, to: &list)
      let drawn = raster(list, page)
      for y in 0..<page.grid.height {
        for x in 0..<page.grid.width where isVisible(x, y, page) {
          #expect(drawn[y * page.grid.width + x].count == 1)
        }
      }
    }
  }

  @Test func sourceAndDestinationAreTheSamePlaceAtEveryLevel() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let page = randomPage(&random)
      let loaded = randomTiles(of: page.grid, &random)
      var list: [DrawnTile] = []
      page.appendDrawList(isLoaded: { loaded.contains($0) }, to: &list)
      for drawn in list {
        let side = page.grid.pixelSide(ofLevel: Int(drawn.tile.level))
        let origin = page.grid.pictureRect(of: drawn.tile).origin
        #expect(origin.x + drawn.source.minX * side == drawn.destination.minX)
        #expect(origin.y + drawn.source.minY * side == drawn.destination.minY)
        #expect(origin.x + drawn.source.maxX * side == drawn.destination.maxX)
        #expect(origin.y + drawn.source.maxY * side == drawn.destination.maxY)
        let texture = page.grid.levelRect(of: drawn.tile).size
        #expect(drawn.source.minX >= 0 && drawn.source.maxX <= texture.width)
        #expect(drawn.source.minY >= 0 && drawn.source.maxY <= texture.height)
      }
    }
  }

  @Test func nothingLoadedDrawsNothing() {
    var random = SeededGenerator(seed: 1)
    var list: [DrawnTile] = []
    randomPage(&random).appendDrawList(isLoaded: { _ in false }, to: &list)
    #expect(list.isEmpty)
  }

  // MARK: - The reference

  /// The ideal level, else one finer, else the nearest coarser; but a finer tile only counts where
  /// the ideal one is missing.
  private func bestLevel(
    _ x: Int, _ y: Int, _ page: TilePage, _ loaded: Set<TextureID>
  ) -> Int? {
    let ideal = page.idealLevel
    let coarser = Array((ideal..<page.grid.levelCount).dropFirst())
    return ([ideal, ideal - 1] + coarser).first { level in
      guard level >= 0 else { return false }
      let side = page.grid.tileSide << level
      return loaded.contains(
        TextureID(
          picture: page.picture, level: Int16(level), column: Int32(x / side),
          row: Int32(y / side)))
    }
  }

  private func raster(_ list: [DrawnTile], _ page: TilePage) -> [[Int]] {
    var levels = Array(repeating: [Int](), count: page.grid.width * page.grid.height)
    for drawn in list {
      for y in Int(drawn.destination.minY)..<Int(drawn.destination.maxY) {
        for x in Int(drawn.destination.minX)..<Int(drawn.destination.maxX) {
          levels[y * page.grid.width + x].append(Int(drawn.tile.level))
        }
      }
    }
    return levels
  }

  private func isVisible(_ x: Int, _ y: Int, _ page: TilePage) -> Bool {
    page.visible.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
  }

  private func randomPage(_ random: inout SeededGenerator) -> TilePage {
    let grid = TileGrid(
      size: Size(
        width: Double(Int.random(in: 1...70, using: &random)),
        height: Double(Int.random(in: 1...70, using: &random))), tileSide: 8)
    let visible = Rect(
      x: Double(Int.random(in: -10...60, using: &random)),
      y: Double(Int.random(in: -10...60, using: &random)),
      width: Double(Int.random(in: 1...60, using: &random)),
      height: Double(Int.random(in: 1...60, using: &random)))
    return TilePage(
      picture: 9, grid: grid, fitScale: 0.2,
      scale: [1, 0.5, 0.25, 0.2].randomElement(using: &random)!, visible: visible,
      focus: visible.center)
  }

  private func randomTiles(
    of grid: TileGrid, _ random: inout SeededGenerator
  ) -> Set<TextureID> {
    let chance = Double.random(in: 0...1, using: &random)
    var tiles = Set<TextureID>()
    for level in 0..<grid.levelCount {
      let range = grid.tiles(ofLevel: level)
      for row in range.rows {
        for column in range.columns where Double.random(in: 0...1, using: &random) < chance {
          tiles.insert(
            TextureID(picture: 9, level: Int16(level), column: Int32(column), row: Int32(row)))
        }
      }
    }
    return tiles
  }
}

import TilePyramid

/// A picture cut into files, at `path` + level + "/" + column + "_" + row + "." + format.
///
/// Levels are counted as Deep Zoom does it: 0 is a single pixel, and each doubles the one before.
/// (Microsoft, "Deep Zoom File Format Overview".) There are none that are smaller than one tile.
public struct GalleryTiles: Codable, Equatable, Sendable {
  public var path: String
  /// Pixels of a level.
  public var tileSize = TileGrid.standardTileSide
  /// Pixels that a tile shows of its neighbours.
  public var overlap = 0
  public var format: String

  init(path: String, format: String) {
    self.path = path
    self.format = format
  }

  /// Levels here are counted as `TileGrid` does it, from the whole picture.
  func folder(level: Int, of grid: TileGrid) -> String {
    "\(path)\(Self.topLevel(of: grid) - level)/"
  }

  /// Nil when there is no such tile.
  func file(
    deepZoomLevel: Int, column: Int, row: Int, of grid: TileGrid
  ) -> GalleryFile? {
    let top = Self.topLevel(of: grid)
    guard (top - grid.coarsestLevel...top).contains(deepZoomLevel) else { return nil }
    let level = top - deepZoomLevel
    guard grid.tiles(ofLevel: level).contains(column: column, row: row) else { return nil }
    return GalleryFile(
      path: "\(path)\(deepZoomLevel)/\(column)_\(row).\(format)", level: level,
      place: GalleryFile.Place(column: column, row: row))
  }

  /// Nil when that is not the path of one of the tiles.
  public func file(named name: String, of grid: TileGrid) -> GalleryFile? {
    guard name.hasPrefix(path) else { return nil }
    // LEVEL/COLUMN_ROW.FORMAT
    let steps = name.dropFirst(path.count).split(separator: "/", omittingEmptySubsequences: false)
    guard steps.count == 2, let level = Int(steps[0]) else { return nil }
    let place = steps[1].prefix { $0 != "." }.split(separator: "_")
    guard place.count == 2, let column = Int(place[0]), let row = Int(place[1]),
      let file = file(deepZoomLevel: level, column: column, row: row, of: grid),
      // Every tile has one name only.
      file.path.utf8.elementsEqual(name.utf8)
    else { return nil }
    return file
  }

  /// In reading order, each made when it is asked for: a picture may claim to have any number.
  func files(level: Int, of grid: TileGrid) -> some Sequence<GalleryFile> {
    let folder = folder(level: level, of: grid)
    let all = grid.tiles(ofLevel: level)
    return all.rows.lazy.flatMap { row in
      all.columns.lazy.map { column in
        GalleryFile(
          path: "\(folder)\(column)_\(row).\(format)", level: level,
          place: GalleryFile.Place(column: column, row: row))
      }
    }
  }

  /// The number that Deep Zoom gives to the whole picture.
  public static func topLevel(of grid: TileGrid) -> Int {
    Int.bitWidth - (max(grid.width, grid.height) - 1).leadingZeroBitCount
  }
}

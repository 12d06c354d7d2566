import TilePyramid

/// A picture cut into files, as its Deep Zoom descriptor (`.dzi`) says.
///
/// The tiles lie beside the descriptor, in `NAME_files/LEVEL/COLUMN_ROW.FORMAT`. Level 0 is a single
/// pixel and each level above doubles it, up to the whole picture; ours count the other way.
/// (Microsoft, "Deep Zoom File Format Overview".)
struct DeepZoom: Equatable, Sendable {
  /// The whole picture, pixels.
  let width: Int
  let height: Int
  /// Pixels of a level that a tile shows, without its overlap.
  let tileSide: Int
  /// Pixels that a tile shows of each of its neighbours.
  let overlap: Int
  /// How the names of the tiles end.
  let format: String

  /// Of at most so many files is a piece made, since processes can hand over no more at once.
  private static let tileSides = 64...4096

  /// Nil when there can be no such picture.
  init?(checkedWidth width: Int, height: Int, tileSide: Int, overlap: Int, format: String) {
    let sides = 1...TileGrid.longestSide
    guard sides.contains(width), sides.contains(height), Self.tileSides.contains(tileSide),
      (0...64).contains(overlap), (1...8).contains(format.utf8.count),
      // It becomes a part of a file's name.
      format.utf8.allSatisfy({ Self.isLetterOrDigit($0) })
    else { return nil }
    self.width = width
    self.height = height
    self.tileSide = tileSide
    self.overlap = overlap
    self.format = format
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The number that Deep Zoom gives to the whole picture.
  var topLevel: Int {
    var level = 0
    while (max(width, height) - 1) >> level > 0 { level += 1 }
    return level
  }

  /// The files that show some of an area of a level, both in our counting.
  func tiles(showing area: PixelArea, ofLevel level: Int) -> [TileFile] {
    guard !area.isEmpty, level <= topLevel else { return [] }
    let whole = PixelArea(
      x: 0, y: 0, width: ((width - 1) >> level) + 1, height: ((height - 1) >> level) + 1)
    var tiles: [TileFile] = []
    for row in area.y / tileSide...(area.maxY - 1) / tileSide {
      for column in area.x / tileSide...(area.maxX - 1) / tileSide {
        let side = tileSide + 2 * overlap
        let shown = PixelArea(
          x: column * tileSide - overlap, y: row * tileSide - overlap, width: side, height: side)
        tiles.append(
          TileFile(
            path: "\(topLevel - level)/\(column)_\(row).\(format)",
            area: shown.intersection(whole)))
      }
    }
    return tiles
  }
}

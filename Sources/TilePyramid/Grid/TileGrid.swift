import DisplayList
import ScrollGeometry

/// A picture cut into square tiles at halving resolutions: where every tile lies, as a pure value.
///
/// Level 0 is the picture itself; level k has ⌈width / 2ᵏ⌉ × ⌈height / 2ᵏ⌉ pixels, down to the first
/// level that is a single tile. A pixel (x, y) of level k shows the picture's pixels from
/// (x·2ᵏ, y·2ᵏ) to ((x+1)·2ᵏ, (y+1)·2ᵏ), so the last column and row may reach beyond its edge.
public struct TileGrid: Hashable, Sendable {
  /// The longest side of a tile, pixels of its level.
  public static let standardTileSide = 512
  /// The longest side of a picture, pixels: far beyond any real one, and safe in 32 bits.
  public static let longestSide = 1 << 29

  /// The upright picture, pixels.
  public let width: Int
  /// Of the upright picture, pixels.
  public let height: Int
  /// Pixels of a level.
  public let tileSide: Int
  /// How many sizes of the picture there are: each is half as wide and high as the one before it.
  public let levelCount: Int

  /// `size` is the upright picture in pixels; a part of a pixel counts as a whole one.
  public init(size: Size, tileSide: Int = TileGrid.standardTileSide) {
    precondition(tileSide > 0)
    width = Self.wholePixels(size.width)
    height = Self.wholePixels(size.height)
    self.tileSide = tileSide
    var levels = 1
    while max(Self.halved(width, levels - 1), Self.halved(height, levels - 1)) > tileSide {
      levels += 1
    }
    levelCount = levels
  }

  /// The upright picture, pixels.
  public var size: Size { Size(width: Double(width), height: Double(height)) }

  /// The level that is a single tile.
  public var coarsestLevel: Int { levelCount - 1 }

  /// Pixels.
  public func width(ofLevel level: Int) -> Int { Self.halved(width, level) }

  /// Pixels.
  public func height(ofLevel level: Int) -> Int { Self.halved(height, level) }

  /// All tiles of a level.
  public func tiles(ofLevel level: Int) -> TileRange {
    TileRange(
      columns: 0..<tileCount(width(ofLevel: level)), rows: 0..<tileCount(height(ofLevel: level)))
  }

  /// There is such a level, column and row.
  public func contains(_ tile: TextureID) -> Bool {
    tile.level >= 0 && Int(tile.level) < levelCount
      && tiles(ofLevel: Int(tile.level)).contains(column: Int(tile.column), row: Int(tile.row))
  }

  private func tileCount(_ pixels: Int) -> Int { (pixels - 1) / tileSide + 1 }

  /// ⌈pixels / 2ᵗⁱᵐᵉˢ⌉, which halving and rounding up `times` times gives as well.
  private static func halved(_ pixels: Int, _ times: Int) -> Int {
    ((pixels - 1) >> times) + 1
  }

  private static func wholePixels(_ side: Double) -> Int {
    guard side > 1 else { return 1 }
    return Int(min(side.rounded(.up), Double(longestSide)))
  }
}

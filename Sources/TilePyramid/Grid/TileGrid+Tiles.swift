import DisplayList
import ScrollGeometry

/// Where a tile lies.
extension TileGrid {
  /// In pixels of the tile's level. The tiles of a level cover it exactly once.
  public func levelRect(of tile: TextureID) -> Rect {
    let level = Int(tile.level)
    let left = Int(tile.column) * tileSide
    let top = Int(tile.row) * tileSide
    return Rect(
      x: Double(left), y: Double(top),
      width: Double(min(tileSide, width(ofLevel: level) - left)),
      height: Double(min(tileSide, height(ofLevel: level) - top)))
  }

  /// What the tile shows, in pixels of the picture. The tiles of a level cover the picture exactly once.
  public func pictureRect(of tile: TextureID) -> Rect {
    let side = Double(tileSide) * pixelSide(ofLevel: Int(tile.level))
    let left = Double(tile.column) * side
    let top = Double(tile.row) * side
    return Rect(
      x: left, y: top,
      width: min(side, Double(width) - left), height: min(side, Double(height) - top))
  }

  /// The part of the picture that the part `source` of the tile's texture shows; each in its own pixels.
  public func pictureRect(of source: Rect, in tile: TextureID) -> Rect {
    let scale = pixelSide(ofLevel: Int(tile.level))
    return Rect(
      x: (source.minX + Double(tile.column) * Double(tileSide)) * scale,
      y: (source.minY + Double(tile.row) * Double(tileSide)) * scale,
      width: source.width * scale, height: source.height * scale)
  }

  /// The part of the tile's texture, in its own pixels, that shows `pictureRect`. Where the picture
  /// ends inside the last pixel, this ends inside it too, so that levels lie exactly upon each other.
  public func source(of pictureRect: Rect, in tile: TextureID) -> Rect {
    let scale = 1 / pixelSide(ofLevel: Int(tile.level))
    return Rect(
      x: pictureRect.minX * scale - Double(tile.column) * Double(tileSide),
      y: pictureRect.minY * scale - Double(tile.row) * Double(tileSide),
      width: pictureRect.width * scale, height: pictureRect.height * scale)
  }

  /// The tiles of a level that show some of `rect`, which is in pixels of the picture.
  @inline(never) public func tiles(ofLevel level: Int, intersecting rect: Rect) -> TileRange {
    let seen = rect.intersection(Rect(origin: .zero, size: size))
    guard !seen.isEmpty else { return TileRange(columns: 0..<0, rows: 0..<0) }
    let side = Double(tileSide) * pixelSide(ofLevel: level)
    func range(_ low: Double, _ high: Double) -> Range<Int> {
      let first = Int((low / side).rounded(.down))
      return first..<max(first + 1, Int((high / side).rounded(.up)))
    }
    return TileRange(columns: range(seen.minX, seen.maxX), rows: range(seen.minY, seen.maxY))
  }

  /// Pixels of the picture that one pixel of the level is wide: 2ˡᵉᵛᵉˡ.
  public func pixelSide(ofLevel level: Int) -> Double { Double(1 << level) }
}

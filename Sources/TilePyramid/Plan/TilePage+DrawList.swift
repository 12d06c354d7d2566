import DisplayList
import ScrollGeometry

/// What of the picture can be drawn now.
extension TilePage {
  /// Appends what to draw so that every visible place shows the best that is loaded: its tile of the
  /// ideal level, else tiles one level finer, else the piece of the nearest coarser one,
  /// else its part of the thumbnail. No place is drawn twice, so a picture with transparency looks right while it sharpens. A place for
  /// which nothing is loaded is left out.
  ///
  /// - Returns: whether every place shows its own tile: then the list is the same while `demand` is.
  @discardableResult
  public func appendDrawList(
    isLoaded: (TextureID) -> Bool, to list: inout [DrawnTile]
  ) -> Bool {
    var isSharp = true
    let level = idealLevel
    let visibleTiles = grid.tiles(ofLevel: level, intersecting: visible)
    for row in visibleTiles.rows {
      for column in visibleTiles.columns {
        let tile = self.tile(level: level, column: column, row: row)
        if isLoaded(tile) {
          append(grid.pictureRect(of: tile), from: tile, to: &list)
          continue
        }
        isSharp = false
        if !appendFiner(tile, isLoaded: isLoaded, to: &list) {
          appendCoarser(grid.pictureRect(of: tile), above: tile, isLoaded: isLoaded, to: &list)
        }
      }
    }
    return isSharp
  }

  /// Every visible place shows something of this very frame: its tile of the ideal level, or a coarser one.
  public func isCovered(isLoaded: (TextureID) -> Bool) -> Bool {
    let visibleTiles = grid.tiles(ofLevel: idealLevel, intersecting: visible)
    return visibleTiles.rows.allSatisfy { row in
      visibleTiles.columns.allSatisfy { column in
        var tile = self.tile(level: idealLevel, column: column, row: row)
        while !isLoaded(tile) {
          guard Int(tile.level) < grid.coarsestLevel else { return false }
          tile = tile.coarser
        }
        return true
      }
    }
  }

  private func tile(level: Int, column: Int, row: Int) -> TextureID {
    TextureID(
      picture: picture, level: Int16(level), column: Int32(column), row: Int32(row), frame: frame)
  }

  /// Fills the place of `tile` by those that it would be made of; false when none of them is loaded.
  private func appendFiner(
    _ tile: TextureID, isLoaded: (TextureID) -> Bool, to list: inout [DrawnTile]
  ) -> Bool {
    let level = Int(tile.level) - 1
    guard level >= 0 else { return false }
    let seen = grid.pictureRect(of: tile).intersection(visible)
    let range = grid.tiles(ofLevel: level, intersecting: seen)
    var finer: [TextureID] = []
    for row in range.rows {
      for column in range.columns {
        finer.append(self.tile(level: level, column: column, row: row))
      }
    }
    guard finer.contains(where: isLoaded) else { return false }
    for part in finer {
      if isLoaded(part) {
        append(grid.pictureRect(of: part), from: part, to: &list)
      } else {
        appendCoarser(grid.pictureRect(of: part), above: tile, isLoaded: isLoaded, to: &list)
      }
    }
    return true
  }

  /// Fills `place`, pixels of the picture, from the nearest loaded level above `tile`'s.
  @inline(never)
  private func appendCoarser(
    _ place: Rect, above tile: TextureID, isLoaded: (TextureID) -> Bool,
    to list: inout [DrawnTile]
  ) {
    var coarser = tile
    while Int(coarser.level) < grid.coarsestLevel {
      coarser = coarser.coarser
      if isLoaded(coarser) {
        append(place, from: coarser, to: &list)
        return
      }
    }
    guard let thumbnail else { return }
    let (x, y) = (thumbnail.width / grid.size.width, thumbnail.height / grid.size.height)
    list.append(
      DrawnTile(
        tile: TextureID(thumbnailOf: picture),
        source: Rect(
          x: place.minX * x, y: place.minY * y, width: place.size.width * x,
          height: place.size.height * y),
        destination: place))
  }

  @inline(never)
  private func append(_ place: Rect, from tile: TextureID, to list: inout [DrawnTile]) {
    list.append(
      DrawnTile(tile: tile, source: grid.source(of: place, in: tile), destination: place))
  }
}

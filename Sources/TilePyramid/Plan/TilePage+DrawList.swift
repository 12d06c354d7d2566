import DisplayList
import ScrollGeometry

/// What of the picture can be drawn now.
extension TilePage {
  /// Appends what to draw so that every visible place shows the best that is loaded: its tile of the
  /// ideal level, else tiles one level finer, else the piece of the nearest coarser one. No place
  /// is drawn twice, so a picture with transparency looks right while it sharpens. A place for
  /// which nothing is loaded is left out.
  public func appendDrawList(
    isLoaded: (TextureID) -> Bool, to list: inout [DrawnTile]
  ) {
    let level = idealLevel
    let visibleTiles = grid.tiles(ofLevel: level, intersecting: visible)
    for row in visibleTiles.rows {
      for column in visibleTiles.columns {
        let tile = TextureID(
          picture: picture, level: Int16(level), column: Int32(column), row: Int32(row))
        if isLoaded(tile) {
          append(grid.pictureRect(of: tile), from: tile, to: &list)
        } else if !appendFiner(tile, isLoaded: isLoaded, to: &list) {
          appendCoarser(grid.pictureRect(of: tile), above: tile, isLoaded: isLoaded, to: &list)
        }
      }
    }
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
        finer.append(
          TextureID(picture: picture, level: Int16(level), column: Int32(column), row: Int32(row)))
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
  private func appendCoarser(
    _ place: Rect, above tile: TextureID, isLoaded: (TextureID) -> Bool,
    to list: inout [DrawnTile]
  ) {
    var coarser = tile
    while Int(coarser.level) < grid.coarsestLevel {
      coarser.level += 1
      coarser.column >>= 1
      coarser.row >>= 1
      if isLoaded(coarser) {
        append(place, from: coarser, to: &list)
        return
      }
    }
  }

  private func append(_ place: Rect, from tile: TextureID, to list: inout [DrawnTile]) {
    list.append(
      DrawnTile(tile: tile, source: grid.source(of: place, in: tile), destination: place))
  }
}

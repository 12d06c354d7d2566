import DisplayList
import TilePyramid

/// What is decoded, kept and forgotten as one: a tile of a picture that is stored in tiles, or a
/// whole level of any other.
public struct PieceKey: Hashable, Sendable, Comparable {
  package struct Place: Hashable, Sendable {
    package var column: Int32
    package var row: Int32

    package init(column: Int32, row: Int32) {
      self.column = column
      self.row = row
    }
  }

  package var picture: Int32
  package var level: Int16
  /// Of an animated picture.
  package var frame: UInt16
  /// Nil for a whole level.
  package var place: Place?

  package init(picture: Int32, level: Int16, frame: UInt16 = 0, place: Place? = nil) {
    self.picture = picture
    self.level = level
    self.frame = frame
    self.place = place
  }

  /// The piece that is this tile alone.
  package init(_ tile: TextureID) {
    self.init(
      picture: tile.picture, level: tile.level, frame: tile.frame,
      place: Place(column: tile.column, row: tile.row))
  }

  /// The piece that is all of the tile's level.
  package init(wholeLevelOf tile: TextureID) {
    self.init(picture: tile.picture, level: tile.level, frame: tile.frame)
  }

  package init(thumbnailOf picture: Int32) {
    self.init(wholeLevelOf: TextureID(thumbnailOf: picture))
  }

  package var isThumbnail: Bool { self == PieceKey(thumbnailOf: picture) }

  public static func < (first: PieceKey, second: PieceKey) -> Bool { first.order < second.order }

  private var order: (Int32, Int16, UInt16, Int32, Int32) {
    (picture, level, frame, place?.row ?? -1, place?.column ?? -1)
  }
}

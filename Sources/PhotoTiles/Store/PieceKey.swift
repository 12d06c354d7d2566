import DisplayList
import TilePyramid

/// What is decoded, kept and forgotten as one: a tile of a picture that is stored in tiles, or a
/// whole level of any other.
public struct PieceKey: Hashable, Sendable, Comparable {
  struct Place: Hashable, Sendable {
    var column: Int32
    var row: Int32
  }

  var picture: Int32
  var level: Int16
  /// Of an animated picture.
  var frame: UInt16
  /// Nil for a whole level.
  var place: Place?

  init(picture: Int32, level: Int16, frame: UInt16 = 0, place: Place? = nil) {
    self.picture = picture
    self.level = level
    self.frame = frame
    self.place = place
  }

  /// The piece that is this tile alone.
  init(_ tile: TextureID) {
    self.init(
      picture: tile.picture, level: tile.level, frame: tile.frame,
      place: Place(column: tile.column, row: tile.row))
  }

  /// The piece that is all of the tile's level.
  init(wholeLevelOf tile: TextureID) {
    self.init(picture: tile.picture, level: tile.level, frame: tile.frame)
  }

  init(thumbnailOf picture: Int32) {
    self.init(wholeLevelOf: TextureID(thumbnailOf: picture))
  }

  var isThumbnail: Bool { self == PieceKey(thumbnailOf: picture) }

  public static func < (first: PieceKey, second: PieceKey) -> Bool { first.order < second.order }

  private var order: (Int32, Int16, UInt16, Int32, Int32) {
    (picture, level, frame, place?.row ?? -1, place?.column ?? -1)
  }
}

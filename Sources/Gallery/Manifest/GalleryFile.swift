import PhotoTiles

/// A file of a picture: a whole level of it, or one of the level's tiles.
public struct GalleryFile: Hashable, Sendable {
  public struct Place: Hashable, Sendable {
    public var column: Int
    public var row: Int

    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// Relative to the manifest.
  public var path: String
  /// Counted from the whole picture.
  public var level: Int
  /// Nil for a whole level.
  public var place: Place?

  public init(path: String, level: Int, place: Place? = nil) {
    self.path = path
    self.level = level
    self.place = place
  }

  /// What must be decoded for it.
  public func key(of photo: ReadPhoto, by reader: PhotoReader) -> PieceKey {
    reader.key(photo, level: level, column: place?.column ?? 0, row: place?.row ?? 0)
  }

  /// The file's bytes.
  public func encode(_ piece: PhotoPiece, as coding: PictureCoding) throws(PictureError) -> [UInt8]
  {
    guard let place else { return try coding.encode(piece.whole) }
    guard let tile = piece.tile(column: place.column, row: place.row) else { throw .changed }
    return try coding.encode(tile)
  }
}

import PictureFacts

/// What somebody has done to photos, and can undo.
enum PhotoChange: Equatable {
  case trashed([Int32])
  /// - Parameter picture: as it was before.
  case turned(_ picture: Int32, PhotoTurn)
  case renamed(_ picture: Int32)
  /// Its pins are others.
  case pinned(_ picture: Int32)
  /// Files were copied or moved beside photos.
  case pasted
}

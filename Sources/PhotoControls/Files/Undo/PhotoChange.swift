import PictureFacts

/// What somebody has done to photos, and can undo and do again.
enum PhotoChange: Equatable {
  /// In one order.
  case trashed([PagePictures])
  /// In one order.
  ///
  /// - Parameter pictures: as they were before.
  case turned(_ pictures: [Int32], PhotoTurn)
  /// - Parameter name: of the file, from then on.
  case renamed(PagePictures, to: String)
  case pinned(_ picture: Int32, PinChange)
  /// Files were copied or moved beside photos.
  case pasted
}

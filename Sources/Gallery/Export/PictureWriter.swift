import PhotoTiles

/// Makes the files of a picture. Blocks the thread that it runs on.
struct PictureWriter: Sendable {
  let reader: PhotoReader

  /// - Parameter folder: where they are made, below the paths that the picture has for them.
  /// - Returns: whether all of the picture was there: its file may be cut short.
  func write(
    _ picture: GalleryPicture, of photo: ReadPhoto, into folder: String
  ) async throws(GalleryError) -> Bool {
    try makeFolders(for: picture, in: folder)
    let coding: PictureCoding = photo.hasAlpha ? .webP : .jpeg
    let photo = try await reading { () async throws(PictureError) in
      try await reader.preparingAllLevels(of: photo)
    }
    var piece: PhotoPiece?
    var isWhole = true
    for file in picture.files {
      let key = file.key(of: photo, by: reader)
      if piece?.key != key {
        // The last one goes before the next one comes.
        piece = nil
        piece = try await reading { () async throws(PictureError) in
          try await reader.piece(key, of: photo)
        }
      }
      guard let piece else { continue }
      if piece.isCutShort { isWhole = false }
      let bytes = try await reading { () async throws(PictureError) in
        try file.encode(piece, as: coding)
      }
      try Disk.write(bytes, to: folder + "/" + file.path)
    }
    guard await reader.isUnchanged(photo) else { throw .picture(.changed) }
    return isWhole
  }

  private func reading<Value>(
    _ body: () async throws(PictureError) -> Value
  ) async throws(GalleryError) -> Value {
    do throws(PictureError) { return try await body() } catch { throw .picture(error) }
  }

  private func makeFolders(for picture: GalleryPicture, in folder: String) throws(GalleryError) {
    for name in ["thumbs", "images", "tiles"] { try Disk.makeFolder(folder + "/" + name) }
    guard let tiles = picture.tiles else { return }
    try Disk.makeFolder(folder + "/" + tiles.path)
    for level in 0..<picture.grid.levelCount {
      try Disk.makeFolder(folder + "/" + tiles.folder(level: level, of: picture.grid))
    }
  }
}

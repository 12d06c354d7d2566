import PictureFacts

/// Reads headers and decodes pieces: in this process, or in another one. Called on any thread.
package protocol PictureDecoding: Sendable {
  func header(of file: PictureFile) throws(PictureError) -> PictureHeader

  /// What the file says of its picture.
  func notes(of file: PictureFile) throws(PictureError) -> PhotoNotes

  /// - Parameters:
  ///   - files: what `header.tiles(of: piece)` names, nil where there is none; the picture alone when it has no layout.
  ///   - display: whose colours the pixels are to be; nil: sRGB.
  func decode(
    _ piece: PieceKey, of header: PictureHeader, in files: [PictureFile?],
    for display: DisplayProfile?
  ) throws(PictureError) -> PiecePixels

  /// Makes the file `PyramidWriter.fileName` in a folder.
  ///
  /// - Parameter onProgress: told how much is done, 0…1; false gives it up.
  func buildPyramid(
    of file: PictureFile, _ header: PictureHeader, in folder: String,
    onProgress: @escaping @Sendable (Double) -> Bool
  ) throws(PictureError)
}

extension PictureDecoding {
  /// In sRGB.
  package func decode(
    _ piece: PieceKey, of header: PictureHeader, in files: [PictureFile?]
  ) throws(PictureError) -> PiecePixels {
    try decode(piece, of: header, in: files, for: nil)
  }
}

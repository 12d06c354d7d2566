/// Reads headers and decodes pieces: in this process, or in another one. Called on any thread.
protocol PictureDecoding: Sendable {
  func header(of file: PictureFile) throws(PictureError) -> PictureHeader

  /// - Parameter tiles: the open files that `header.tiles(of: piece)` names, where they exist.
  func decode(
    _ piece: PieceKey, of header: PictureHeader, in file: PictureFile, tiles: [PictureFile?]
  ) throws(PictureError) -> PiecePixels

  /// Makes the file `PyramidWriter.fileName` in a folder.
  ///
  /// - Parameter onProgress: told how much is done, 0…1; false gives it up.
  func buildPyramid(
    of file: PictureFile, _ header: PictureHeader, in folder: String,
    onProgress: @escaping (Double) -> Bool
  ) throws(PictureError)
}

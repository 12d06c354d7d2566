import DisplayList

/// A picture in one piece of memory, for programs that keep their pictures themselves. On any thread, in this process.
package enum WholePicture {
  /// Of a file that needs more nothing is shown, bytes.
  private static let limits = DecodeLimits(levelBytes: 1 << 30, workingBytes: 1 << 30)

  /// Upright, at its full size; the first frame of what moves.
  ///
  /// - Parameter bytes: a file's.
  package static func decode(_ bytes: UnsafeRawBufferPointer) throws(PictureError) -> PixelBuffer {
    let file = try PictureFile(bytes: bytes)
    let decoder = PictureDecoder(limits: limits)
    let header = try decoder.header(of: file)
    guard header.layout == nil else { throw .notAPicture }
    let whole = header.storedSize(ofLevel: 0)
    guard header.finestLevel == 0, limits.allowsLevel(width: whole.width, height: whole.height)
    else {
      throw .tooLarge(width: header.storedWidth, height: header.storedHeight)
    }
    let piece = try decoder.decode(PieceKey(picture: 0, level: 0), of: header, in: [file])
    let raster = piece.raster
    return raster.part(
      x: 0, y: 0, width: raster.width, height: raster.height, isOpaque: piece.isOpaque)
  }
}

import ScrollGeometry

/// A picture whose header and piece a process was asked for before the program had begun that will
/// probably show it.
struct EarlyPicture {
  let file: FileVersion
  /// That will show the whole picture, pixels.
  let window: Size
  let worker: DecodingWorker
  /// Once it has been handed out, and only the piece is left.
  var header: PictureHeader?

  /// What is left is this piece.
  func isPiece(_ piece: PieceKey, of header: PictureHeader) -> Bool {
    // The program may have less memory than the process.
    var known = self.header
    known?.finestLevel = header.finestLevel
    guard known == header, var mine = self.header?.piece(fitting: window) else { return false }
    mine.picture = piece.picture
    return mine == piece
  }
}

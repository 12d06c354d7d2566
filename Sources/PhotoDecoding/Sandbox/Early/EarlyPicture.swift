import ScrollGeometry

/// A picture whose header and piece a process was asked for before the program had begun that will
/// probably show it.
struct EarlyPicture {
  let file: FileVersion
  /// That will show the whole picture, pixels.
  let window: Size
  let worker: DecodingWorker
  /// Where the pixels are.
  let memory: SharedMemory
  /// Once it has been handed out, and only the piece is left.
  var header: PictureHeader?

  /// Nil where it may be another one: frames rest upon those before them, and come from a process that
  /// is chosen for that; of a picture that is too large for memory, there may be a pyramid already.
  static func piece(of header: PictureHeader, in window: Size) -> PieceKey? {
    header.animation == nil && !header.needsPyramid ? header.piece(fitting: window) : nil
  }

  /// What is left is this piece.
  func isPiece(_ piece: PieceKey, of header: PictureHeader) -> Bool {
    // The program may have less memory than the process.
    var known = self.header
    known?.finestLevel = header.finestLevel
    guard known == header, let own = self.header, var mine = Self.piece(of: own, in: window) else {
      return false
    }
    mine.picture = piece.picture
    return mine == piece
  }
}

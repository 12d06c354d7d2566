import PictureFacts

extension FileChange {
  /// What notes in a photo's file that it is turned.
  ///
  /// - Returns: nil when there is no room for the note.
  /// - Throws: `unsupported` for what has no place for such a note that we know of.
  package static func turning(
    _ file: PictureFile, _ turn: PhotoTurn
  ) throws(PictureError) -> FileChange? {
    guard try file.bytes(0..<2) == [0xFF, 0xD8] else { throw .unsupported("") }
    return try JPEGHeaderReader.notes(of: file).change(turn)
  }
}

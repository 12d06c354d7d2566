import PictureFacts

extension PictureFile {
  /// What makes its stored picture upright, one turn after the other, as far as this program ever changes the file's note of
  /// that: a format without one is shown as it is stored.
  package func turnsToUpright() throws(PictureError) -> [PhotoTurn] {
    guard try bytes(0..<2) == [0xFF, 0xD8] else { return [] }
    return try JPEGHeaderReader.notes(of: self).orientation.turns
  }
}

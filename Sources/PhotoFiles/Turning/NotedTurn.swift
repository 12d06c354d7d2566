import PhotoDecoding
import PictureFacts

/// A turn that a file has noted, and what makes the file again what it was before, byte for byte.
struct NotedTurn: Sendable {
  let turn: PhotoTurn
  /// Of the file since. Another one is somebody else's work.
  var version: FileVersion
  /// What it has got in place of something else, and where.
  let written: FileChange
  /// What that was.
  let before: [UInt8]

  var undoing: FileChange { written.undoing(before) }
}

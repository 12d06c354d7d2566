import PictureFacts

/// The same pixels under another number, before they were turned.
struct FormerPicture {
  var picture: Int32
  /// What makes the new one of it, one after the other.
  var turns: [PhotoTurn]
}

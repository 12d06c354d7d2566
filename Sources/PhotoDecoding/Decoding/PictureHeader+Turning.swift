import PictureFacts

extension PictureHeader {
  /// It is decoded as a whole, and so can be shown turned.
  package var canBeTurned: Bool {
    !isTiled && layout == nil && pyramid == nil && !needsPyramid && doublings == 0
  }

  /// What is decoded is turned, one turn after the other.
  package mutating func turn(_ turns: [PhotoTurn]) {
    guard canBeTurned else { return }
    for turn in turns { orientation = orientation.turned(turn) }
  }
}

import PictureFacts

extension Orientation {
  /// Of the same stored picture, once what is seen of it has been turned, too.
  func turned(_ turn: PhotoTurn) -> Orientation {
    switch turn {
    case .clockwise: Self.clockwise[rawValue - 1]
    case .anticlockwise: Self.clockwise[Self.clockwise[Self.clockwise[rawValue - 1].index].index]
    case .mirrored: Self.sideways[rawValue - 1]
    // derivation: left and right, and then half a turn.
    case .flipped: Self.clockwise[Self.clockwise[Self.sideways[rawValue - 1].index].index]
    }
  }

  private var index: Int { rawValue - 1 }

  /// What each becomes by a quarter clockwise.
  private static let clockwise: [Orientation] = [
    .turnedClockwise, .transverse, .turnedAnticlockwise, .transposed, .mirrored, .upsideDown,
    .mirroredUpsideDown, .upright,
  ]

  /// What each becomes when left and right change places.
  private static let sideways: [Orientation] = [
    .mirrored, .upright, .mirroredUpsideDown, .upsideDown, .turnedClockwise, .transposed,
    .turnedAnticlockwise, .transverse,
  ]
}

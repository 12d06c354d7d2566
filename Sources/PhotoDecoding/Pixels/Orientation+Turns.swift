import PictureFacts

extension Orientation {
  /// What makes a stored picture upright, one turn after the other.
  var turns: [PhotoTurn] {
    switch self {
    case .upright: []
    case .mirrored: [.mirrored]
    case .upsideDown: [.clockwise, .clockwise]
    case .mirroredUpsideDown: [.flipped]
    case .transposed: [.mirrored, .anticlockwise]
    case .turnedClockwise: [.clockwise]
    case .transverse: [.mirrored, .clockwise]
    case .turnedAnticlockwise: [.anticlockwise]
    }
  }
}

/// What a person does to a photo that does not lie as it should, as it is seen.
public enum PhotoTurn: Sendable, CaseIterable {
  /// By a quarter.
  case clockwise
  /// By a quarter, the other way.
  case anticlockwise
  /// Left and right change places.
  case mirrored
  /// Above and below do.
  case flipped

  /// What undoes it.
  public var reversed: PhotoTurn {
    switch self {
    case .clockwise: .anticlockwise
    case .anticlockwise: .clockwise
    case .mirrored, .flipped: self
    }
  }
}

import ScrollGeometry

/// Where a key takes the focus.
enum FocusStep {
  case left, right, up, down
  case pageBack, pageOn
  case first, last

  /// Nil for a key that takes it nowhere.
  init?(_ keyCode: UIKeyboardHIDUsage) {
    switch keyCode {
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardPageUp: self = .pageBack
    case .keyboardPageDown: self = .pageOn
    case .keyboardHome: self = .first
    case .keyboardEnd: self = .last
    default: return nil
    }
  }

  /// How far `frame` lies from `start` in an arrow's direction, points, to one side counting more; nil when it does not
  /// lie there. With `isStraight` it must lie beside it.
  func distance(from start: Rect, to frame: Rect, isStraight: Bool) -> Double? {
    let ahead: Double
    let aside: Double
    let overlaps: Bool
    switch self {
    case .left, .right:
      ahead = self == .right ? frame.minX - start.maxX : start.minX - frame.maxX
      aside = (frame.midY - start.midY).magnitude
      overlaps = frame.minY < start.maxY && start.minY < frame.maxY
    case .up, .down:
      ahead = self == .down ? frame.minY - start.maxY : start.minY - frame.maxY
      aside = (frame.midX - start.midX).magnitude
      overlaps = frame.minX < start.maxX && start.minX < frame.maxX
    case .pageBack, .pageOn, .first, .last: return nil
    }
    // Neighbours that abut may overlap by a pixel.
    guard ahead > -1, overlaps || !isStraight else { return nil }
    return ahead + aside * FocusTunables.sideWeight
  }
}

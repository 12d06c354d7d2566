/// How one picture gives way to another.
enum TransitionKind: Equatable {
  case fade
  /// Turns over about the vertical axis, or the horizontal one.
  case flip(horizontally: Bool)

  /// Nil when none is asked for.
  init?(_ options: UIView.AnimationOptions) {
    switch options.rawValue >> 20 & 0xF {
    case 1, 2: self = .flip(horizontally: true)
    case 6, 7: self = .flip(horizontally: false)
    case 3, 4, 5: self = .fade
    default: return nil
    }
  }
}

import ScrollGeometry

/// An edge or a corner of a rectangle, in the direction of the language.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// 0 leading or top, 1 trailing or bottom, and what lies halfway.
  var share: Point {
    // derivation: halfway between 0 and 1.
    let middle = 0.5
    return switch self {
    case .none, .top: Point(x: middle, y: 0)
    case .topLeading: Point(x: 0, y: 0)
    case .leading: Point(x: 0, y: middle)
    case .bottomLeading: Point(x: 0, y: 1)
    case .bottom: Point(x: middle, y: 1)
    case .bottomTrailing: Point(x: 1, y: 1)
    case .trailing: Point(x: 1, y: middle)
    case .topTrailing: Point(x: 1, y: 0)
    }
  }
}

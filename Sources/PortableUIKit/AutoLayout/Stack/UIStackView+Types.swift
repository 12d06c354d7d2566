extension UIStackView {
  /// How views share the length of the stack; the values are UIKit's.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views lie across the stack; the values are UIKit's.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// A custom space that means: the stack's own.
  public static var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// A custom space that means: the system's.
  public static var spacingUseSystem: CGFloat { .leastNormalMagnitude }
}

/// The space after one view, points.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct CustomSpacing {
  let view: UIView
  let points: CGFloat
}

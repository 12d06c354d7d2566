extension UIView {
  /// Which parts of the frame grow and shrink with the superview; the values are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How a picture fills the bounds; the values are UIKit's.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// What asks `systemLayoutSizeFitting` for the smallest size.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// What asks `systemLayoutSizeFitting` for the largest size.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The size of a direction without an intrinsic one.
  public static var noIntrinsicMetric: CGFloat { -1 }
}

import ScrollEngine

extension UIScrollView {
  /// Velocity left after a millisecond, as a factor.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(
      rawValue: CGFloat(Tunables.normalDecelerationRate))
    public static let fast = DecelerationRate(rawValue: CGFloat(Tunables.fastDecelerationRate))
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

/// What lies behind the content of a button or a cell.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  /// Points; the style's own until it is set.
  public var cornerRadius: CGFloat = 6
  public var strokeColor: UIColor?
  /// Points.
  public var strokeWidth: CGFloat = 0
  /// From the edges, points. Cells only.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Lies in front of the colour. Cells only.
  public var customView: UIView?
  /// Of a part of a list, which shows its state until it has a colour of its own.
  var usualColor: UIColor?
  var changes = false

  public init() {}

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

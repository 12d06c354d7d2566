/// What lies behind a button's content.
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

  public init() {}

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

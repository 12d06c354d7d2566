/// What lies behind the content of a button or a cell.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct UIBackgroundConfiguration {
  /// Nil for the tint of the cell, or the style's own colour. Parts of lists have one for their state until it is set.
  public var backgroundColor: UIColor?
  /// Of what is shown. Cells only.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Points; the style's own until it is set.
  public var cornerRadius: CGFloat = 6
  public var strokeColor: UIColor?
  /// Of what is shown. Cells only.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Points.
  public var strokeWidth: CGFloat = 0
  /// From the edges, points. Cells only.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Lies in front of the colour. Cells only.
  public var customView: UIView?
  /// Of a part of a list, which shows its state until it has a colour of its own.
  var usualColor: UIColor?
  /// Of the same under a finger and while it is selected.
  var chosenColor = UIColor.systemGray4
  var changes = false

  public init() {}

  public static func clear() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = .clear
    return made
  }

  /// What is shown where views have this tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? (changes ? usualColor ?? .clear : tintColor)
    return backgroundColorTransformer?(color) ?? color
  }

  /// What is shown where views have this tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

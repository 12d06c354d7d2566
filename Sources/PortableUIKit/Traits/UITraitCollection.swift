#if !hasFeature(Embedded)
  import Foundation
#endif

/// What a view must know of where it is shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Device pixels per point.
  public let displayScale: CGFloat
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  public init(
    userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat,
    layoutDirection: UITraitEnvironmentLayoutDirection
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    super.init()
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      userInterfaceStyle: userInterfaceStyle, displayScale: 0, layoutDirection: .unspecified)
  }
}

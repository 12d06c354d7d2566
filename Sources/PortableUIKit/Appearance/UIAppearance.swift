/// What has a look that can be set for all of a class: `UIPageControl.appearance().pageIndicatorTintColor = .gray`.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}

extension UIAppearance where Self: UIView {
  /// What is set of it, every view of this class and of those that inherit from it has from when it comes into a window, where
  /// nothing else was set of the view itself.
  public static func appearance() -> AppearanceProxy<Self> { AppearanceProxy() }
}

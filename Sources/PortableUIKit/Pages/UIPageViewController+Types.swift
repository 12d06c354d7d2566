extension UIPageViewController {
  public enum TransitionStyle: Int, Sendable {
    /// Like the pages of a book; here they are scrolled.
    case pageCurl
    case scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Where a book's pages are bound.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// What an initialiser can be told besides.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Between pages that scroll, points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")

    public static func == (a: OptionsKey, b: OptionsKey) -> Bool {
      a.rawValue.isSame(as: b.rawValue)
    }
  }
}

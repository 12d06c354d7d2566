/// What navigation items, their bars and their controllers know of a search: no field that is written into. In a program that
/// searches nothing nobody overrides this, and the compiler leaves out what asks for it.
///
/// `UISearchController` is the only one that there is.
open class NavigationSearch: UIViewController {
  /// Whose page is searched.
  @Weak final var searched: UINavigationItem?

  /// Stands below the title.
  var barView: UIView? { nil }
  /// What there is below the title for the bar, points, where nothing has scrolled it away.
  var barHeight: CGFloat { 0 }
  /// The title's line makes room for it.
  var takesLine: Bool { false }
  /// What lies on the page now.
  var shownCover: UIView? { nil }

  /// It goes out of sight with the content.
  func goesWithContent(of item: UINavigationItem) -> Bool { false }

  /// Its bar has become a part of a navigation bar, or is none any more.
  func barMoved(intoBar isIn: Bool) {}

  /// Puts what it shows on the page that is searched, or takes it away.
  ///
  /// - Parameter covered: by bars, points.
  func placeCover(on page: UIView, _ covered: UIEdgeInsets) {}

  func uncover() {}

  /// True where these keys have ended it.
  func ends(by presses: Set<UIPress>) -> Bool { false }
}

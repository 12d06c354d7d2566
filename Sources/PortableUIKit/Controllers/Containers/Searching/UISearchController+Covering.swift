extension UISearchController {
  /// What there is below the title for the bar, points, where nothing has scrolled it away.
  final var barHeight: CGFloat { UISearchBar.heightInBar }

  /// The title's line makes room for it.
  final var takesLine: Bool { isActive && hidesNavigationBarDuringPresentation }

  /// It goes out of sight with the content.
  final func goesWithContent(of item: UINavigationItem) -> Bool {
    item.hidesSearchBarWhenScrolling && !isActive
  }

  final var page: UIViewController? {
    searched?.bar?.navigation?.stack.first { $0.item === searched }
  }

  private var isCovering: Bool {
    (isActive || isLeaving)
      && (searchResultsController != nil || obscuresBackgroundDuringPresentation)
  }

  /// Puts what it shows on the page that is searched, or takes it away.
  ///
  /// - Parameter covered: by bars, points.
  final func placeCover(on page: UIView, _ covered: UIEdgeInsets) {
    coveredByBars = covered
    guard isCovering, let container = page.superview else { return uncover() }
    guard let view else { return }
    if view.superview !== container {
      container.insertSubview(view, aboveSubview: page)
      view.alpha = isActive ? 1 : 0
      contentChanged()
    }
    if view.frame != page.frame { view.frame = page.frame }
    view.safeAreaMayHaveChanged()
  }

  /// What lies on the page now.
  final var shownCover: UIView? {
    guard let cover, cover.superview != nil else { return nil }
    return cover
  }

  final func uncover() {
    if let view = viewIfLoaded, view.superview != nil { view.removeFromSuperview() }
  }

  /// Something else covers the page.
  final func contentChanged() {
    guard let cover else { return }
    let shows = showsSearchResultsController
    searchResultsController?.viewIfLoaded?.isHidden = !shows
    cover.dimming.isHidden = shows || !obscuresBackgroundDuringPresentation
  }
}

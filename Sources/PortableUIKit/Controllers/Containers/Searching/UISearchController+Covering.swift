extension UISearchController {
  final var page: UIViewController? {
    searched?.bar?.navigation?.stack.first { $0.item === searched }
  }

  final var isCovering: Bool {
    (isActive || isLeaving)
      && (searchResultsController != nil || obscuresBackgroundDuringPresentation)
  }

  /// Something else covers the page.
  final func contentChanged() {
    guard let cover else { return }
    let shows = showsSearchResultsController
    searchResultsController?.viewIfLoaded?.isHidden = !shows
    cover.dimming.isHidden = shows || !obscuresBackgroundDuringPresentation
  }
}

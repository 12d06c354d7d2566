import ScrollEngine
import ScrollGeometry

extension UINavigationController {
  /// What waits to be laid out goes where it is without the change that comes: that alone is seen to move.
  func layOutBeforeSearch() {
    guard let container = viewIfLoaded, container.window != nil else { return }
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
  }

  /// A search begins or ends: the bar makes room for it, or takes its place again.
  func showSearch(_ search: UISearchController, animated: Bool, _ isOver: @escaping () -> Void) {
    guard let container = viewIfLoaded, container.window != nil, let top = stack.last,
      top.item === search.searched
    else { return isOver() }
    let scrollView = titleScrollView(of: top)
    let isAtTop = scrollView.map { $0.contentOffset.y.native <= $0.offsetLimits.minimum.y } ?? false
    UIView.performWithoutAnimation {
      guard let page = top.viewIfLoaded else { return }
      // Not all: the bar has its new place already.
      page.layoutIfNeeded()
      // What covers the page comes in where it will lie.
      if search.isActive {
        search.placeCover(on: page, top.coveredByBars)
        search.viewIfLoaded?.alpha = 0
      }
    }
    let place = {
      self.placeBar()
      self.navigationBar.layoutIfNeeded()
      search.searchBar.layoutIfNeeded()
      container.layoutIfNeeded()
      search.viewIfLoaded?.alpha = search.isActive ? 1 : 0
      if let scrollView { self.putBack(scrollView, of: top, isAtTop: isAtTop) }
    }
    guard animated else {
      place()
      return isOver()
    }
    UIView.animate(
      withDuration: SearchTunables.duration, animations: place, completion: { _ in isOver() })
  }

  /// Content that was at its top is there again.
  private func putBack(_ scrollView: UIScrollView, of top: UIViewController, isAtTop: Bool) {
    let limit = CGFloat(scrollView.offsetLimits.minimum.y)
    if isAtTop, scrollView.contentOffset.y != limit { scrollView.contentOffset.y = limit }
    guard rooms(of: top) != navigationBar.rooms else { return }
    placeBar()
    navigationBar.layoutIfNeeded()
  }
}

extension UIScrollView {
  /// The control takes its place behind the content.
  func refreshControlChanged(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let refreshControl {
      insertSubview(refreshControl, at: 0)
      refreshControl.place(in: self)
      if refreshControl.isRefreshing { refreshControl.pullEnded() }
    }
    limitsMayHaveChanged()
  }
}

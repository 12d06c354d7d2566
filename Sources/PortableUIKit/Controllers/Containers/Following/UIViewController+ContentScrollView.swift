extension UIViewController {
  /// Says with what a large title above goes. Nothing else goes with a scroll view's edges here.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    guard edge.contains(.top) else { return }
    navigationItem.followed = scrollView.map { FollowedContent($0) }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// What `setContentScrollView` has set.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? navigationItem.followed?.scrollView : nil
  }
}

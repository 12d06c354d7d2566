extension UIViewController {
  /// Says with what a large title above, and the looks of bars above and below go. Nothing goes with the other edges.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    guard !edge.isDisjoint(with: [.top, .bottom]) else { return }
    let followed = navigationItem.followed ?? FollowedContent()
    if edge.contains(.top) { followed.upper = scrollView }
    if edge.contains(.bottom) { followed.lower = scrollView }
    navigationItem.followed = followed
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// What `setContentScrollView` has set.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let followed = navigationItem.followed
    return edge.contains(.top) ? followed?.upper : edge.contains(.bottom) ? followed?.lower : nil
  }
}

extension UINavigationBar {
  /// The topmost item's search bar stands on the lower edge.
  final func placeSearch() {
    let wanted = topItem?.searchController?.searchBar
    if let search, search !== wanted {
      if search.superview === self { search.removeFromSuperview() }
      search.isInBar = false
    }
    search = wanted
    guard let wanted else { return }
    wanted.isInBar = true
    if wanted.superview !== self { addSubview(wanted) }
    wanted.isHidden = rooms.search <= 0
    wanted.frame = CGRect(
      x: 0, y: bounds.height - rooms.search, width: bounds.width, height: rooms.search
    ).inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
  }
}

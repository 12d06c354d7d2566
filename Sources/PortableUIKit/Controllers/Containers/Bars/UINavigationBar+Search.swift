extension UINavigationBar {
  /// The topmost item's search bar stands on the lower edge.
  final func placeSearch() {
    let wanted = topItem?.search
    if let search, search !== wanted {
      if let view = search.barView, view.superview === self { view.removeFromSuperview() }
      search.barMoved(intoBar: false)
    }
    search = wanted
    guard let wanted, let view = wanted.barView else { return }
    wanted.barMoved(intoBar: true)
    if view.superview !== self { addSubview(view) }
    view.isHidden = rooms.search <= 0
    view.frame = CGRect(
      x: 0, y: bounds.height - rooms.search, width: bounds.width, height: rooms.search
    ).inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
  }
}

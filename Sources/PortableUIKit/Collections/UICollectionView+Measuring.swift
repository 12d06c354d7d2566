import CollectionSolving
import ScrollEngine
import ScrollGeometry

// Views that say how large they are, which the layout has only estimated.
extension UICollectionView {
  /// How often what can be seen is laid out again because views turned out to be of other sizes.
  static var measuringLimit: Int { 8 }

  /// Asks a view how large it wants to be; true when the layout follows.
  func measure(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, isNew: Bool
  ) -> Bool {
    guard layout.asks(attributes, isNew: isNew) else { return false }
    if view.shownAttributes == nil, view.bounds.size != attributes.size {
      UIView.performWithoutAnimation { view.bounds.size = attributes.size }
    }
    // From here on it has the window's screen and traits, on which its size depends.
    if view.superview == nil { UIView.performWithoutAnimation { insertSubview(view, at: 0) } }
    let original = attributes.kept
    let preferred = view.preferredLayoutAttributesFitting(attributes.kept)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }

  /// Views for what will be seen there know their sizes; those that are not shown yet wait. `shown` finds the others.
  func measureElements(
    in rect: CGRect, shown: (UICollectionViewLayoutAttributes) -> UICollectionReusableView?
  ) {
    guard layout.estimates else { return }
    for _ in 0..<Self.measuringLimit {
      var isMeasured = false
      for attributes in elementsToShow(in: rect) {
        let key = key(of: attributes)
        guard layout.asks(attributes, isNew: false) else { continue }
        let known = shown(attributes)
        guard let view = known ?? prepared[key] ?? make(attributes) else { return }
        if known == nil { prepare(view, key) }
        if measure(view, attributes, isNew: false) { isMeasured = true }
      }
      prepareLayout()
      if !isMeasured { return }
    }
  }

  private func prepare(_ view: UICollectionReusableView, _ key: ElementKey) {
    prepared[key] = view
    view.wait(staysAsItIs: true)
    UIView.performWithoutAnimation {
      if view.superview == nil { insertSubview(view, at: 0) }
    }
  }

  /// A cell that can be seen may want another size now: it is asked before the next frame.
  func sizeMayHaveChanged(of cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, layout.estimates, making == nil, refilled == nil,
      let path = cell.shownAttributes?.indexPath, shownCell(path) === cell
    else { return }
    layout.doubtSize(of: ItemPlace(path))
    shownBounds = nil
    survey = nil
    setNeedsLayout()
  }

  func dropPrepared() {
    for view in prepared.values { putAway(view) }
    prepared = [:]
  }

  // MARK: What stays where it is

  /// An item, and how far it lies from what is seen, points along the layout.
  struct Anchor {
    let path: IndexPath
    let distance: Double
  }

  /// What does not move on the screen while others are measured: the item to which the program scrolls, or the first one
  /// that is shown. At the beginning of the content nothing has to be kept: that is where it begins.
  func anchor() -> Anchor? {
    guard !(beginsOnTheRight && layout.scrollsSideways) else { return nil }
    // A scroll that goes to no item, but to the top or to a number, has to end there.
    if isScrollAnimating { return scrollTarget.flatMap(anchor) }
    let insets = metrics.insets
    let first = along(Point(x: -insets.left, y: -insets.top))
    guard along(Point(contentOffset)) > first + 1e-6 else { return nil }
    let seen = Rect(bounds)
    var found: (path: IndexPath, place: Double)?
    for view in stack {
      guard let attributes = view.shownAttributes, attributes.representedElementKind == nil,
        attributes.values.lane == nil, attributes.values.frame.intersects(seen)
      else { continue }
      let place = along(attributes.values.frame.origin)
      if let found, found.place <= place { continue }
      found = (attributes.indexPath, place)
    }
    return found.flatMap { anchor($0.path) }
  }

  private func anchor(_ path: IndexPath) -> Anchor? {
    guard exists(path), let place = place(of: path) else { return nil }
    return Anchor(path: path, distance: place - along(Point(contentOffset)))
  }

  private func place(of path: IndexPath) -> Double? {
    layout.layoutAttributesForItem(at: path).map { along($0.values.frame.origin) }
  }

  private func along(_ point: Point) -> Double { layout.scrollsSideways ? point.x : point.y }

  func keep(_ anchor: Anchor?) {
    guard let anchor, let place = place(of: anchor.path) else { return }
    let movement = place - anchor.distance - along(Point(contentOffset))
    guard movement.magnitude > 1e-6 else { return }
    let way =
      layout.scrollsSideways ? Vector(dx: movement, dy: 0) : Vector(dx: 0, dy: movement)
    contentOffset = CGPoint(Point(contentOffset) + way)
    machine.shiftAnimation(by: way)
  }
}

// The transforms that undo the content's.
extension NonScalingContentView {
  func updatePins() {
    forgetStrangers()
    guard !pins.isEmpty else { return }
    let shown = Shape(transform)
    // Flat: nothing of it can be seen, and there is nothing to undo.
    guard abs(shown.determinant) > ZoomTunables.leastDeterminant else { return }
    let upright = shown.inverse.transform
    let turned = shown.rotation.times(shown.inverse).transform
    for pin in pins {
      if pin.view.superview === self {
        let transform = pin.rotatesWithContent ? turned : upright
        if pin.view.transform != transform { pin.view.transform = transform }
      } else {
        place(pin, shown)
      }
    }
  }

  func update(_ pin: Pin) {
    let shown = Shape(transform)
    guard abs(shown.determinant) > ZoomTunables.leastDeterminant else { return }
    place(pin, shown)
  }

  /// Through views between, `between`: `transform · between · shown = wanted · between`, by which the view
  /// is shown as at zoom scale 1.
  private func place(_ pin: Pin, _ shown: Shape) {
    var between = Shape(.identity)
    var ancestor = pin.view.superview
    while let view = ancestor, view !== self {
      between = between.times(Shape(view.transform))
      ancestor = view.superview
    }
    guard abs(between.determinant) > ZoomTunables.leastDeterminant else { return }
    let undone = pin.rotatesWithContent ? shown.rotation.times(shown.inverse) : shown.inverse
    let shape =
      between.isIdentity ? undone : between.times(undone).times(between.inverse)
    if pin.view.transform != shape.transform { pin.view.transform = shape.transform }
  }

  // MARK: Coming and going

  /// Views that were removed from views between.
  func forgetStrangers() {
    guard pins.contains(where: { $0.view.superview !== self && !$0.view.isDescendant(of: self) })
    else { return }
    for pin in pins where !pin.view.isDescendant(of: self) { forget(pin.view) }
  }

  func forget(_ view: UIView) {
    guard pinned.remove(ObjectIdentifier(view)) != nil,
      let index = pins.firstIndex(where: { $0.view === view })
    else { return }
    let pin = pins.remove(at: index)
    view.transform = .identity
    Self.setAnchor(pin.formerAnchor, of: view)
  }

  /// Another point of an untransformed view is its anchor; its frame stays.
  static func setAnchor(_ anchor: CGPoint, of view: UIView) {
    let old = view.layer.anchorPoint
    guard old != anchor else { return }
    let size = view.bounds.size
    view.layer.anchorPoint = anchor
    view.center = CGPoint(
      x: view.center.x + (anchor.x - old.x) * size.width,
      y: view.center.y + (anchor.y - old.y) * size.height)
  }

  // MARK: Touches

  /// The frontmost view that does not scale at a point of this view.
  func pin(at point: CGPoint, with event: UIEvent?) -> UIView? {
    for pin in pins.reversed() where canBeTouched(pin.view) {
      if pin.view.point(inside: convert(point, to: pin.view), with: event) { return pin.view }
    }
    return nil
  }

  /// What is hit in a view that does not scale and is no child: the views around it may be too small.
  func deepPin(at point: CGPoint, with event: UIEvent?) -> UIView? {
    for pin in pins.reversed() where pin.view.superview !== self && canBeTouched(pin.view) {
      if let hit = pin.view.hitTest(convert(point, to: pin.view), with: event) { return hit }
    }
    return nil
  }

  private func canBeTouched(_ view: UIView) -> Bool {
    var ancestor: UIView? = view
    while let current = ancestor, current !== self {
      if current.isHidden || !current.isUserInteractionEnabled { return false }
      ancestor = current.superview
    }
    return ancestor === self
  }
}

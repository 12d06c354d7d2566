extension UIView {
  /// Where among the subviews a view goes.
  enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  func insert(_ view: UIView, _ place: Place) {
    precondition(view !== self, "A view cannot be its own subview.")
    precondition(!isDescendant(of: view), "A view cannot be added to one of its descendants.")
    if case .below(let sibling) = place, sibling === view { return }
    if case .above(let sibling) = place, sibling === view { return }
    if view.superview === self { return move(view, place) }
    let oldWindow = view.window
    let newWindow = window
    let oldTraits = TraitValues(of: view)
    let oldTint = view.effectiveTintColor
    view.superview?.willRemoveSubview(view)
    if oldWindow !== newWindow { view.announceMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    view.leaveLayoutTree()
    view.superview?.subviews.removeAll { $0 === view }
    view.superview = self
    attach(view, place)
    setNeedsLayout()
    view.traitsMayHaveChanged(from: oldTraits)
    view.tintMayHaveChanged(from: oldTint)
    view.joinLayoutTree()
    if oldWindow !== newWindow { view.reportMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    if oldWindow != nil { announceMove(toWindow: nil) }
    willMove(toSuperview: nil)
    // Kept alive until everybody has been told.
    withExtendedLifetime(self) {
      leaveLayoutTree()
      parent.subviews.removeAll { $0 === self }
      superview = nil
      layer.removeFromSuperlayer()
      parent.setNeedsLayout()
      if oldWindow != nil { reportMoveToWindow() }
      didMoveToSuperview()
    }
  }

  func exchange(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second), first != second
    else { return }
    let lower = subviews[min(first, second)]
    let upper = subviews[max(first, second)]
    subviews.swapAt(first, second)
    layer.exchange(lower.layer, upper.layer)
    setNeedsLayout()
  }

  func moveSubview(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    move(view, toFront ? .front : .index(0))
  }

  /// Among the subviews. Views that put these in order in each layout are not laid out for that again.
  private func move(_ view: UIView, _ place: Place) {
    let old = subviews.firstIndex { $0 === view }
    subviews.removeAll { $0 === view }
    attach(view, place)
    let isInOrder = old.map { subviews[$0] === view } ?? false
    if !isInOrder, !layer.layoutMarks.contains(.running) { setNeedsLayout() }
  }

  /// This view is `view` or somewhere in it.
  func isIn(_ view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor, current !== view { ancestor = current.superview }
    return ancestor != nil
  }

  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Among layers of the program's own, too, a view lies right above or below the one that was named.
  private func attach(_ view: UIView, _ place: Place) {
    let index = index(of: place)
    subviews.insert(view, at: index)
    if case .above(let sibling) = place, sibling.superview === self {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func index(of place: Place) -> Int {
    switch place {
    case .front: subviews.count
    case .index(let index): max(0, min(index, subviews.count))
    case .below(let sibling): subviews.firstIndex { $0 === sibling } ?? subviews.count
    case .above(let sibling):
      subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count
    }
  }

  private func announceMove(toWindow window: UIWindow?) {
    if let old = self.window, let first = old.firstResponder,
      first === self || first === viewController
    {
      first.resignFirstResponder()
      old.firstResponder = nil
    }
    viewController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for view in subviews { view.announceMove(toWindow: window) }
  }

  private func reportMoveToWindow() {
    AppearanceGiving.give?(self)
    if let backgroundColor, backgroundColor.isDynamic { applyColors() }
    didMoveToWindow()
    for view in subviews { view.reportMoveToWindow() }
    viewController?.viewDidMoveToWindow()
  }
}

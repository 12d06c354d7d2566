import DisplayList

extension UIView {
  var interfaceStyle: UIUserInterfaceStyle {
    var view: UIView? = self
    while let current = view {
      if current.overrideUserInterfaceStyle != .unspecified {
        return current.overrideUserInterfaceStyle
      }
      view = current.superview
    }
    return UIApplication.shared.userInterfaceStyle
  }

  /// What is around the view has changed from `old`. Nothing is told to where nothing has.
  func traitsMayHaveChanged(from old: TraitValues) {
    changeTraits(from: old, to: TraitValues(of: self))
  }

  private func changeTraits(from old: TraitValues, to new: TraitValues) {
    guard old != new else { return }
    applyColors()
    setNeedsLayout()
    setNeedsDisplay()
    UITraitCollection(new).performAsCurrent {
      let previous = UITraitCollection(old)
      viewController?.traitCollectionDidChange(previous)
      traitCollectionDidChange(previous)
      for observer in viewController?.traitObservers ?? [] { observer.handler(previous) }
      for observer in traitObservers { observer.handler(previous) }
    }
    for view in subviews {
      var (inheritedOld, inheritedNew) = (old, new)
      if view.overrideUserInterfaceStyle != .unspecified {
        inheritedOld.style = view.overrideUserInterfaceStyle
        inheritedNew.style = view.overrideUserInterfaceStyle
      }
      view.changeTraits(from: inheritedOld, to: inheritedNew)
    }
  }

  func interfaceStyleOverridden(from old: UIUserInterfaceStyle) {
    guard overrideUserInterfaceStyle != old else { return }
    var before = TraitValues(of: self)
    let outside = superview?.interfaceStyle ?? UIApplication.shared.userInterfaceStyle
    before.style = old == .unspecified ? outside : old
    traitsMayHaveChanged(from: before)
  }

  /// The whole tree is laid out and drawn again, though nobody's traits have changed.
  func layOutEverythingAgain() {
    setNeedsLayout()
    setNeedsDisplay()
    for view in subviews { view.layOutEverythingAgain() }
  }

  /// What the layer shows of a colour depends on where the view is.
  func applyColors() {
    layer.model.backgroundColor = backgroundColor.map {
      $0.isDynamic ? $0.color(in: interfaceStyle) : $0.light
    }
  }

  /// Dynamic colours that `body` asks for are this view's.
  func withOwnTraits(_ body: () -> Void) {
    let style = interfaceStyle
    if style == CurrentTraits.ofViews.userInterfaceStyle { return body() }
    traitCollection.performAsCurrent(body)
  }
}

extension TraitValues {
  /// What is around a view where it is now.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  init(of view: UIView) {
    let window = view.window
    let screen = window?.screen ?? .main
    self.init(inProgram: screen, style: view.interfaceStyle)
    guard let size = window?.bounds.size else { return }
    setSizeClasses(width: size.width.native, height: size.height.native)
  }

  /// What is the same everywhere in the program.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  init(inProgram screen: UIScreen, style: UIUserInterfaceStyle) {
    self.init(
      style: style, scale: screen.scale,
      direction: UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight,
      idiom: UIDevice.current.userInterfaceIdiom, look: .ofSystem)
    setSizeClasses(
      width: screen.bounds.size.width.native, height: screen.bounds.size.height.native)
  }
}

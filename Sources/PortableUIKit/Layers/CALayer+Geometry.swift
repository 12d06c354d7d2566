import ScrollGeometry

extension CALayer {
  /// A new origin needs a layout of this layer alone.
  func setBounds(_ bounds: Rect) {
    guard bounds != model.bounds else { return }
    let size = model.bounds.size
    model.bounds = bounds
    setNeedsLayout()
    sizeMayHaveChanged(from: size)
  }

  func setFrame(_ frame: Rect) {
    let size = model.bounds.size
    model.frame = frame
    if model.bounds.size != size { setNeedsLayout() }
    sizeMayHaveChanged(from: size)
  }

  /// A new size needs a layout of the layer around it, too, unless it is that layout which sets it.
  private func sizeMayHaveChanged(from old: Size) {
    guard model.bounds.size != old, let superlayer, !superlayer.layoutMarks.contains(.running)
    else { return }
    superlayer.setNeedsLayout()
  }
}

// MARK: Space

extension CALayer {
  func setTransform(_ transform: CATransform3D) {
    spatialTransform = CATransform3DIsAffine(transform) ? nil : transform
    model.transform = ScrollGeometry.AffineTransform(transform.seenInPlane)
  }

  /// Nil when the transform stays in the plane, or has been set there meanwhile.
  var shownSpatialTransform: CATransform3D? {
    guard let spatialTransform,
      ScrollGeometry.AffineTransform(spatialTransform.seenInPlane) == model.transform
    else { return nil }
    return spatialTransform
  }

  func changeTiming(_ change: (inout LayerTiming) -> Void) {
    var timing = self.timing ?? LayerTiming()
    change(&timing)
    self.timing = timing == LayerTiming() ? nil : timing
    hostWindow?.timeline.wake()
  }

  func copyPresentation(to copy: CALayer) {
    copy.belongsToView = true
    copy.model = presented
    copy.model.opacity = min(max(copy.model.opacity, 0), 1)
    copy.model.shadow.opacity = min(max(copy.model.shadow.opacity, 0), 1)
    copy.name = name
    copy.presentedLayer = self
  }

  /// Maps own coordinates into those of a layer of the same tree.
  func transform(to layer: CALayer) -> ScrollGeometry.AffineTransform {
    if layer === self { return .identity }
    return toRoot.concatenating(layer.toRoot.inverse ?? .identity)
  }

  private var toRoot: ScrollGeometry.AffineTransform {
    var result = ScrollGeometry.AffineTransform.identity
    var layer = self
    while let next = layer.superlayer {
      result = result.concatenating(layer.model.toSuperlayer)
      layer = next
    }
    return result
  }

  func hitTestTree(_ point: Point) -> CALayer? {
    guard model.isShown, let inside = model.fromSuperlayer(point) else { return nil }
    let isInside = contains(CGPoint(inside))
    if masksToBounds, !isInside { return nil }
    for layer in sublayerList.reversed() {
      if let hit = layer.hitTest(CGPoint(inside)) { return hit }
    }
    return isInside ? self : nil
  }
}

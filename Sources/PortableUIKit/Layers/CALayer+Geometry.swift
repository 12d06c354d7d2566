import ScrollGeometry

extension CALayer {
  /// What is drawn now. Animations put their values in here; the model stays as it was set.
  var presented: LayerState { model }

  /// A new size or origin needs a layout of this layer, and of no other.
  func setBounds(_ bounds: Rect) {
    guard bounds != model.bounds else { return }
    model.bounds = bounds
    setNeedsLayout()
  }

  func setFrame(_ frame: Rect) {
    let size = model.bounds.size
    model.frame = frame
    if model.bounds.size != size { setNeedsLayout() }
  }
}

import DisplayList

/// What a layer asks of the view it belongs to.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol CALayerDelegate: AnyObject {
  func layoutSublayers(of layer: CALayer)

  /// What happens when a property changes: nil leaves it to the layer, `NSNull` is nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?

  /// Makes the layer's contents; calls its `recordDrawing()` where there is nothing better.
  func display(_ layer: CALayer)
  func layerWillDraw(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Which side of dynamic colours is drawn; nil: the superlayer's.
  func interfaceStyle(of layer: CALayer) -> UIUserInterfaceStyle?

  /// Where `appendContent` draws, the layer's coordinates.
  func contentBounds(of layer: CALayer) -> CGRect

  /// Adds what the layer shows between its background and its sublayers, in the layer's coordinates.
  func appendContent(of layer: CALayer, to list: inout DisplayList, in context: DrawingContext)
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}

  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  public func display(_ layer: CALayer) { layer.recordDrawing() }
  public func layerWillDraw(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func interfaceStyle(of layer: CALayer) -> UIUserInterfaceStyle? { nil }

  public func contentBounds(of layer: CALayer) -> CGRect { layer.bounds }

  public func appendContent(
    of layer: CALayer, to list: inout DisplayList, in context: DrawingContext
  ) {}
}

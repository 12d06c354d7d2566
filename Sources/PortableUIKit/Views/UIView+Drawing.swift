import DisplayList
import ScrollGeometry

// Not to be overridden, unlike on UIKit: the class itself is full.
extension UIView {
  /// A view that goes on showing what this one shows now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates: afterUpdates)
  }
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates: afterUpdates)
  }
  /// Draws what the view shows into the current context. True: all of it was there.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterUpdates)
  }

  public func layerWillDraw(_ layer: CALayer) {}
  public func interfaceStyle(of layer: CALayer) -> UIUserInterfaceStyle? { interfaceStyle }

  final func applyContentMode() {
    let gravity = CALayerContentsGravity(contentMode)
    if layer.contentsGravity != gravity { layer.contentsGravity = gravity }
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
    layer.changes?.add()
  }

  /// With the context as the current one. Of a layer that draws in tiles only one is asked for.
  final func drawView(_ layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    UIGraphicsPushContext(context)
    withOwnTraits { draw(bounds.intersection(context.boundingBoxOfClipPath)) }
    UIGraphicsPopContext()
  }

  /// - Parameter rect: own coordinates.
  final func snapshot(of rect: CGRect, afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let canvas = Rect(rect.standardized)
    guard !canvas.size.isEmpty else { return nil }
    let result = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    result.layer.show(Drawing(items: layer.rendered().items, canvas: canvas))
    return result
  }

  final func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    guard let context = UIGraphicsGetCurrentContext(), window != nil, !bounds.isEmpty else {
      return false
    }
    let drawing = Drawing(items: layer.rendered().items, canvas: Rect(bounds))
    context.place(Rect(rect.standardized)) { drawing.append(to: &$0, in: Rect(rect.standardized)) }
    return true
  }
}

/// Shows what was recorded, and never draws itself.
private final class SnapshotView: UIView {
  override func display(_ layer: CALayer) {}
}

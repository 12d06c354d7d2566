import DisplayList
import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

extension UIView {
  final func applyContentMode() {
    let gravity = CALayerContentsGravity(contentMode)
    if layer.contentsGravity != gravity { layer.contentsGravity = gravity }
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
    ChangeCounter.shared.count &+= 1
  }

  /// With the context as the current one.
  final func drawView(_ layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    UIGraphicsPushContext(context)
    withOwnTraits { draw(bounds) }
    UIGraphicsPopContext()
  }

  /// - Parameter rect: own coordinates.
  final func snapshot(of rect: CGRect, afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let canvas = Rect(rect.standardized)
    guard !canvas.size.isEmpty else { return nil }
    let result = UIView(frame: CGRect(origin: .zero, size: rect.size))
    result.layer.madeContent.drawing = Drawing(items: layer.rendered().items, canvas: canvas)
    result.layer.isDisplayNeeded = false
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

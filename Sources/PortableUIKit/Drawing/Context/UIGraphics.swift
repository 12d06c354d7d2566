import DisplayList
import ScrollGeometry

/// What `UIColor.set`, paths, images and strings draw into; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.contexts.last }

public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.contexts.append(context)
}

public func UIGraphicsPopContext() {
  _ = GraphicsContextStack.contexts.popLast()
}

public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let old = context.state.blend
  // An opaque colour covers what it is copied over.
  context.setBlendMode(blendMode == .copy && context.fillColor.alpha >= 1 ? .normal : blendMode)
  context.fill(rect)
  context.state.blend = old
}

/// A line one point wide inside the rectangle's edge.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let (left, right) = (rect.minX, rect.maxX)
  let (top, bottom) = (rect.minY, rect.maxY)
  guard rect.width > 2, rect.height > 2 else {
    return UIRectFillUsingBlendMode(rect, blendMode)
  }
  let sides = [
    CGRect(x: left, y: top, width: right - left, height: 1),
    CGRect(x: left, y: bottom - 1, width: right - left, height: 1),
    CGRect(x: left, y: top + 1, width: 1, height: bottom - top - 2),
    CGRect(x: right - 1, y: top + 1, width: 1, height: bottom - top - 2),
  ]
  for side in sides { UIRectFillUsingBlendMode(side, blendMode) }
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Fills with this colour from now on, in the current context.
  public func setFill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.state.fill = color(in: context.style)
  }

  /// Draws lines with this colour from now on, in the current context.
  public func setStroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.state.stroke = color(in: context.style)
  }

  public func set() {
    setFill()
    setStroke()
  }
}

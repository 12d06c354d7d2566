extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Width and height as a vector: a turn can make them negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let left = minX
    let right = maxX
    let top = minY
    let bottom = maxY
    let ax = min(t.a * left, t.a * right)
    let bx = max(t.a * left, t.a * right)
    let cx = min(t.c * top, t.c * bottom)
    let dx = max(t.c * top, t.c * bottom)
    let ay = min(t.b * left, t.b * right)
    let by = max(t.b * left, t.b * right)
    let cy = min(t.d * top, t.d * bottom)
    let dy = max(t.d * top, t.d * bottom)
    return CGRect(
      x: ax + cx + t.tx, y: ay + cy + t.ty, width: (bx + dx) - (ax + cx),
      height: (by + dy) - (ay + cy))
  }
}

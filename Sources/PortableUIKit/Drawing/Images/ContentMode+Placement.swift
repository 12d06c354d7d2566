import ScrollGeometry

extension UIView.ContentMode {
  /// Where content of `size` goes in `bounds`; both in points.
  func place(_ size: Size, in bounds: Rect) -> Rect {
    switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit:
      scaled(size, by: min(bounds.width / size.width, bounds.height / size.height), in: bounds)
    case .scaleAspectFill:
      scaled(size, by: max(bounds.width / size.width, bounds.height / size.height), in: bounds)
    case .center: aligned(size, x: 0.5, y: 0.5, in: bounds)
    case .top: aligned(size, x: 0.5, y: 0, in: bounds)
    case .bottom: aligned(size, x: 0.5, y: 1, in: bounds)
    case .left: aligned(size, x: 0, y: 0.5, in: bounds)
    case .right: aligned(size, x: 1, y: 0.5, in: bounds)
    case .topLeft: aligned(size, x: 0, y: 0, in: bounds)
    case .topRight: aligned(size, x: 1, y: 0, in: bounds)
    case .bottomLeft: aligned(size, x: 0, y: 1, in: bounds)
    case .bottomRight: aligned(size, x: 1, y: 1, in: bounds)
    }
  }

  private func scaled(_ size: Size, by factor: Double, in bounds: Rect) -> Rect {
    aligned(size * factor, x: 0.5, y: 0.5, in: bounds)
  }

  /// `x` and `y` are shares of the space left over: 0 at the top left.
  private func aligned(_ size: Size, x: Double, y: Double, in bounds: Rect) -> Rect {
    Rect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width, height: size.height)
  }
}

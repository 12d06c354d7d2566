import ScrollGeometry

/// What content needs to know while it is added to a display list.
public struct DrawingContext: Sendable {
  /// The part of the view's own coordinates that can be seen (a box around it when turned), points.
  public let visibleRect: CGRect
  /// Maps the view's own coordinates into the window's, points.
  public let transformToWindow: CGAffineTransform
  /// Device pixels per point of the window.
  public let pixelsPerPoint: CGFloat

  /// Device pixels per point of the view's own coordinates, along an average direction: what a
  /// view with pictures in several resolutions chooses by.
  public var contentScale: CGFloat {
    let transform = ScrollGeometry.AffineTransform(transformToWindow)
    return CGFloat(transform.determinant.magnitude.squareRoot()) * pixelsPerPoint
  }
}

extension DrawingContext {
  /// What the view will be told if it is drawn as it is now; nil when nothing of it will be seen.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  public init?(of view: UIView) {
    guard let window = view.window,
      let context = view.layer.surroundings(in: window)?.context(for: view.contentBounds)
    else { return nil }
    self = context
  }
}

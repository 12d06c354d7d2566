/// A scroll view's delegate that is also shown every touch of a zoom scroll view, first.
///
/// True means "handled": from then on the scroll view neither scrolls nor zooms by the fingers that
/// are down, until the last of them has gone. All methods are optional, and pass everything on.
///
/// Every finger is shown when it comes down, before a pan or a pinch may begin: whatever
/// `delaysContentTouches` is, and whether or not the view under it has `isMultipleTouchEnabled`. When the
/// scroll view begins to scroll or zoom by fingers, they are shown as cancelled, and no more after that.
public protocol ZoomScrollViewDelegate: UIScrollViewDelegate {
  /// Fingers came down; true when they are handled.
  func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesBegan touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool
  /// Fingers moved; true when they are handled.
  func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesMoved touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool
  /// Fingers were lifted; true when they are handled.
  func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesEnded touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool
  /// The scroll view hears of a cancelled touch whatever the answer is.
  func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesCancelled touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool
}

extension ZoomScrollViewDelegate {
  /// Fingers came down; true when they are handled.
  public func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesBegan touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool { false }

  /// Fingers moved; true when they are handled.
  public func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesMoved touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool { false }

  /// Fingers were lifted; true when they are handled.
  public func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesEnded touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool { false }

  public func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesCancelled touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool { false }
}

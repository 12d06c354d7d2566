/// A view or a screen: something that points and rectangles can be relative to.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UICoordinateSpace: AnyObject {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
  /// Maps these coordinates into the screen's.
  var transformToScreen: CGAffineTransform { get }
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(coordinateSpace.transform(to: self))
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(coordinateSpace.transform(to: self))
  }

  fileprivate func transform(to other: any UICoordinateSpace) -> CGAffineTransform {
    if let view = self as? UIView, let target = other as? UIView {
      return CGAffineTransform(view.transform(to: target))
    }
    return transformToScreen.concatenating(other.transformToScreen.inverted())
  }
}

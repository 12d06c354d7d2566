import PortableUIKit

extension PanelView {
  /// Keys that zoom and move what a panel shows, as they do a photo. False when the key does neither.
  ///
  /// - Parameter actualPixels: the zoom scale at which a pixel of the picture is one of the screen; nil while nobody knows.
  func scroll(_ scroller: UIScrollView, by key: UIKey, actualPixels: CGFloat? = nil) -> Bool {
    let animated = !UIAccessibility.isReduceMotionEnabled
    func zoom(to scale: CGFloat) {
      scroller.setZoomScale(
        min(max(scale, scroller.minimumZoomScale), scroller.maximumZoomScale), animated: animated)
    }
    switch key.charactersIgnoringModifiers {
    case "+", "=": zoom(to: scroller.zoomScale * ControlsTunables.zoomStep)
    case "-": zoom(to: scroller.zoomScale / ControlsTunables.zoomStep)
    case "0", "f": zoom(to: 1)
    case "1": if let actualPixels { zoom(to: actualPixels) }
    default: return move(scroller, by: key, animated: animated)
    }
    return true
  }

  private func move(_ scroller: UIScrollView, by key: UIKey, animated: Bool) -> Bool {
    var way = CGPoint.zero
    switch key.keyCode {
    case .keyboardLeftArrow: way.x = -1
    case .keyboardRightArrow: way.x = 1
    case .keyboardUpArrow: way.y = -1
    case .keyboardDownArrow: way.y = 1
    default: return false
    }
    let (bounds, content) = (scroller.bounds, scroller.contentSize)
    let inset = scroller.adjustedContentInset
    let step = ControlsTunables.comparedStep
    let offset = scroller.contentOffset
    scroller.setContentOffset(
      CGPoint(
        x: max(
          -inset.left,
          min(offset.x + way.x * step * bounds.width, content.width + inset.right - bounds.width)),
        y: max(
          -inset.top,
          min(
            offset.y + way.y * step * bounds.height, content.height + inset.bottom - bounds.height))
      ), animated: animated)
    return true
  }
}

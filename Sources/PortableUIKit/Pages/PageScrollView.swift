import ScrollEngine

/// What the pages lie in: three of them, with the one that is shown in the middle while it rests.
final class PageScrollView: UIScrollView {
  @Weak final var controller: UIPageViewController?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === pan, controller?.dataSource == nil { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func willTell(_ event: ScrollEvent.Kind) {
    switch event {
    case .willBeginDragging: controller?.dragBegins()
    case .didEndDragging(let willDecelerate): if !willDecelerate { controller?.pageRests() }
    case .didEndDecelerating: controller?.pageRests()
    case .didEndScrollingAnimation: controller?.slideEnds()
    default: break
    }
  }

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { controller?.pagesMoved() } }
  }
}

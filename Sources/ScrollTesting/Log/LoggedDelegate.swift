import HeadlessHost
import PortableUIKit
import ZoomScrollView

/// Notes every call, and hands it on.
final class LoggedDelegate: ScrollViewDelegateRelay {
  private let logger: EventLogger
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView, _ logger: EventLogger) {
    self.logger = logger
    self.scrollView = scrollView
    super.init()
    client = scrollView.delegate
    scrollView.delegate = self
  }

  /// Gives the place between the scroll view and its delegate up: also where a later log stands before this one.
  func leave() {
    if scrollView?.delegate === self {
      scrollView?.delegate = client
      return
    }
    var above = scrollView?.delegate as? LoggedDelegate
    while let other = above, other.client !== self { above = other.client as? LoggedDelegate }
    above?.client = client
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    logger.heard(.didScroll, from: scrollView)
    super.scrollViewDidScroll(scrollView)
  }

  override func scrollViewDidZoom(_ scrollView: UIScrollView) {
    logger.heard(.didZoom, from: scrollView)
    super.scrollViewDidZoom(scrollView)
  }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    logger.heard(.willBeginDragging, from: scrollView)
    super.scrollViewWillBeginDragging(scrollView)
  }

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    logger.heard(
      .willEndDragging(velocity: velocity, target: targetContentOffset.pointee), from: scrollView)
    super.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    logger.heard(.didEndDragging(willDecelerate: decelerate), from: scrollView)
    super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    logger.heard(.willBeginDecelerating, from: scrollView)
    super.scrollViewWillBeginDecelerating(scrollView)
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    logger.heard(.didEndDecelerating, from: scrollView)
    super.scrollViewDidEndDecelerating(scrollView)
  }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    logger.heard(.didEndScrollingAnimation, from: scrollView)
    super.scrollViewDidEndScrollingAnimation(scrollView)
  }

  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    logger.heard(.willBeginZooming, from: scrollView)
    super.scrollViewWillBeginZooming(scrollView, with: view)
  }

  override func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    logger.heard(.didEndZooming(scale: scale), from: scrollView)
    super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    logger.heard(.didScrollToTop, from: scrollView)
    super.scrollViewDidScrollToTop(scrollView)
  }

  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    logger.heard(.didChangeAdjustedContentInset, from: scrollView)
    super.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

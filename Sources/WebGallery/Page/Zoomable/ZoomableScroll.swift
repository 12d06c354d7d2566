import PhotoBrowserApp
import PortableUIKit
import WebHost
import ZoomScrollView

// MARK: What the page calls to show one picture in a scroll view, and to move it; lengths in points

private var scrollView: CenteredZoomScrollView? { ZoomablePage.page.screen?.scrollView }

@_expose(wasm, "showZoomable") @c
public func zoomableShow() { ZoomablePage.page.show() }

@_expose(wasm, "setContentOffset") @c
public func zoomableSetOffset(_ x: Double, _ y: Double, _ isAnimated: Int32) {
  scrollView?.setContentOffset(CGPoint(x: CGFloat(x), y: CGFloat(y)), animated: isAnimated != 0)
}

/// About the middle.
@_expose(wasm, "scrollSetZoomScale") @c
public func zoomableSetScale(_ scale: Double, _ isAnimated: Int32) {
  scrollView?.setZoomScale(CGFloat(scale), animated: isAnimated != 0)
}

/// From where the last one leads, when one follows quickly; 0 shows all of it.
@_expose(wasm, "zoomBy") @c
public func zoomableZoomBy(_ factor: Double, _ isAnimated: Int32) {
  guard let view = scrollView else { return }
  view.setZoomScale(
    factor > 0 ? view.zoomScale * CGFloat(factor) : 1, animated: isAnimated != 0)
}

/// A rectangle of the picture as it is at zoom scale 1.
@_expose(wasm, "zoomToRect") @c
public func zoomableShowRect(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ isAnimated: Int32
) {
  scrollView?.zoom(
    to: CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height)),
    animated: isAnimated != 0)
}

/// As far as a double tap zooms in.
@_expose(wasm, "setSecondary") @c
public func zoomableSetSecondary(_ scale: Double) {
  scrollView?.doubleTapZoomScale = CGFloat(scale)
}

/// A scale that double taps come to on their way in.
@_expose(wasm, "addStep") @c
public func zoomableAddStep(_ scale: Double) {
  scrollView?.doubleTapZoomScales.append(CGFloat(scale))
}

/// What is no number is computed from the picture and the size of the view.
@_expose(wasm, "setZoomLimits") @c
public func zoomableSetLimits(_ minimum: Double, _ maximum: Double) {
  scrollView?.fixedMinimumZoomScale = minimum.isNaN ? nil : CGFloat(minimum)
  scrollView?.fixedMaximumZoomScale = maximum.isNaN ? nil : CGFloat(maximum)
}

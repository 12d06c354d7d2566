import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import WebHost
import ZoomScrollView

// MARK: What the page says about how photos are shown and moved; lengths in points

private var browser: PhotoBrowserView? { Gallery.page.screen?.browser }

/// Before photos are shown: after the last one comes the first.
@_expose(wasm, "setLooping") @c
public func gallerySetLooping() { Gallery.page.album.loops = true }

/// What lies between photos, how many are kept ready beside the one that is shown, and what a fitted one leaves free.
@_expose(wasm, "setSpacing") @c
public func gallerySetSpacing(
  _ spacing: Double, _ preloaded: Int32, _ top: Double, _ left: Double, _ bottom: Double,
  _ right: Double
) {
  browser?.pageGap = CGFloat(spacing)
  browser?.pagePadding = UIEdgeInsets(
    top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
  browser?.preloadedPageCount = Int(preloaded)
}

/// Whether a double tap zooms. Where it does not, the page has seen it, too.
@_expose(wasm, "setDoubleTap") @c
public func gallerySetDoubleTap(_ isOn: Int32) {
  browser?.scroller.zoomInOnDoubleTap = isOn != 0
  browser?.scroller.zoomOutOnDoubleTap = isOn != 0
}

/// From now on one finger can drag photos away, and two pinch them together.
@_expose(wasm, "beginDismissing") @c
public func galleryBeginDismissing(_ pulls: Int32, _ pinches: Int32) {
  Gallery.page.beginDismissing(pulls: pulls != 0, pinches: pinches != 0)
}

/// A photo that has been taken away is on its page again.
@_expose(wasm, "endDismissing") @c
public func galleryEndDismissing() { Gallery.page.dismissal?.rest() }

/// Where a photo that is let go flies; without a width nowhere in particular.
@_expose(wasm, "setHome") @c
public func gallerySetHome(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
  Gallery.page.dismissal?.home =
    width > 0 ? Rect(x: x, y: y, width: width, height: height) : nil
}

/// Moves a zoomed photo so that this point of it, in shares of its size, is in the middle.
@_expose(wasm, "lookAt") @c
public func galleryLookAt(_ x: Double, _ y: Double, _ isAnimated: Int32) {
  guard let view = browser?.scrollView, browser?.isZoomed == true else { return }
  let (content, size) = (view.contentSize, view.bounds.size)
  func offset(_ share: Double, _ content: CGFloat, _ size: CGFloat) -> CGFloat {
    max(0, min(content - size, CGFloat(share) * content - size / 2))
  }
  view.setContentOffset(
    CGPoint(
      x: content.width > size.width ? offset(x, content.width, size.width) : view.contentOffset.x,
      y: content.height > size.height
        ? offset(y, content.height, size.height) : view.contentOffset.y),
    animated: isAnimated != 0)
}

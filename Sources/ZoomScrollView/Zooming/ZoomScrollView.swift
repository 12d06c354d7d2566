#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

/// A scroll view that can be zoomed by program about any point, and by double taps.
///
/// It takes the place of a `UIScrollView`: whatever worked before works as before.
open class ZoomScrollView: UIScrollView {
  /// A double tap zooms in at its place.
  open var zoomInOnDoubleTap = false
  /// A double tap zooms out to the minimum, unless it is there already.
  open var zoomOutOnDoubleTap = false
  /// How far a double tap zooms in; nil: to the maximum.
  open var doubleTapZoomScale: CGFloat?

  let relay = ZoomRelay()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    relay.owner = self
    super.delegate = relay
  }

  /// A zoom has come to rest; the delegate hears of it next.
  func zoomDidEnd() {}

  /// Reads back what was set, by this name or as `zoomScrollViewDelegate`.
  open override var delegate: (any UIScrollViewDelegate)? {
    get { relay.client }
    set {
      relay.client = newValue
      // Set again, for a platform that looks only then at what the delegate answers.
      super.delegate = relay
    }
  }

  /// The same as `delegate`.
  open var zoomScrollViewDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }

  /// Zooms to `scale`, kept within the limits, so that what lies at `point` stays there as far as
  /// the edges of the content allow.
  ///
  /// - Parameter point: in this view's coordinates, as `touch.location(in: scrollView)` gives it.
  open func setZoomScale(_ scale: CGFloat, centeredAt point: CGPoint, animated: Bool) {
    // In the superview's coordinates, since the delegate may rearrange the content, or this view,
    // when it is asked for the view to zoom.
    let anchor = convert(point, to: superview)
    guard let view = relay.viewForZooming(in: self) else { return }
    let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard scale > 0 else { return }
    let place = convert(anchor, from: superview)
    let held = convert(place, to: view)
    let corner = CGPoint(
      x: held.x - (place.x - bounds.minX) / scale, y: held.y - (place.y - bounds.minY) / scale)
    let size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
    zoom(to: CGRect(origin: corner, size: size), animated: animated)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = doubleTap(touches, with: event), zoom(forDoubleTap: touch) { return }
    super.touchesEnded(touches, with: event)
  }
}

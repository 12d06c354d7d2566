#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

/// Keeps content that is smaller than the view in its middle, and lets larger content meet the edges.
///
/// The insets that do this are set in the very step that changes the size of the content, so no
/// frame shows them late. While fingers pinch, the content stays under them; it goes back to its
/// middle when they leave. A zoom by program, and the bounce after a pinch past a limit, are
/// centred on all their way.
open class CenteredZoomScrollView: ZoomScrollView {
  /// Off: insets are the owner's business, as in any scroll view.
  open var centersContent = true {
    didSet {
      zoomBeginning = nil
      updateInsets()
    }
  }
  /// Room to keep free at the edges of the view at every zoom, points.
  open var margins = UIEdgeInsets.zero {
    didSet { updateInsets() }
  }

  /// A zoom that goes by itself, as it began.
  private struct ZoomBeginning {
    var scale: CGFloat
    var destination: CGFloat
    /// How far the content was from where it could rest, points.
    var excess: CGPoint
  }

  /// Scales closer than this, relative to each other, are the same.
  private static let leastWay: CGFloat = 1e-9

  private var zoomBeginning: ZoomBeginning?
  /// The size of the content was just set: if a zoom by program did it, the offset is next.
  private var awaitsOffset = false

  open override var contentSize: CGSize {
    willSet { noteZoomBeginning(newValue) }
    didSet {
      awaitsOffset = true
      if contentSize != oldValue { updateInsets() }
    }
  }

  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      let offset = centersContent ? centered(newValue) : newValue
      awaitsOffset = false
      super.contentOffset = offset
    }
  }

  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { updateInsets() } }
  }

  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { updateInsets() } }
  }

  /// Where the content rests.
  var centering: Centering {
    let density = traitCollection.displayScale
    return Centering(
      bounds: bounds.size, content: contentSize, margins: margins,
      pixelsPerPoint: density > 0 ? density : 1)
  }

  private func updateInsets() {
    guard centersContent else { return }
    let insets = centering.insets
    if contentInset != insets { contentInset = insets }
  }

  // MARK: Zooms that go by themselves

  final var zoomsByItself: Bool { isZoomAnimating || isZoomBouncing }

  /// Nothing moves the content: what is written, a program writes.
  private var isStill: Bool {
    !(isDragging || isDecelerating || isZooming || isScrollAnimating)
  }

  override func zoomDidEnd() {
    super.zoomDidEnd()
    zoomBeginning = nil
  }

  /// Called when the first step has changed the view's transform and nothing else.
  private func noteZoomBeginning(_ newSize: CGSize) {
    guard centersContent, zoomsByItself else {
      zoomBeginning = nil
      return
    }
    let destination = zoomScale
    guard zoomBeginning?.destination != destination, let scale = shownScale, newSize.width > 0
    else { return }
    let offset = contentOffset
    let resting = centering.clamped(offset)
    zoomBeginning = ZoomBeginning(
      scale: scale * contentSize.width / newSize.width, destination: destination,
      excess: CGPoint(x: offset.x - resting.x, y: offset.y - resting.y))
  }

  /// The content is where it may rest, but for a distance that shrinks from what it was at first.
  private func centered(_ offset: CGPoint) -> CGPoint {
    guard zoomsByItself else { return awaitsOffset && isStill ? centering.clamped(offset) : offset }
    guard let beginning = zoomBeginning, let scale = shownScale else { return offset }
    let way = beginning.destination - beginning.scale
    // Without a way to go there is only the offset's, and that ends where it should.
    guard abs(way) > Self.leastWay * beginning.scale else { return offset }
    let left = max(0, min(1, (beginning.destination - scale) / way))
    let resting = centering.clamped(offset)
    return CGPoint(
      x: resting.x + beginning.excess.x * left, y: resting.y + beginning.excess.y * left)
  }

  /// The scale of this frame; `zoomScale` reads where the zoom will end.
  private var shownScale: CGFloat? {
    guard let transform = delegate?.viewForZooming?(in: self)?.transform else { return nil }
    return (transform.a * transform.a + transform.b * transform.b).squareRoot()
  }
}

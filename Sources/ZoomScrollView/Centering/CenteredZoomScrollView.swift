/// Fits content, keeps content that is smaller than the view in its middle, and lets larger content
/// meet the edges, or its margins.
///
/// The insets that do this are set in the very step that changes the size of the content or of this
/// view, so no frame shows them late. While fingers pinch, the content stays under them; it goes back
/// to its middle when they leave. A zoom by program, and the bounce after a pinch past a limit, are
/// centred on all their way.
///
/// Give it a `contentView` and, once it is known, the `naturalContentSize`: size, limits and scale
/// follow. Content that the delegate provides with `viewForZooming` is centred and not fitted.
///
/// Another size of this view keeps the zoom and what is in the middle, also of content that the
/// delegate or constraints give another size in the same layout; the former size shows the former place.
open class CenteredZoomScrollView: ZoomScrollView {
  /// Off: insets are the owner's business, as in any scroll view.
  open var centersContent = true {
    didSet {
      zoomBeginning = nil
      updateInsets()
    }
  }
  /// Room between the content and the edges of the view, kept at every zoom, points.
  open var margin: CGFloat = 0 {
    didSet { edgesDidChange() }
  }
  /// What covers the edges of the view, points; the margin comes on top. The safe area is not added by
  /// itself.
  open var defaultInsets = UIEdgeInsets.zero {
    didSet { edgesDidChange() }
  }

  // MARK: Content to fit

  /// What is fitted, centred and zoomed. It becomes a subview, and its frame is this view's business.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
      arrange(fits: true)
    }
  }
  /// Size of the content, points; nil while it is not known. Then there is nothing to see or to zoom.
  open var naturalContentSize: CGSize? {
    didSet { if naturalContentSize != oldValue { arrange(fits: oldValue == nil) } }
  }
  /// How the content is fitted when it comes, and whenever this is set.
  open var fit = ContentFit.whenLarger {
    didSet { arrange(fits: true) }
  }
  /// What a zoom scale of 1 means.
  open var scaleReference = ScaleReference.natural {
    didSet { arrange(fits: false) }
  }
  /// How far beyond its fitted size the content can be zoomed; to its natural size in any case.
  open var maximumZoomFactor: CGFloat = ZoomTunables.zoomFactor {
    didSet { arrange(fits: false) }
  }
  /// The zoom limits, in the scale that `scaleReference` says; nil: as the content and the view ask for.
  open var fixedMinimumZoomScale: CGFloat? {
    didSet { arrange(fits: false) }
  }
  /// The greatest scale, as `fixedMinimumZoomScale` is the smallest.
  open var fixedMaximumZoomScale: CGFloat? {
    didSet { arrange(fits: false) }
  }
  /// Content that is enlarged to fit can be zoomed out to its natural size.
  open var shrinksToNaturalSize = false {
    didSet { arrange(fits: false) }
  }

  /// The zoom scale at which the content is shown at first.
  public var fittedZoomScale: CGFloat { (arrangedPlan?.fitted ?? 1) / arrangedUnit }

  /// What the content is arranged for.
  var arrangedPlan: FitPlan?
  var arrangedUnit: CGFloat = 1
  var isArranging = false
  /// What was in the middle when the view's size changed.
  var look: Look?
  /// The view's size has changed, and layout may give the content another one.
  var isSettling = false

  /// A zoom that goes by itself, as it began.
  private struct ZoomBeginning {
    var scale: CGFloat
    var destination: CGFloat
    /// How far the content was from where it could rest, points.
    var excess: CGPoint
  }

  private var zoomBeginning: ZoomBeginning?
  /// The size of the content was just set: if a zoom by program did it, the offset is next.
  private var awaitsOffset = false

  open override var contentSize: CGSize {
    willSet {
      noteZoomBeginning(newValue)
      if isSettling, newValue != contentSize { isSettling = isLooking && !isZooming }
    }
    didSet {
      awaitsOffset = true
      guard contentSize != oldValue else { return }
      updateInsets()
      if isSettling { showLook() }
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
    willSet { if newValue.size != bounds.size { sizeWillChange() } }
    didSet { if bounds.size != oldValue.size { edgesDidChange() } }
  }

  open override var frame: CGRect {
    willSet { if newValue.size != frame.size { sizeWillChange() } }
    didSet { if frame.size != oldValue.size { edgesDidChange() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    isSettling = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentInsetAdjustmentBehavior = .never
  }

  override func ownViewForZooming() -> UIView? { contentView }

  /// What is looked at stays in another size of this view; off: that is the owner's business.
  var keepsLook: Bool { true }

  private func sizeWillChange() {
    noteLook()
    isSettling = keepsLook
  }

  /// Another size of the view or of its margins.
  private func edgesDidChange() {
    guard contentView == nil else { return arrange(fits: false) }
    updateInsets()
    if isSettling { showLook() }
    keepZoomOnItsWay()
  }

  /// How far something stands over the edges of the content, points of this view.
  var overhang: UIEdgeInsets { .zero }

  /// Where the content rests.
  var centering: Centering {
    let density = traitCollection.displayScale
    return Centering(
      bounds: bounds.size, content: contentSize, margins: edges,
      pixelsPerPoint: density > 0 ? density : 1, overhang: overhang)
  }

  final func updateInsets() {
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

  /// Other margins in a zoom that goes by itself: what is shown now is on the way to where it may rest then.
  private func keepZoomOnItsWay() {
    guard let beginning = zoomBeginning, let left = wayLeft(of: beginning), left > 0 else { return }
    let offset = contentOffset
    let resting = centering.clamped(offset)
    zoomBeginning?.excess = CGPoint(
      x: (offset.x - resting.x) / left, y: (offset.y - resting.y) / left)
  }

  /// The content is where it may rest, but for a distance that shrinks from what it was at first.
  private func centered(_ offset: CGPoint) -> CGPoint {
    guard zoomsByItself else { return awaitsOffset && isStill ? centering.clamped(offset) : offset }
    guard let beginning = zoomBeginning, let left = wayLeft(of: beginning) else { return offset }
    let resting = centering.clamped(offset)
    return CGPoint(
      x: resting.x + beginning.excess.x * left, y: resting.y + beginning.excess.y * left)
  }

  /// The share of a zoom that is still to come; nil without a way to go: there is only the offset's, and that
  /// ends where it should.
  private func wayLeft(of beginning: ZoomBeginning) -> CGFloat? {
    let way = beginning.destination - beginning.scale
    guard let scale = shownScale, abs(way) > ZoomTunables.leastWay * beginning.scale else {
      return nil
    }
    return max(0, min(1, (beginning.destination - scale) / way))
  }

  /// The scale of this frame; `zoomScale` reads where the zoom will end.
  private var shownScale: CGFloat? {
    (delegate?.viewForZooming?(in: self) ?? contentView)?.transform.scale
  }
}

/// A view on a `ZoomableWindowsView` that is pinched in place and keeps its own zoom level.
///
/// Its frame is where it lies at zoom scale 1; what is larger stands over it.
open class ZoomableWindow: CenteredZoomScrollView {
  /// What is shown and zoomed.
  public let hosted: UIView

  @Weak final var desk: ZoomableWindowsView?
  let drag = WindowDragRecognizer()
  /// Where it was and where the finger was when a drag began, in the surface.
  private var dragStart: (center: CGPoint, finger: CGPoint)?

  /// Takes the view's place: its frame.
  public init(hosting view: UIView) {
    hosted = view
    super.init(frame: view.frame)
    clipsToBounds = false
    // One finger moves the surface.
    isScrollEnabled = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    view.frame = CGRect(origin: .zero, size: bounds.size)
    addSubview(view)
    contentSize = bounds.size
    drag.owner = self
    addGestureRecognizer(drag)
  }

  public required init?(coder: NSCoder) { nil }

  deinit {
    clearByHand { drag.owner = nil }
  }

  override func ownViewForZooming() -> UIView? { hosted }

  /// A window can be touched wherever it is seen.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hosted.point(inside: convert(point, to: hosted), with: event)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    desk?.windowWasTouched(self)
    super.touchesBegan(touches, with: event)
  }

  override func zoomWillBegin() -> Bool {
    desk?.windowWasTouched(self)
    return super.zoomWillBegin()
  }

  override func zoomIsOver() { desk?.windowsDidChange() }

  // MARK: Dragging, by a finger at a place of the surface

  final func beginDrag(at finger: CGPoint) {
    desk?.windowWasTouched(self)
    dragStart = (center, finger)
  }

  final func drag(to finger: CGPoint) {
    guard let start = dragStart else { return }
    center = CGPoint(
      x: start.center.x + finger.x - start.finger.x, y: start.center.y + finger.y - start.finger.y)
  }

  final func endDrag() {
    guard dragStart != nil else { return }
    dragStart = nil
    desk?.windowWasDragged(self)
  }
}

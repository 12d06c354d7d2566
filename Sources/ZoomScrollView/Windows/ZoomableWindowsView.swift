/// A surface that scrolls and zooms with windows on it that are zoomed one by one: the desk of photos
/// that document 000 imagines.
///
/// Two fingers on a window zoom that window in its place, and it remembers its level; two fingers on
/// the surface, or on two windows, zoom everything. One finger scrolls the surface; held still on a
/// window first, it drags that, as a pointer does at once. A surface that is smaller than this view lies in its middle; a window that
/// stands over the surface's edge can be scrolled to.
open class ZoomableWindowsView: CenteredZoomScrollView {
  /// What the windows lie on.
  public let surface: UIView = Surface(frame: .zero)
  /// Size of the surface at zoom scale 1, points.
  open var surfaceSize: CGSize {
    get { surface.bounds.size }
    set { setSurfaceSize(newValue) }
  }
  /// A window that is touched, zoomed or dragged comes to the front.
  open var bringsTouchedWindowsToFront = true
  /// A long press drags a window.
  open var dragsWindowsByLongPress = true {
    didSet { for window in windows { window.drag.isEnabled = dragsWindowsByLongPress } }
  }
  /// A pointer with its button down drags a window without waiting; only where a long press does, too.
  open var dragsWindowsByPointer = true
  /// Zoom limits of windows that are added from now on.
  open var minimumWindowZoomScale: CGFloat = ZoomTunables.windowMinimum
  /// The greatest scale of windows that are added from now on.
  open var maximumWindowZoomScale: CGFloat = ZoomTunables.windowMaximum

  /// How far windows stand over the surface's edges, points of the surface.
  private var reach = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(surface)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(surface)
  }

  deinit {
    clearByHand { for window in windows { window.desk = nil } }
  }

  override func ownViewForZooming() -> UIView? { surface }

  // MARK: Windows

  /// Back to front.
  public var windows: [ZoomableWindow] {
    var result: [ZoomableWindow] = []
    for view in surface.subviews {
      if let window = view as? ZoomableWindow { result.append(window) }
    }
    return result
  }

  /// Puts `view` on the surface as a window, in front, at the view's frame (points of the surface).
  @discardableResult
  open func addWindow(_ view: UIView) -> ZoomableWindow {
    let window = ZoomableWindow(hosting: view)
    window.minimumZoomScale = minimumWindowZoomScale
    window.maximumZoomScale = maximumWindowZoomScale
    window.drag.isEnabled = dragsWindowsByLongPress
    add(window)
    return window
  }

  /// Puts a window on the surface, in front. One that was removed comes back with its level.
  open func add(_ window: ZoomableWindow) {
    window.desk = self
    surface.addSubview(window)
    windowsDidChange()
  }

  /// Takes a window off the surface; it keeps its level.
  open func remove(_ window: ZoomableWindow) {
    guard window.superview === surface else { return }
    window.desk = nil
    window.removeFromSuperview()
    windowsDidChange()
  }

  /// The window that shows `view`, or a part of it.
  open func window(showing view: UIView) -> ZoomableWindow? {
    windows.first { view.isDescendant(of: $0.hosted) }
  }

  /// In front of all other windows.
  open func bringToFront(_ window: ZoomableWindow) {
    if surface.subviews.last !== window { surface.bringSubviewToFront(window) }
  }

  // MARK: What windows tell

  final func windowWasTouched(_ window: ZoomableWindow) {
    if bringsTouchedWindowsToFront { bringToFront(window) }
  }

  /// Its middle stays on the surface.
  final func windowWasDragged(_ window: ZoomableWindow) {
    let bounds = surface.bounds
    window.center = CGPoint(
      x: min(max(window.center.x, bounds.minX), bounds.maxX),
      y: min(max(window.center.y, bounds.minY), bounds.maxY))
    windowsDidChange()
  }

  // MARK: Windows over the edge

  override var overhang: UIEdgeInsets {
    let scale = surface.transform.scale
    return UIEdgeInsets(
      top: reach.top * scale, left: reach.left * scale, bottom: reach.bottom * scale,
      right: reach.right * scale)
  }

  /// What can be scrolled to is another; who looks at nothing now is led back.
  final func windowsDidChange() {
    reach = .zero
    let edges = surface.bounds
    for window in windows {
      let frame = window.hosted.convert(window.hosted.bounds, to: surface)
      reach.top = max(reach.top, edges.minY - frame.minY)
      reach.left = max(reach.left, edges.minX - frame.minX)
      reach.bottom = max(reach.bottom, frame.maxY - edges.maxY)
      reach.right = max(reach.right, frame.maxX - edges.maxX)
    }
    let offset = centering.clamped(contentOffset)
    if window != nil, offset != contentOffset, motion().isAtRest {
      setContentOffset(offset, animated: true)
    }
    // On the way, the room that is too much goes when nobody sees it any more.
    if !isScrollAnimating { updateInsets() }
  }

  override func contentIsAtRest() { updateInsets() }

  private func setSurfaceSize(_ size: CGSize) {
    let corner = surface.frame.origin
    surface.bounds.size = size
    let moved = surface.frame.origin
    surface.center = CGPoint(
      x: surface.center.x + corner.x - moved.x, y: surface.center.y + corner.y - moved.y)
    contentSize = surface.frame.size
    windowsDidChange()
  }
}

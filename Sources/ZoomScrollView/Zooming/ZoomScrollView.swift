/// A scroll view that can be zoomed by program about any point, by double taps and by one finger,
/// that shows its touches to its delegate, and that says when a zoom has really ended.
///
/// It takes the place of a `UIScrollView`: whatever worked before works as before, except that
/// `scrollViewDidEndZooming` comes exactly once for each zoom, by fingers or by program, after
/// everything has come to rest, however early or often the platform says so.
open class ZoomScrollView: UIScrollView {
  /// A double tap zooms in at its place.
  open var zoomInOnDoubleTap = false
  /// A double tap zooms out to the minimum, unless it is there already.
  open var zoomOutOnDoubleTap = false
  /// How far a double tap zooms in; nil: to the maximum.
  open var doubleTapZoomScale: CGFloat?
  /// Scales that double taps go through one after the other, zooming in; after the last of them
  /// `zoomOutOnDoubleTap` goes back to the minimum. Empty: there is only `doubleTapZoomScale`.
  open var doubleTapZoomScales: [CGFloat] = []
  /// A double tap whose second touch goes on as a drag zooms about its place: 100 points down double
  /// the scale, 100 points up halve it.
  open var zoomsOnDoubleTapAndDrag = false {
    didSet { updateOneFinger() }
  }

  let relay = ZoomRelay()
  let delay = Delay()
  var ending = ZoomEnding()
  /// A zoom by program is not done yet: it was asked for in the middle of something else.
  var awaitsZoom = false
  /// The scale of the last zoom, for views that come after the zoomed one; nil before there was any.
  var rememberedScale: CGFloat?
  let watcher = TouchWatcher()
  var taps = TapPairs()
  /// The delegate has handled a touch: the rest of its fingers' ways is not the scroll view's.
  var ignoresTouches = false
  /// Those that the delegate has seen, and of whose end it has not heard.
  var shownTouches: Set<UITouch> = []
  /// The same for the scroll view itself.
  var heardTouches: Set<UITouch> = []
  var oneFinger: OneFingerZoomRecognizer?
  var oneFingerZoom: OneFingerZoom?
  /// The view that the last zoom began with, or was to begin with.
  @Weak final var adoptedView: UIView?
  /// Who is shown the touches.
  #if hasFeature(Embedded)
    unowned(unsafe) var hooks: (any ZoomScrollViewDelegate)?
  #else
    weak var hooks: (any ZoomScrollViewDelegate)?
  #endif

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  deinit {
    clearByHand {
      delay.stop()
      oneFinger?.owner = nil
      watcher.owner = nil
    }
  }

  private func prepare() {
    relay.owner = self
    delay.client = self
    super.delegate = relay
    startWatching()
  }

  /// Reads back what was set, by this name or as `zoomScrollViewDelegate`.
  open override var delegate: (any UIScrollViewDelegate)? {
    get { relay.client }
    set {
      relay.client = newValue
      hooks = touchHooks(of: newValue)
      // Set again, for a platform that looks only then at what the delegate answers.
      super.delegate = relay
    }
  }

  /// The same as `delegate`, for one that is shown the touches; nil when the delegate is none.
  open var zoomScrollViewDelegate: (any ZoomScrollViewDelegate)? {
    get { hooks }
    set {
      delegate = newValue
      hooks = newValue
    }
  }

  // MARK: Zoom

  /// What the zooming view is scaled by; while a zoom animates or bounces, where that will end. With no
  /// view, the scale of the last zoom. Setting it zooms at once about the middle.
  open override var zoomScale: CGFloat {
    get {
      guard adoptedView == nil, carriesScale(), let scale = rememberedScale else {
        return super.zoomScale
      }
      return scale
    }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms to `scale`, kept within the limits, about the middle of what is visible.
  open override func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, about: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  /// Zooms to `scale`, kept within the limits, so that what lies at `point` stays there as far as
  /// the edges of the content allow.
  ///
  /// The delegate is asked for the view first: with none, nothing happens. Otherwise it hears of one
  /// end, at once or when the animation has come to rest.
  ///
  /// - Parameter point: in this view's coordinates, as `touch.location(in: scrollView)` gives it.
  open func setZoomScale(_ scale: CGFloat, centeredAt point: CGPoint, animated: Bool) {
    zoom(to: scale, about: point, animated: animated)
  }

  /// Zooms so that `rect`, in coordinates of the zooming view, fills the view.
  open override func zoom(to rect: CGRect, animated: Bool) {
    findViewToZoom()
    super.zoom(to: rect, animated: animated)
  }

  /// Fingers that are about to pinch mean the view that the delegate answers now.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === pinchGestureRecognizer, minimumZoomScale < maximumZoomScale {
      findViewToZoom()
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: For what is built on top

  /// A zoom begins; true when the delegate is to hear of it.
  func zoomWillBegin() -> Bool {
    delay.stop()
    return ending.begin()
  }

  /// The platform's zoom has come to rest; the delegate hears of it when everything has.
  func zoomDidEnd() {}

  /// The platform's zoom has come to rest; something else moves, so the delegate hears of it later.
  func zoomEndsLater() {}

  /// A zoom by fingers or by program is over, and the delegate has heard of it.
  func zoomIsOver() {}

  /// A scroll or a drag is over.
  func contentIsAtRest() {}

  /// A zoom is about to begin, if there is a view to zoom: the delegate is asked for that next.
  func prepareToZoom() {}

  /// The view to zoom when the delegate has none.
  func ownViewForZooming() -> UIView? { nil }

  /// A view to zoom that follows another is scaled as that was.
  func carriesScale() -> Bool { true }

  /// What moves the content now.
  func motion() -> ZoomMotion {
    ZoomMotion(
      isHandled: isDragging || isDecelerating || isZooming || isScrollAnimating
        || oneFingerZoom != nil,
      isBouncing: isZoomBouncing || isZoomAnimating, isBeyondLimits: isBeyondLimits)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if let view = adoptedView, view.isDescendant(of: subview) {
      rememberedScale = view.transform.scale
      adoptedView = nil
    }
  }

  // MARK: Touches

  // The delegate has been shown them by the watcher.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !ignoresTouches else { return }
    for touch in touches { heardTouches.insert(touch) }
    passOn(touches, event, as: .began)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let touches = heard(touches)
    if !touches.isEmpty { passOn(touches, event, as: .moved) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let touches = heard(touches, isLast: true)
    guard !touches.isEmpty else { return }
    // A tap that zooms is used up.
    passOn(touches, event, as: zoomsForTap(touches) ? .cancelled : .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersWereTaken(touches, event)
    _ = heard(touches, isLast: true)
    passOn(touches, event, as: .cancelled)
  }

  /// What the delegate has left is the scroll view's.
  package func passOn(_ touches: Set<UITouch>, _ event: UIEvent?, as phase: UITouch.Phase) {
    switch phase {
    case .began: super.touchesBegan(touches, with: event)
    case .moved: super.touchesMoved(touches, with: event)
    case .ended: super.touchesEnded(touches, with: event)
    case .cancelled: super.touchesCancelled(touches, with: event)
    default: break
    }
  }

  final func setPlatformZoomScale(_ scale: CGFloat, animated: Bool) {
    findViewToZoom()
    super.setZoomScale(scale, animated: animated)
  }
}

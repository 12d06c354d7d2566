import ScrollEngine
import ScrollGeometry

/// Shows a part of its content, which fingers move and zoom.
///
/// The class is a shell: gestures go to `machine`, which says in order what is to be done, and
/// `apply` does it through the open properties below, so that a subclass sees every step.
open class UIScrollView: UIView {
  /// Who is told. A subclass that overrides `delegate` to stand between changes what is read, not this.
  #if hasFeature(Embedded)
    unowned(unsafe) var receiver: (any UIScrollViewDelegate)?
  #else
    weak var receiver: (any UIScrollViewDelegate)?
  #endif
  var machine = ScrollMachine()
  /// What the machine has asked for and is not done yet.
  var events: [ScrollEvent] = []
  /// How many of `events` are done; nil when none is in hand.
  var progress: Int?
  /// What the flags read: those of the event in hand.
  var flags: ScrollFlags = []
  /// The view that is or was last zoomed.
  @Weak final var zoomedView: UIView?
  /// What decided the limits when they were last looked at; nil while a zoom step is applied.
  var knownRoom: ScrollRoom?
  /// Where a zoom bounce has put the zooming view's corner, content points; nil when none has.
  var shownCorner: Point?
  /// How much further down content may be pulled than its insets say: a bar above grows by that, points.
  var roomAbove: CGFloat = 0
  /// What is written is no scrolling.
  var isSilent = false
  /// What `contentInset` was and what the safe area added to it, when that was last looked at, points.
  var knownInsets = KnownInsets()
  /// The outer scroll view that this one's drag moves, once it is at its edge.
  @Weak final var nestPan: UIScrollView?
  var edgeEffects: ScrollEdgeEffects?
  /// Fingers that are down on it or on its content.
  var contacts = 0
  let pan = UIScrollViewPanGestureRecognizer()
  let pinch = UIScrollViewPinchGestureRecognizer()
  var behavior = ScrollBehavior()
  /// Parts of a notch for which no page has been turned yet.
  var wheelNotches = WheelNotches()
  package final var wheelEdge = WheelEdge()
  /// A wheel zooms where it would scroll, and scrolls where it would zoom.
  package final var wheelZooms = false
  /// Asked when a wheel is to zoom and the content cannot: notches, and a place in the view. True when it is taken.
  package final var zoomWheelDidTurn: ((_ notches: Double, _ place: CGPoint) -> Bool)?
  /// Once they were seen.
  final var indicators: ScrollIndicators?

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
      pan.scrollView = nil
      pinch.scrollView = nil
      indicators?.scrollView = nil
    }
  }

  private func prepare() {
    clipsToBounds = true
    isMultipleTouchEnabled = true
    pan.scrollView = self
    pinch.scrollView = self
    // The pinch first: a pinch and a pan that end together end the zoom first.
    addGestureRecognizer(pinch)
    addGestureRecognizer(pan)
    knownRoom = metrics.room
  }

  // Disfavoured, or the compiler could not choose between this one and that of a table: to it weak properties of two types are
  // equals.
  #if hasFeature(Embedded)
    @_disfavoredOverload open unowned(unsafe) var delegate: (any UIScrollViewDelegate)? {
      get { receiver }
      set { receiver = newValue }
    }
  #else
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
      get { receiver }
      set { receiver = newValue }
    }
  #endif

  override final var scrolling: (any ScrollContainer)? { self }

  // MARK: Content

  /// What is shown at the top left corner, in points of the content: the bounds' origin.
  ///
  /// Writing it is never clamped, is rounded to device pixels, and shifts a drag or a deceleration,
  /// which goes on. What is no number is not taken.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let offset = CGPoint(metrics.onPixels(Point(newValue)))
      // As a whole: changing it in place takes memory wherever a subclass overrides it.
      if offset != bounds.origin { bounds = CGRect(origin: offset, size: bounds.size) }
    }
  }

  /// Points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      setNeedsLayout()
      limitsMayHaveChanged()
      valuesChanged(of: self)
    }
  }

  /// Room around the content, points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      limitsMayHaveChanged()
      valuesChanged(of: self)
    }
  }

  /// When the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { limitsMayHaveChanged() }
  }

  /// `contentInset` and what the safe area and an open refresh control add to it, points.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset + safeAreaAdjustment
    insets.top += refreshControl?.heldHeight ?? 0
    return insets
  }

  open func adjustedContentInsetDidChange() {}

  /// Where content lies that is smaller than the view: (0, 0) top left, (0.5, 0.5) in the middle.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { limitsMayHaveChanged() }
  }

  // MARK: Behaviour

  /// Asks for new content when the old is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlChanged(from: oldValue) }
  }
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  /// On both axes.
  open var bounces: Bool {
    get { behavior.bouncesHorizontally && behavior.bouncesVertically }
    set {
      behavior.bouncesHorizontally = newValue
      behavior.bouncesVertically = newValue
    }
  }
  open var bouncesHorizontally: Bool {
    get { behavior.bouncesHorizontally }
    set { behavior.bouncesHorizontally = newValue }
  }
  open var bouncesVertically: Bool {
    get { behavior.bouncesVertically }
    set { behavior.bouncesVertically = newValue }
  }
  open var alwaysBounceHorizontal: Bool {
    get { behavior.alwaysBouncesHorizontally }
    set {
      behavior.alwaysBouncesHorizontally = newValue
      limitsMayHaveChanged()
    }
  }
  open var alwaysBounceVertical: Bool {
    get { behavior.alwaysBouncesVertically }
    set {
      behavior.alwaysBouncesVertically = newValue
      limitsMayHaveChanged()
    }
  }
  open var bouncesZoom: Bool {
    get { behavior.bouncesZoom }
    set { behavior.bouncesZoom = newValue }
  }
  open var isPagingEnabled: Bool {
    get { behavior.isPagingEnabled }
    set { behavior.isPagingEnabled = newValue }
  }
  open var isDirectionalLockEnabled: Bool {
    get { behavior.isDirectionalLockEnabled }
    set { behavior.isDirectionalLockEnabled = newValue }
  }
  open var decelerationRate: DecelerationRate {
    get { DecelerationRate(rawValue: CGFloat(behavior.decelerationRate)) }
    set { behavior.decelerationRate = Double(newValue.rawValue) }
  }
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// For those who make keys scroll it, as `PhotoBrowserView` does: the view itself hears of none.
  open var allowsKeyboardScrolling = true
  /// A drag that this view has no more room for goes on in the scroll view around it.
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true

  // MARK: What it is doing

  /// A finger is down, whether or not it drags.
  open var isTracking: Bool { flags.contains(.tracking) }
  /// From the beginning of a drag until what it set in motion has come to rest.
  open var isDragging: Bool { flags.contains(.dragging) }
  open var isDecelerating: Bool { flags.contains(.decelerating) }
  /// Fingers are pinching.
  open var isZooming: Bool { flags.contains(.zooming) }
  /// Zoomed past a limit, and on the way back to it.
  open var isZoomBouncing: Bool { flags.contains(.zoomBouncing) }
  open var isScrollAnimating: Bool { flags.contains(.scrollAnimating) }
  open var isZoomAnimating: Bool { flags.contains(.zoomAnimating) }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  // MARK: Indicators

  /// The safe area moves them in.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the indicators of both axes, points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: Zoom

  /// Stored as given: it moves neither the scale nor the other limit.
  open var minimumZoomScale: CGFloat {
    get { CGFloat(behavior.minimumZoomScale) }
    set { behavior.minimumZoomScale = Double(newValue) }
  }
  open var maximumZoomScale: CGFloat {
    get { CGFloat(behavior.maximumZoomScale) }
    set { behavior.maximumZoomScale = Double(newValue) }
  }

  /// What the zooming view is scaled by; while a zoom animates or bounces, where that will end.
  open var zoomScale: CGFloat {
    get { CGFloat(machine.zoomDestination ?? zoomedView?.transformScale ?? 1) }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: Double(scale), animated: animated)
  }

  /// Zooms so that `rect`, in coordinates of the zooming view, fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toShow: Rect(rect), animated: animated)
  }

  // MARK: Scrolling by program

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Moves the least that shows `rect`, in points of the content, clear of `adjustedContentInset`.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    showRect(rect, animated: animated)
  }

  open func flashScrollIndicators() { showIndicators(for: ScrollIndicators.flash) }

  /// Ends what moves by itself where it is: a bounce at its edge or limit, a pager on the nearest page.
  open func stopScrollingAndZooming() { endMotion() }

  // MARK: Touches

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a scroll may take a touch from a content view; a control keeps its touches.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.keepsTouches }

  // As on UIKit, what reaches a scroll view goes no further up the responder chain.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    mayBegin(gestureRecognizer)
  }

  /// Where a drag comes to rest for which `proposed` was worked out, before the delegate is asked; points, and
  /// points per millisecond.
  func restingPlace(proposed: Point, velocity: Vector) -> Point { proposed }

  /// For a view that acts on what its delegate is about to hear, whoever that is.
  func willTell(_ event: ScrollEvent.Kind) {}

  /// A wheel that turns up and down scrolls it sideways where there is nothing else to scroll.
  var servesEveryWheel: Bool { true }

  // MARK: What fires

  open override var bounds: CGRect {
    didSet {
      if bounds.origin != oldValue.origin { offsetChanged() }
      if bounds.size != oldValue.size { limitsMayHaveChanged() }
      valuesChanged(of: self)
    }
  }

  open override var frame: CGRect {
    didSet {
      if frame.size != oldValue.size { limitsMayHaveChanged() }
      valuesChanged(of: self)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    limitsMayHaveChanged()
    refreshControl?.place(in: self)
  }

  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    if layer === self.layer { zoomWasLaidOut() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    limitsMayHaveChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window else { return leaveWindow() }
    if isMoving { window.schedule.add(self) }
  }
}

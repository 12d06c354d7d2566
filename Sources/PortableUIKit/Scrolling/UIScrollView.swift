import ScrollEngine
import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

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
  #if hasFeature(Embedded)
    unowned(unsafe) var zoomedView: UIView?
  #else
    weak var zoomedView: UIView?
  #endif
  /// The offsets that were allowed when they were last looked at; nil while a zoom step is applied.
  var knownLimits: OffsetLimits?
  /// The outer scroll view that this one's drag moves, once it is at its edge.
  #if hasFeature(Embedded)
    unowned(unsafe) var nestPan: UIScrollView?
  #else
    weak var nestPan: UIScrollView?
  #endif
  /// Fingers that are down on it or on its content.
  var contacts = 0
  let pan = UIScrollViewPanGestureRecognizer()
  let pinch = UIScrollViewPinchGestureRecognizer()
  var behavior = ScrollBehavior()

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
    knownLimits = metrics.limits
  }

  open var delegate: (any UIScrollViewDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }

  // MARK: Content

  /// What is shown at the top left corner, in points of the content: the bounds' origin.
  ///
  /// Writing it is never clamped, is rounded to device pixels, and shifts a drag or a deceleration,
  /// which goes on. What is no number is not taken.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let offset = CGPoint(metrics.onPixels(Point(newValue)))
      if offset != bounds.origin { bounds.origin = offset }
    }
  }

  /// Points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { limitsMayHaveChanged() } }
  }

  /// Room around the content, points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustedContentInsetChanged() } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedContentInsetChanged() } }
  }

  open func adjustedContentInsetDidChange() {}

  // MARK: Behaviour

  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  open var bounces: Bool {
    get { behavior.bounces }
    set { behavior.bounces = newValue }
  }
  open var alwaysBounceHorizontal: Bool {
    get { behavior.alwaysBouncesHorizontally }
    set { behavior.alwaysBouncesHorizontally = newValue }
  }
  open var alwaysBounceVertical: Bool {
    get { behavior.alwaysBouncesVertically }
    set { behavior.alwaysBouncesVertically = newValue }
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

  // MARK: Indicators

  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

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
    get { CGFloat(machine.zoomDestination ?? zoomedView.map { $0.transformScale } ?? 1) }
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

  /// Moves the least that shows `rect`, in points of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    showRect(rect, animated: animated)
  }

  open func flashScrollIndicators() {}

  // MARK: Touches

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a scroll may take a touch from a content view; a control keeps its touches.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    mayBegin(gestureRecognizer)
  }

  // MARK: What fires

  open override var bounds: CGRect {
    didSet {
      if bounds.origin != oldValue.origin { offsetChanged() }
      if bounds.size != oldValue.size { limitsMayHaveChanged() }
    }
  }

  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { limitsMayHaveChanged() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    limitsMayHaveChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window else { return leaveWindow() }
    if isMoving { window.schedule.add(self) }
  }
}

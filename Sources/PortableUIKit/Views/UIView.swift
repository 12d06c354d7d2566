import DisplayList
import ScrollGeometry

/// A rectangle on the screen that draws, lays out its subviews and handles touches.
///
/// All geometry and look is stored in `layer`. Setting `frame` does not call the setters of
/// `bounds` and `center`, nor the other way round: an override with an observer fires for the
/// property that was written, as on UIKit.
open class UIView: UIResponder, CALayerDelegate, UICoordinateSpace {
  public let layer: CALayer
  /// Back to front.
  public internal(set) var subviews: [UIView] = []
  #if hasFeature(Embedded)
    public internal(set) unowned(unsafe) var superview: UIView?
  #else
    public internal(set) weak var superview: UIView?
  #endif
  /// Whose `view` this is.
  @Weak final var viewController: UIViewController?
  final var recognizers: [UIGestureRecognizer] = []
  /// Nil until the view has something to do with Auto Layout.
  final var viewLayout: ViewLayout?
  final var constraintMarks: ConstraintMarks = [.needsUpdate, .inSubtree]
  final var ownTintColor: UIColor?
  final var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  final var ownContentScaleFactor: CGFloat?
  final var ownLayoutMargins: LayoutMargins?
  /// The safe area when the view was last told of it, points.
  final var knownSafeAreaInsets = UIEdgeInsets.zero
  /// Called after `traitCollectionDidChange`, with the traits that were.
  public final var traitObservers: [TraitObserver] = []

  public init(frame: CGRect) {
    layer = makeLayer(Self.layerClass)
    super.init()
    layer.delegate = self
    layer.belongsToView = true
    layer.isDisplayNeeded = true
    layer.model.frame = Rect(frame)
    layer.setNeedsLayout()
  }

  public required init?(coder: NSCoder) {
    layer = makeLayer(Self.layerClass)
    super.init()
    layer.delegate = self
    layer.belongsToView = true
    layer.isDisplayNeeded = true
    layer.setNeedsLayout()
  }

  public override convenience init() { self.init(frame: .zero) }

  /// What `layer` is made of, by its `init()`.
  open class var layerClass: LayerClass { standardLayerClass }

  deinit {
    clearByHand {
      for view in subviews { view.superview = nil }
      for recognizer in recognizers { recognizer.view = nil }
      layer.delegate = nil
      forgetLayout()
    }
  }

  // MARK: Geometry

  /// The bounding box in the superview, points. With a transform, setting it resizes the bounds
  /// through the transform's inverse.
  open var frame: CGRect {
    get { CGRect(layer.model.frame) }
    set { resize { $0.setFrame(Rect(newValue)) } }
  }
  /// The view's own coordinates that it shows, points.
  open var bounds: CGRect {
    get { CGRect(layer.model.bounds) }
    set { resize { $0.setBounds(Rect(newValue)) } }
  }
  /// Where the layer's anchor point lies in the superview, points.
  open var center: CGPoint {
    get { CGPoint(layer.model.position) }
    set {
      layer.model.position = Point(newValue)
      geometryChanged()
      valuesChanged(of: self)
    }
  }
  /// Applied about the anchor point.
  open var transform: CGAffineTransform {
    get { CGAffineTransform(layer.model.transform) }
    set { layer.model.transform = ScrollGeometry.AffineTransform(newValue) }
  }
  /// Applied about the anchor point. What of it leaves the plane is kept, and not drawn.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// How the frame follows the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  /// The point of the layer that `center` places and transforms leave alone, a share of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// Device pixels per point of what it draws; the screen's unless set.
  open var contentScaleFactor: CGFloat {
    get { ownContentScaleFactor ?? (window?.screen ?? .main).scale }
    set { ownContentScaleFactor = newValue }
  }
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { applyContentMode() } }
  }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  /// The side on which the view begins.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  // MARK: Look

  /// 0…1, for the view and its subviews as one picture.
  open var alpha: CGFloat {
    get { CGFloat(layer.model.opacity) }
    set { layer.model.opacity = max(0, min(1, newValue.native)) }
  }
  open var isHidden: Bool {
    get { layer.model.isHidden }
    set { setHidden(newValue) }
  }
  open var clipsToBounds: Bool {
    get { layer.model.masksToBounds }
    set { layer.model.masksToBounds = newValue }
  }
  open var isOpaque = true
  open var backgroundColor: UIColor? { didSet { applyColors() } }
  /// The superview's when none was set.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }
  /// Whether the tint is grey, as behind a sheet; the superview's unless set.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// `tintColor` reads differently now.
  open func tintColorDidChange() {}

  /// Light or dark whatever the surroundings are, unless unspecified.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { interfaceStyleOverridden(from: oldValue) }
  }
  open var traitCollection: UITraitCollection { UITraitCollection(TraitValues(of: self)) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Interaction

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  /// A scroll leaves it the touches that it has.
  package var keepsTouches: Bool { false }
  /// The view itself when it scrolls its subviews.
  var scrolling: (any ScrollContainer)? { nil }
  open var tag = 0
  open var restorationIdentifier: String?
  open var clearsContextBeforeDrawing = true
  /// What follows gestures of the view besides its recognisers.
  open var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  /// Ends being first responder, for this view or what lies in it. False when that refuses.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endFirstResponder(force) }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Asked of a view before one of its recognisers may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The frontmost descendant, or this view, that takes a touch at `point` (own coordinates).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestTree(point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open override var next: UIResponder? { viewController ?? superview }

  override var hostWindow: UIWindow? { window }

  /// A list adds itself and its items for a screen reader; false for others.
  func appendItems(to elements: inout [AccessibilityElement]) -> Bool { false }

  open override var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? convert(bounds, to: UIScreen.main.coordinateSpace) }
    set { super.accessibilityFrame = newValue }
  }

  // MARK: Hierarchy

  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) { insert(view, .front) }
  /// An index past the end appends.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, .index(index)) }
  /// Below a view that is no sibling: in front.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, .below(siblingSubview))
  }
  /// Above a view that is no sibling: in front.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, .above(siblingSubview))
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { moveSubview(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { moveSubview(view, toFront: false) }
  open func removeFromSuperview() { leaveSuperview() }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  /// This view or the first descendant with this tag.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  open func isDescendant(of view: UIView) -> Bool { isIn(view) }

  // MARK: Conversion (nil: the window)

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(transform(to: view).apply(to: Point(point)))
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint(transform(from: view).apply(to: Point(point)))
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(CGAffineTransform(transform(to: view)))
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(CGAffineTransform(transform(from: view)))
  }

  // MARK: Layout

  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layOutMarked() }
  /// Puts subviews where their constraints say.
  open func layoutSubviews() { applyLayout() }
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    noteSafeArea()
    withOwnTraits {
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The top left corner stays where it is.
  open func sizeToFit() { takeFittingSize() }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { invalidateContentSize() }
  /// A text that is as high as the width makes it.
  var wrapsToWidth: Bool { false }
  /// A subview asks for another size, or is hidden or shown.
  package func subviewChanged(_ change: SubviewChange) {}

  // MARK: Auto Layout

  open class var requiresConstraintBasedLayout: Bool { false }
  /// True: the frame is what was written, for the constraints, too. False: they say what it is.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewLayout?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }
  open func needsUpdateConstraints() -> Bool { constraintMarks.contains(.needsUpdate) }
  open func updateConstraintsIfNeeded() { updateConstraintTree() }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    viewLayout?.hugging[axis] ?? .defaultLow
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, axis)
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    viewLayout?.resistance[axis] ?? .defaultHigh
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setResistance(priority, axis)
  }
  /// What of the frame constraints leave out at the edges, points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: .zero - alignmentRectInsets)
  }
  /// Whose first line's baseline is this view's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }
  /// The size that the constraints inside ask for, near `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// What bars and the screen's edges cover, from this view's own edges, points.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }
  /// Called in the layout pass, before `layoutSubviews`.
  open func safeAreaInsetsDidChange() {}
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsChanged() } }
  }
  /// The margins reach at least as far as the superview's where that lies above.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsChanged() } }
  }
  /// Room that content keeps from the edges, the safe area included, points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(.sides(newValue)) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setLayoutMargins(.directional(newValue)) }
  }
  open func layoutMarginsDidChange() {}

  // MARK: Drawing

  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Draws into the current context. It is kept, and shown at any scale; `rect` is all of the bounds.
  open func draw(_ rect: CGRect) {}
  open func display(_ layer: CALayer) { layer.recordDrawing() }
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawView(layer, in: ctx) }

  /// What the view shows through as far as this is opaque.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }

  /// Adds what the view shows above its background and below its subviews, in its own coordinates.
  /// It depends on the view's state only, and has no effect on it: call `setNeedsDisplay` when that changes.
  open func appendContent(to list: inout DisplayList, in context: DrawingContext) {}

  /// Where `appendContent` draws, own coordinates: it is not called when none of that is visible.
  open var contentBounds: CGRect { CGRect(layer.presented.bounds) }

  /// Of a block that animates, and nothing outside of one.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let scope = AnimationScope.shared
    guard let block = scope.block, scope.isEnabled else { return NSNull() }
    return block
  }

  open func contentBounds(of layer: CALayer) -> CGRect {
    layer === self.layer ? contentBounds : layer.bounds
  }

  open func appendContent(
    of layer: CALayer, to list: inout DisplayList, in context: DrawingContext
  ) {
    if layer === self.layer { appendContent(to: &list, in: context) }
  }
}

import DisplayList
import ScrollGeometry

/// A rectangle that is drawn: geometry, look and sublayers. Every view has one.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class CALayer: NSObject, CAMediaTiming {
  /// What the program has set. What is drawn is `presented`.
  ///
  /// A geometry that is no number is not taken; UIKit would end the program.
  final var model = LayerState() {
    didSet {
      if !model.isFinite { model = oldValue }
      if model != oldValue { changes?.add() }
      animator?.invalidate()
      if !belongsToView || AnimationScope.shared.block != nil { animateChange(from: oldValue) }
    }
  }
  final var sublayerList: [CALayer] = []
  final var layoutMarks: LayoutMarks = []
  /// While something animates it.
  final var animator: LayerAnimator?
  /// What it shows in front of its sublayers; nil for most.
  final var foreground: LayerForeground?
  /// A view animates it, in blocks only.
  final var belongsToView = false
  /// Counts what changes in its window; nil while no window shows it.
  final var changes: ChangeCounter?
  /// The frame in which it came to its superlayer.
  final var insertionFrame: UInt32 = 0
  final var timing: LayerTiming?
  /// A transform that leaves the plane, while the model's is what is left of it there.
  final var spatialTransform: CATransform3D?
  /// What it shows besides colours and sublayers.
  final var content: LayerContent?
  /// `display` is to be called before it is shown.
  final var isDisplayNeeded = false
  /// Something else shows what it would: it is not drawn, and otherwise as the program has it.
  final var isStoodInFor = false { didSet { changes?.add() } }

  #if hasFeature(Embedded)
    public internal(set) unowned(unsafe) var superlayer: CALayer?
  #else
    public internal(set) weak var superlayer: CALayer?
  #endif
  /// What the program keeps under names of its own.
  final var kept: AnyObject?
  /// Whose presentation this is.
  final var presentedLayer: CALayer?
  #if hasFeature(Embedded)
    open unowned(unsafe) var delegate: (any CALayerDelegate)?
  #else
    open weak var delegate: (any CALayerDelegate)?
  #endif
  open var name: String?
  /// Whether the edges are smoothed when they do not meet the pixel grid.
  open var allowsEdgeAntialiasing = false

  public override init() {
    super.init()
  }

  /// For layers of a view's `layerClass`; nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  #if !hasFeature(Embedded)
    /// Starts as `layer`, a layer, is now: subclasses copy what they add.
    public init(layer: Any) {
      super.init()
      if let layer = layer as? CALayer { model = layer.model }
    }
  #endif

  deinit {
    clearByHand {
      for layer in sublayerList { layer.superlayer = nil }
    }
  }

  /// What is shown now, as a layer of its own; nil out of a window.
  open func presentation() -> CALayer? {
    guard hostWindow != nil else { return nil }
    let copy = CALayer()
    copyPresentation(to: copy)
    return copy
  }

  /// The layer whose presentation this is, or itself: UIKit's `model()`.
  open var modelLayer: CALayer { presentedLayer ?? self }

  // MARK: Geometry

  open var bounds: CGRect {
    get { CGRect(model.bounds) }
    set { setBounds(Rect(newValue)) }
  }
  open var position: CGPoint {
    get { CGPoint(model.position) }
    set { model.position = Point(newValue) }
  }
  open var anchorPoint: CGPoint {
    get { CGPoint(model.anchorPoint) }
    set {
      let old = model.anchorPoint
      model.anchorPoint = Point(newValue)
      anchorPointChanged(from: old)
    }
  }
  open var zPosition: CGFloat {
    get { CGFloat(model.zPosition) }
    set { model.zPosition = newValue.native }
  }
  open var frame: CGRect {
    get { CGRect(model.frame) }
    set { setFrame(Rect(newValue)) }
  }

  open func affineTransform() -> CGAffineTransform { CGAffineTransform(model.transform) }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    model.transform = ScrollGeometry.AffineTransform(transform)
  }

  open var transform: CATransform3D {
    get { shownSpatialTransform ?? CATransform3DMakeAffineTransform(affineTransform()) }
    set { setTransform(newValue) }
  }
  /// Of the sublayers together. Kept, and not drawn.
  open var sublayerTransform = CATransform3DIdentity
  open var anchorPointZ: CGFloat = 0
  open var isDoubleSided = true
  open var isGeometryFlipped = false

  // MARK: Look

  /// 0…1, for the layer and its sublayers as one picture.
  open var opacity: Float {
    get { Float(model.opacity) }
    set { model.opacity = Double(newValue) }
  }
  open var isHidden: Bool {
    get { model.isHidden }
    set { model.isHidden = newValue }
  }
  open var masksToBounds: Bool {
    get { model.masksToBounds }
    set { model.masksToBounds = newValue }
  }
  open var cornerRadius: CGFloat {
    get { CGFloat(model.cornerRadius) }
    set { model.cornerRadius = newValue.native }
  }
  open var borderWidth: CGFloat {
    get { CGFloat(model.borderWidth) }
    set { model.borderWidth = newValue.native }
  }
  open var borderColor: CGColor? {
    get { CGColor(model.borderColor) }
    set { model.borderColor = newValue?.color ?? .clear }
  }
  open var backgroundColor: CGColor? {
    get { model.backgroundColor.map { CGColor($0) } }
    set { model.backgroundColor = newValue?.color }
  }

  /// Shadows are those of all that the layer shows, unless its sublayers are cut off at its bounds.
  open var shadowColor: CGColor? {
    get { CGColor(model.shadow.color) }
    set { model.shadow.color = newValue?.color ?? .clear }
  }
  /// 0…1.
  open var shadowOpacity: Float {
    get { Float(model.shadow.opacity) }
    set { model.shadow.opacity = Double(newValue) }
  }
  /// Points.
  open var shadowOffset: CGSize {
    get { CGSize(width: model.shadow.offset.dx, height: model.shadow.offset.dy) }
    set { model.shadow.offset = Vector(dx: newValue.width.native, dy: newValue.height.native) }
  }
  /// Of the blur, points.
  open var shadowRadius: CGFloat {
    get { CGFloat(model.shadow.radius) }
    set { model.shadow.radius = newValue.native }
  }
  /// Device pixels per point of what it draws.
  open var contentsScale: CGFloat = 1
  open var isOpaque = false
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false
  open var allowsGroupOpacity = true
  open var needsDisplayOnBoundsChange = false

  // MARK: Animations

  /// What happens by itself when a property changes, by its name; `NSNull`: nothing.
  open var actions: [String: any CAAction]?

  open func add(_ anim: CAAnimation, forKey key: String?) { keep(anim, forKey: key) }
  open func removeAnimation(forKey key: String) { drop { $0.key.isSame(as: key) } }
  open func removeAllAnimations() { drop { _ in true } }
  /// In the order in which they were added; nil when there are none.
  open func animationKeys() -> [String]? { animator?.entries.map { $0.key } }
  open func animation(forKey key: String) -> CAAnimation? {
    animator?.entries.first { $0.key.isSame(as: key) }?.animation
  }
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    implicitAction(forKey: event)
  }

  /// Seconds of the superlayer.
  open var beginTime: CFTimeInterval {
    get { timing?.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue } }
  }
  open var duration: CFTimeInterval {
    get { timing?.duration ?? .infinity }
    set { changeTiming { $0.duration = newValue } }
  }
  /// 0 stops the animations of the layer and its sublayers.
  open var speed: Float {
    get { Float(timing?.speed ?? 1) }
    set { changeTiming { $0.speed = Double(newValue) } }
  }
  open var timeOffset: CFTimeInterval {
    get { timing?.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  open var repeatCount: Float {
    get { timing?.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing?.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  open var autoreverses: Bool {
    get { timing?.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing?.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  /// Seconds; nil: of the window's time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    time(t, from: l)
  }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.time(t, from: self) ?? windowTime(t)
  }

  // MARK: Places

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    CGPoint((l ?? rootLayer).transform(to: self).apply(to: Point(p)))
  }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    CGPoint(transform(to: l ?? rootLayer).apply(to: Point(p)))
  }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect((l ?? rootLayer).transform(to: self).apply(to: Rect(r)))
  }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(transform(to: l ?? rootLayer).apply(to: Rect(r)))
  }
  /// In own coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The frontmost layer at a point of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitTestTree(Point(p)) }

  // MARK: Sublayers

  /// Back to front; nil when there are none.
  open var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set { replaceSublayers(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.sublayerList.count } }
  /// An index past the end appends.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { min(Int(index), $0.sublayerList.count) }
  }
  /// Below a layer that is no sublayer here: behind everything.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer) { $0.index(of: sibling) ?? 0 }
  }
  /// Above a layer that is no sublayer here: in front of everything.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer) { superlayer in
      superlayer.index(of: sibling).map { $0 + 1 } ?? superlayer.sublayerList.count
    }
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Layout

  open func setNeedsLayout() { markForLayout() }

  open func layoutIfNeeded() { layoutMarkedTree() }

  open func needsLayout() -> Bool { layoutMarks.contains(.needsLayout) }

  /// Lays out the sublayers: asks the view to.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Drawing

  /// Draws anew before it is shown next.
  open func setNeedsDisplay() {
    isDisplayNeeded = true
    changes?.add()
  }
  /// All of it is drawn, whatever part is asked for.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { isDisplayNeeded }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func displayIfNeeded() { displayMarked() }
  /// Makes the contents: asks the delegate, which draws into a context unless it does otherwise.
  open func display() {
    if let delegate { delegate.display(self) } else { recordDrawing() }
  }
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws the layer and its sublayers as they are now, in own coordinates.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  /// A `CGImage`; nothing else is shown.
  open var contents: LayerContents? {
    get { content?.custom?.contents }
    set { setContents(newValue) }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { content?.custom?.gravity ?? .resize }
    set { changeContent { $0.gravity = newValue } }
  }
  /// The part that is shown, shares of the contents' size.
  open var contentsRect: CGRect {
    get { CGRect(content?.custom?.rect ?? .unit) }
    set { changeContent { $0.rect = Rect(newValue) } }
  }
  /// The part that is stretched, shares of the contents' size.
  open var contentsCenter: CGRect {
    get { CGRect(content?.custom?.center ?? .unit) }
    set { changeContent { $0.center = Rect(newValue) } }
  }
  open var magnificationFilter: CALayerContentsFilter {
    get { content?.custom?.magnification ?? .linear }
    set { changeContent { $0.magnification = newValue } }
  }
  open var minificationFilter: CALayerContentsFilter {
    get { content?.custom?.minification ?? .linear }
    set { changeContent { $0.minification = newValue } }
  }
  /// What the layer and its sublayers show through as far as this is opaque.
  open var mask: CALayer? {
    get { content?.custom?.mask }
    set { setMask(newValue) }
  }
  open var maskedCorners: CACornerMask {
    get { content?.custom?.maskedCorners ?? .all }
    set { changeContent { $0.maskedCorners = newValue } }
  }
  open var cornerCurve = CALayerCornerCurve.circular
  /// What throws the shadow in place of what the layer shows.
  open var shadowPath: CGPath? {
    get { content?.custom?.shadowPath }
    set { changeContent { $0.shadowPath = newValue } }
  }

  /// Where `appendContent` draws, the layer's coordinates.
  open var contentBounds: CGRect { delegate?.contentBounds(of: self) ?? bounds }

  /// Adds what lies between background and sublayers, in the layer's coordinates.
  open func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    delegate?.appendContent(of: self, to: &list, in: context)
  }
}

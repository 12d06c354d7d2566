import DisplayList
import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

/// A rectangle that is drawn: geometry, look and sublayers. Every view has one.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class CALayer: NSObject {
  /// What the program has set. What is drawn is `presented`.
  ///
  /// A geometry that is no number is not taken; UIKit would end the program.
  final var model = LayerState() {
    didSet {
      if !model.isFinite { model = oldValue }
      ChangeCounter.shared.count &+= 1
    }
  }
  final var sublayerList: [CALayer] = []
  final var layoutMarks: LayoutMarks = []

  #if hasFeature(Embedded)
    public internal(set) unowned(unsafe) var superlayer: CALayer?
  #else
    public internal(set) weak var superlayer: CALayer?
  #endif
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

  deinit {
    clearByHand {
      for layer in sublayerList { layer.superlayer = nil }
    }
  }

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
    set { model.anchorPoint = Point(newValue) }
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

  /// Lays out the sublayers: asks the view to.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Drawing

  /// Something that only the content shows has changed.
  open func setNeedsDisplay() { ChangeCounter.shared.count &+= 1 }

  /// Where `appendContent` draws, the layer's coordinates.
  open var contentBounds: CGRect { delegate?.contentBounds(of: self) ?? bounds }

  /// Adds what lies between background and sublayers, in the layer's coordinates.
  open func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    delegate?.appendContent(of: self, to: &list, in: context)
  }
}

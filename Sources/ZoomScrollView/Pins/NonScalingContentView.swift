/// Content to zoom with some views in it that keep their size while everything else scales: the pins
/// of a map.
///
/// Each is shown as it would be at zoom scale 1, with one point of it fixed to the content: its
/// anchor. This is arranged in the very step that changes this view's `transform`, by fingers, in a
/// bounce, animated or by program.
open class NonScalingContentView: UIView {
  /// A view that does not scale.
  struct Pin {
    let view: UIView
    let rotatesWithContent: Bool
    /// The layer's anchor point before.
    let formerAnchor: CGPoint
  }

  /// In the order of registration.
  var pins: [Pin] = []
  /// Of the views in `pins`.
  var pinned: Set<ObjectIdentifier> = []

  open override var transform: CGAffineTransform {
    didSet { if transform != oldValue { updateNonScalingSubviews() } }
  }

  /// The views that do not scale, in the order in which they were made so.
  open var nonScalingSubviews: [UIView] {
    forgetStrangers()
    return pins.map { $0.view }
  }

  /// Adds `view` in front and keeps its size from now on, about its centre.
  open func addNonScalingSubview(_ view: UIView) {
    addNonScalingSubview(view, anchor: CGPoint(x: 0.5, y: 0.5))
  }

  /// Adds `view` in front and keeps its size from now on.
  ///
  /// - Parameters:
  ///   - anchor: what of the view stays in its place on the content, as a share of its size: (0.5, 1) is
  ///     the tip of a pin that stands. It becomes the layer's `anchorPoint`, so that `center` is where
  ///     the tip is; the frame stays as it is.
  ///   - rotatesWithContent: it turns when the content turns. Otherwise it stays upright.
  open func addNonScalingSubview(
    _ view: UIView, anchor: CGPoint, rotatesWithContent: Bool = false
  ) {
    if view.superview === self { forget(view) }
    addSubview(view)
    makeNonScaling(view, anchor: anchor, rotatesWithContent: rotatesWithContent)
  }

  /// Keeps the size of a view that is somewhere in this one already, from now on; its superview may be
  /// another. Where that has a transform of its own, the view goes on being shown through it.
  open func makeNonScaling(
    _ descendant: UIView, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5),
    rotatesWithContent: Bool = false
  ) {
    guard descendant !== self, descendant.isDescendant(of: self) else { return }
    forget(descendant)
    let pin = Pin(
      view: descendant, rotatesWithContent: rotatesWithContent,
      formerAnchor: descendant.layer.anchorPoint)
    descendant.transform = .identity
    Self.setAnchor(anchor, of: descendant)
    pins.append(pin)
    pinned.insert(ObjectIdentifier(descendant))
    update(pin)
  }

  /// The view scales with the content again. It stays where it is in the hierarchy.
  open func makeScaling(_ descendant: UIView) {
    forget(descendant)
  }

  /// Computes every size anew. Needed only when a view between this one and one that does not scale has
  /// changed its transform.
  open func updateNonScalingSubviews() {
    updatePins()
  }

  // MARK: What UIKit calls

  /// One that leaves is forgotten, and is again as it was.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    forget(subview)
  }

  /// What stands over the edge can be touched there.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || pin(at: point, with: event) != nil
  }

  /// Views that do not scale are larger or smaller than the views around them think.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit == nil || hit === self else { return hit }
    guard isUserInteractionEnabled, !isHidden, alpha >= ZoomTunables.faintestTouchable else {
      return hit
    }
    return deepPin(at: point, with: event) ?? hit
  }
}

/// The item that the keyboard means.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class ItemFocus {
  /// Nil before a key has meant one.
  var path: IndexPath?
  /// Lies in the cell, in front of all else.
  private var ring: UIView?

  init() {
    UIApplication.shared.tabulator = TabStops.move
  }

  /// Around what is in a cell; nil for a cell that cannot be seen. Returns whom it has left and where it has come.
  func show(in cell: UIView?, radius: CGFloat) -> (left: UIView?, entered: UIView?) {
    guard let cell else {
      guard let ring, let old = ring.superview else { return (nil, nil) }
      ring.removeFromSuperview()
      old.isAccessibilityFocus = false
      return (old, nil)
    }
    let ring = ring ?? UIView(frame: .zero)
    self.ring = ring
    let old = ring.superview
    if old !== cell {
      old?.isAccessibilityFocus = false
      ring.isUserInteractionEnabled = false
      ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.addSubview(ring)
      cell.isAccessibilityFocus = true
    }
    cell.bringSubviewToFront(ring)
    ring.frame = CGRect(origin: .zero, size: cell.bounds.size)
    ring.layer.borderWidth = CGFloat(FocusTunables.ringWidth)
    ring.layer.borderColor = cell.tintColor.cgColor
    ring.layer.cornerRadius = radius
    return old === cell ? (nil, nil) : (old, cell)
  }
}

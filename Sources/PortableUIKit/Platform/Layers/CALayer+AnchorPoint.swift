import ScrollGeometry

extension CALayer {
  #if hasFeature(Embedded)
    /// In a page the next layout that comes anyway places it.
    @inline(__always) func anchorPointChanged(from old: Point) {}
  #else
    /// A view that constraints place stays where they have it, and what is constrained to one that they do not goes along.
    func anchorPointChanged(from old: Point) {
      guard model.anchorPoint != old, let view = delegate as? UIView, view.layer === self,
        view.viewLayout?.box.engine != nil
      else { return }
      view.geometryChanged()
      view.superview?.setNeedsLayout()
    }
  #endif
}

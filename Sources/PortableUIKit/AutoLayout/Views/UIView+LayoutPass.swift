import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

// Where the engine meets the layout pass: `layoutIfNeeded` solves, and each view's
// `layoutSubviews` puts its subviews where the engine has them.
extension UIView {
  func layOutMarked() {
    prepareLayout()
    layer.layoutIfNeeded()
  }

  /// Nothing to do, and quick about it, where there are no constraints.
  private func prepareLayout() {
    let root = layoutRoot
    guard let engine = root.viewLayout?.engine else { return }
    root.updateConstraintTree()
    engine.refreshInsets()
    engine.solve()
    root.takeSolvedSize()
  }

  func applyLayout() {
    guard let viewLayout, let engine = layoutRoot.viewLayout?.engine else { return }
    for box in viewLayout.boxes where box.engine === engine { engine.lookAgain(at: box) }
    if self is UIScrollView { engine.rescale(in: self) }
    engine.solve(for: self)
    for view in subviews {
      guard let box = view.viewLayout?.box, box.engine === engine, let solved = box.solved,
        !view.translatesAutoresizingMaskIntoConstraints
      else { continue }
      view.place(at: view.superview?.onPixels(solved) ?? solved)
    }
    (self as? UIScrollView)?.takeSolvedContentSize(of: engine)
  }

  /// A view that says itself how large it is, and has no superview to place it.
  private func takeSolvedSize() {
    guard superview == nil, !translatesAutoresizingMaskIntoConstraints,
      let solved = viewLayout?.box.solved
    else { return }
    let origin = layer.model.untransformedFrame.origin
    place(at: Rect(origin: origin, size: onPixels(solved).size))
  }

  /// Through `bounds` and `center`: a transform stays what it is. `rect` is in the superview.
  private func place(at rect: Rect) {
    if bounds.size != CGSize(rect.size) {
      bounds = CGRect(origin: bounds.origin, size: CGSize(rect.size))
    }
    let anchor = layer.model.anchorPoint
    var position = Point(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    if layoutZoom != 1 {
      // A zoomed view shows its top left corner there, however large it shows.
      position = layer.model.position + (rect.origin - layer.model.frame.origin)
      if (position - layer.model.position).isNegligible { return }
    }
    if center != CGPoint(position) { center = CGPoint(position) }
  }

  /// Edges on device pixels, so that neighbours stay neighbours.
  func onPixels(_ rect: Rect) -> Rect {
    let scale = Double((window?.screen ?? .main).scale)
    let origin = rounded(rect.origin, pixelsPerPoint: scale)
    let end = rounded(Point(x: rect.maxX, y: rect.maxY), pixelsPerPoint: scale)
    return Rect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
  }

  /// What a scroll view zooms the view by.
  var layoutZoom: Double {
    guard let scrollView = superview as? UIScrollView, scrollView.zoomedView === self else {
      return 1
    }
    return transformScale
  }

  /// Its own place or size was written.
  func geometryChanged() {
    safeAreaMayHaveChanged()
    guard let box = viewLayout?.box, let engine = box.engine else { return }
    if translatesAutoresizingMaskIntoConstraints || superview == nil { engine.markStale(box) }
  }
}

extension UIScrollView {
  /// Where constraints say how large the content is, that is its size.
  fileprivate final func takeSolvedContentSize(of engine: LayoutEngine) {
    guard let box = viewLayout?.systemGuides.first(where: { $0.box.role == .content })?.box,
      box.engine === engine, let solved = box.solved
    else { return }
    let change =
      Point(x: solved.width, y: solved.height)
      - Point(x: contentSize.width.native, y: contentSize.height.native)
    if !change.isNegligible { contentSize = CGSize(solved.size) }
  }
}

extension LayoutEngine {
  /// The safe area or the margins may have changed since the last layout.
  fileprivate func refreshInsets() {
    for box in boxes where box.role.isInset { refresh(box) }
  }

  /// What a view says of itself, in its own layout.
  fileprivate func lookAgain(at box: LayoutBox) {
    switch box.role {
    case .view:
      if box.view?.translatesAutoresizingMaskIntoConstraints == true { refresh(box) }
    case .guide: break
    case .safeArea, .margins, .readable, .content, .frame: refresh(box)
    }
  }

  /// Writes constraints anew that reach out of a subview whose zoom is different.
  fileprivate func rescale(in scrollView: UIView) {
    for view in scrollView.subviews {
      guard let box = view.viewLayout?.box, box.engine === self, box.scale != view.layoutZoom
      else { continue }
      for constraint in constraints {
        guard let holder = constraint.holder, holder !== view, view.isDescendant(of: holder),
          constraint.boxes.contains(where: { $0.view?.isDescendant(of: view) == true })
        else { continue }
        reinstall(constraint)
      }
      box.scale = view.layoutZoom
    }
  }
}

extension Vector {
  /// Less than can be seen.
  fileprivate var isNegligible: Bool { max(dx.magnitude, dy.magnitude) < 1.0 / 1024 }
}

import ScrollGeometry

// Where the engine meets the layout pass: `layoutIfNeeded` solves, and each view's
// `layoutSubviews` puts its subviews where the engine has them.
extension UIView {
  /// How often a pass solves again what layouts have changed meanwhile.
  private static var passLimit: Int { 4 }

  func layOutMarked() {
    var rounds = 0
    repeat {
      prepareLayout()
      layer.layoutIfNeeded()
      rounds += 1
    } while rounds < Self.passLimit && hasUnsolvedChanges
  }

  /// A constraint, or what asks for other ones, was changed in a layout: nothing else would ask for the next pass.
  private var hasUnsolvedChanges: Bool {
    let root = layoutRoot
    guard let layout = root.viewLayout else { return false }
    return layout.updatesConstraints && root.constraintMarks.contains(.inSubtree)
      || layout.engine?.needsSolving ?? false
  }

  /// Nothing to do, and quick about it, where there are no constraints.
  private func prepareLayout() {
    let root = layoutRoot
    guard let layout = root.viewLayout, layout.updatesConstraints || layout.engine != nil else {
      return
    }
    root.updateConstraintTree()
    guard let engine = layout.engine else { return }
    engine.refreshInsets()
    engine.solve()
    root.takeSolvedSize()
  }

  func applyLayout() {
    guard let viewLayout, let engine = layoutRoot.viewLayout?.engine else { return }
    engine.solve(for: self, viewLayout)
    for view in subviews {
      guard let box = view.viewLayout?.box, box.engine === engine, let solved = box.solved,
        !view.translatesAutoresizingMaskIntoConstraints
      else { continue }
      view.place(at: view.superview?.onPixels(solved) ?? solved)
    }
    scrolling?.takeSolvedContentSize(of: engine)
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
    superview?.scrolling?.zooms(self) == true ? transformScale : 1
  }

  /// Its own place or size was written.
  func geometryChanged() {
    safeAreaMayHaveChanged()
    guard let box = viewLayout?.box, let engine = box.engine else { return }
    if translatesAutoresizingMaskIntoConstraints || superview == nil { engine.markStale(box) }
  }
}

extension Vector {
  /// Less than can be seen.
  var isNegligible: Bool { max(dx.magnitude, dy.magnitude) < 1.0 / 1024 }
}

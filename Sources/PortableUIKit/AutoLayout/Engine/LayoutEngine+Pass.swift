// The engine's part of the layout pass.
extension LayoutEngine {
  /// What a view says of itself, in its own layout.
  func lookAgain(at box: LayoutBox) {
    switch box.role {
    case .view:
      if box.view?.translatesAutoresizingMaskIntoConstraints == true { refresh(box) }
    case .guide: break
    case .safeArea, .margins, .readable, .content, .frame: refresh(box)
    }
  }

  /// Writes constraints anew that reach out of a subview whose zoom is different.
  func rescale(in scrollView: UIView) {
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

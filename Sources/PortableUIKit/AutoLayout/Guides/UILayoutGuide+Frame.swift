import ScrollGeometry

extension UILayoutGuide {
  /// The guides of the system are known without a layout.
  final var frameInOwner: CGRect {
    guard let view = box.view else { return .zero }
    switch box.role {
    case .view, .guide: return CGRect(view.onPixels(box.solved ?? .zero))
    case .content:
      return CGRect(origin: .zero, size: view.scrolling?.contentSize ?? .zero)
    case .frame: return view.bounds
    case .safeArea, .margins, .readable:
      let insets = view.insets(of: box.role)
      let outer = Size(view.scrolling?.contentSize ?? view.bounds.size)
      return CGRect(
        Rect(
          x: insets.left, y: insets.top,
          width: max(0, outer.width - insets.left - insets.right),
          height: max(0, outer.height - insets.top - insets.bottom)))
    }
  }
}

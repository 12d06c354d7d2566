import ScrollGeometry

extension UILayoutGuide {
  /// The guides of the system are known without a layout.
  final var frameInOwner: CGRect {
    guard let view = box.view else { return .zero }
    switch box.role {
    case .view, .guide: return CGRect(view.onPixels(box.solved ?? .zero))
    case .content:
      let size = (view as? UIScrollView)?.contentSize ?? .zero
      return CGRect(origin: .zero, size: size)
    case .frame: return view.bounds
    case .safeArea, .margins, .readable:
      let insets = view.insets(of: box.role)
      let outer: Rect
      if let scrollView = view as? UIScrollView {
        outer = Rect(origin: .zero, size: Size(scrollView.contentSize))
      } else {
        outer = Rect(origin: .zero, size: Size(view.bounds.size))
      }
      return CGRect(
        Rect(
          x: insets.left, y: insets.top,
          width: max(0, outer.width - insets.left - insets.right),
          height: max(0, outer.height - insets.top - insets.bottom)))
    }
  }
}

import DisplayList
import ScrollGeometry

/// The shadow that the upper page of a stack throws on the lower one, beside its edge.
final class SlideShadow: UIView {
  /// Nearest to the page at the right end, otherwise at the left one.
  private let isDarkestAtRight: Bool

  init(frame: CGRect, isDarkestAtRight: Bool) {
    self.isDarkestAtRight = isDarkestAtRight
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    let box = layer.presented.bounds
    let (left, right) = (Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY))
    let dark = Color(red: 0, green: 0, blue: 0, alpha: NavigationTunables.shadowOpacity)
    let light = Color(red: 0, green: 0, blue: 0, alpha: 0)
    let gradient = Gradient(
      shape: .linear(
        from: isDarkestAtRight ? right : left, to: isDarkestAtRight ? left : right),
      stops: [.init(location: 0, color: dark), .init(location: 1, color: light)])
    // no effect: the list that is drawn into.
    list.append(.fillPath(Path(box), .winding, .gradient(gradient)))
  }
}

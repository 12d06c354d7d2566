/// What windows lie on. They can be touched where they stand over its edges, too.
final class Surface: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}

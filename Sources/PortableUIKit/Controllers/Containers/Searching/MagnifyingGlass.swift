import DisplayList
import ScrollGeometry

/// The sign before what is searched for.
final class MagnifyingGlass: UIView {
  // Points; chosen by eye.
  private static let radius = 5.5
  private static let handle = 5.0
  private static let thickness = 1.6

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    let box = layer.presented.bounds
    let radius = Self.radius
    let center = Point(x: box.midX - 1, y: box.midY - 1.5)
    var path = Path()
    path.addEllipse(
      in: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    let rim = radius * 0.5.squareRoot()
    path.move(to: Point(x: center.x + rim, y: center.y + rim))
    path.addLine(to: Point(x: center.x + rim + Self.handle, y: center.y + rim + Self.handle))
    var style = StrokeStyle(width: Self.thickness)
    style.cap = .round
    let color = UIColor.secondaryLabel.color(in: interfaceStyle)
    // no effect: the list that is drawn into.
    list.append(.strokePath(path, style, .color(color)))
  }
}

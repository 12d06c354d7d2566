import DisplayList
import PortableUIKit
import ScrollGeometry

/// Two photos, one on the other: drawn, so that it is sharp at every size.
final class PhotoStackView: UIView {
  /// The photo that lies above, in shares of the view; the other one looks out at its top right.
  private static let cornerShare = 0.09
  private static let offset = 0.11

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    guard width > 0, height > 0 else { return }
    let radius = Self.cornerShare * height
    let size = Size(width: width * (1 - Self.offset), height: height * (1 - Self.offset * 1.2))
    let back = Rect(x: width - size.width, y: 0, width: size.width, height: size.height)
    let front = Rect(x: 0, y: height - size.height, width: size.width, height: size.height)
    list.append(.fill(back, radius: radius, Self.gray(0.26)))
    // A line of the window between the two.
    let edge = Rect(
      x: front.minX - 3, y: front.minY - 3, width: front.size.width + 6,
      height: front.size.height + 6)
    list.append(.fill(edge, radius: radius + 3, Self.gray(0.06)))
    list.append(.pushClip(front, radius: radius))
    list.append(.fillPath(Path(front), .winding, .gradient(Self.sky(in: front))))
    list.append(.fillPath(Self.sun(in: front), .winding, .color(Self.gray(0.86))))
    list.append(
      .fillPath(
        Self.mountain(in: front, left: 0.30, top: 0.40, right: 1.25), .winding,
        .color(Self.gray(0.36))))
    list.append(
      .fillPath(
        Self.mountain(in: front, left: -0.30, top: 0.56, right: 0.72), .winding,
        .color(Self.gray(0.27))))
    list.append(.pop)
  }

  private static func gray(_ brightness: Double) -> Color {
    Color(red: brightness, green: brightness, blue: brightness + 0.012)
  }

  private static func sky(in box: Rect) -> Gradient {
    Gradient(
      shape: .linear(from: Point(x: box.minX, y: box.minY), to: Point(x: box.minX, y: box.maxY)),
      stops: [
        Gradient.Stop(location: 0, color: gray(0.52)),
        Gradient.Stop(location: 1, color: gray(0.66)),
      ])
  }

  private static func sun(in box: Rect) -> Path {
    let radius = 0.11 * box.size.height
    var path = Path()
    path.addEllipse(
      in: Rect(
        x: box.minX + 0.26 * box.size.width - radius, y: box.minY + 0.30 * box.size.height - radius,
        width: 2 * radius, height: 2 * radius))
    return path
  }

  /// A slope up and one down, with a round top. Shares of the box.
  private static func mountain(in box: Rect, left: Double, top: Double, right: Double) -> Path {
    func place(_ x: Double, _ y: Double) -> Point {
      Point(x: box.minX + x * box.size.width, y: box.minY + y * box.size.height)
    }
    let middle = (left + right) / 2
    let round = 0.06
    let slope = (1.1 - top) / (middle - left)
    var path = Path()
    path.move(to: place(left, 1.1))
    path.addLine(to: place(middle - round, top + round * slope))
    path.addQuadratic(to: place(middle + round, top + round * slope), control: place(middle, top))
    path.addLine(to: place(right, 1.1))
    path.close()
    return path
  }
}

import DisplayList
import ScrollGeometry

/// A photo of an evening, and two corners of a frame that opens: to look at pictures, and to zoom.
enum ColorIcon {
  private static let side = 512.0
  private static let plate = Rect(x: 32, y: 32, width: 448, height: 448)
  private static let sun = Point(x: 300, y: 246)
  private static let sunRadius = 66.0
  /// With fewer pixels the corners of the frame are but specks.
  private static let leastForBrackets = 32

  /// - Parameter pixels: of both sides.
  static func drawing(pixels: Int) -> Drawing {
    Drawing(
      side: side,
      items: [.pushClipPath(Path(smoothSquare: plate, bend: 134), .winding)] + landscape + [.pop]
        + (pixels < leastForBrackets ? [] : brackets))
  }

  private static var landscape: [DisplayItem] {
    var disc = Path()
    disc.addEllipse(
      in: Rect(
        x: sun.x - sunRadius, y: sun.y - sunRadius, width: 2 * sunRadius, height: 2 * sunRadius))
    return [
      fill(
        Path(plate), downFrom: 32, to: 400,
        (0, 0x16398F), (0.4, 0x5A6FE0), (0.7, 0xFF9A8B), (1, 0xFFD79A)),
      .fillPath(Path(plate), .winding, .gradient(glow)),
      fill(disc, downFrom: sun.y - sunRadius, to: sun.y + sunRadius, (0, 0xFFFDF2), (1, 0xFFE6A3)),
      fill(farHills, downFrom: 228, to: 420, (0, 0x8F6FD6), (1, 0xD98FC0)),
      fill(hill, downFrom: 262, to: 450, (0, 0x5547B8), (1, 0x8A63C4)),
      fill(foreground, downFrom: 330, to: 480, (0, 0x2A2A86), (1, 0x141650)),
    ]
  }

  private static var glow: Gradient {
    Gradient(
      shape: .radial(from: sun, fromRadius: 0, to: sun, toRadius: 190),
      stops: [
        Gradient.Stop(location: 0, color: color(0xFFF3C4, alpha: 0.9)),
        Gradient.Stop(location: 0.35, color: color(0xFFD9A0, alpha: 0.55)),
        Gradient.Stop(location: 1, color: color(0xFF9A8B, alpha: 0)),
      ])
  }

  // MARK: Hills, as their skylines from left to right

  private static var farHills: Path {
    land(
      from: 352, [52, 338, 96, 268, 140, 252], [176, 239, 214, 292, 262, 318],
      [318, 300, 356, 292, 392, 274], [436, 254, 476, 300, 512, 316])
  }

  private static var hill: Path {
    land(
      from: 410, [70, 400, 128, 340, 182, 306], [212, 288, 236, 292, 262, 318],
      [318, 372, 380, 372, 512, 388])
  }

  private static var foreground: Path {
    land(from: 430, [110, 444, 200, 432, 296, 388], [352, 362, 410, 346, 512, 352])
  }

  /// Each curve: its two control points and its end.
  private static func land(from height: Double, _ skyline: [Double]...) -> Path {
    var path = Path()
    path.move(to: Point(x: 0, y: height))
    for curve in skyline {
      path.addCubic(
        to: Point(x: curve[4], y: curve[5]), control1: Point(x: curve[0], y: curve[1]),
        control2: Point(x: curve[2], y: curve[3]))
    }
    path.addLine(to: Point(x: side, y: side))
    path.addLine(to: Point(x: 0, y: side))
    path.close()
    return path
  }

  // MARK: The frame that opens

  private static var brackets: [DisplayItem] {
    let style = StrokeStyle(width: 24, cap: .round, join: .round)
    let near = Path(
      bracketFrom: Point(x: 98, y: 178), corner: Point(x: 98, y: 98), to: Point(x: 178, y: 98),
      radius: 36)
    let far = Path(
      bracketFrom: Point(x: 414, y: 334), corner: Point(x: 414, y: 414),
      to: Point(x: 334, y: 414), radius: 36)
    return [near, far].map { .strokePath($0, style, .color(color(0xFFFFFF))) }
  }

  // MARK: Colours

  private static func fill(
    _ path: Path, downFrom top: Double, to bottom: Double, _ stops: (Double, UInt32)...
  ) -> DisplayItem {
    .fillPath(
      path, .winding,
      .gradient(
        Gradient(
          shape: .linear(from: Point(x: 0, y: top), to: Point(x: 0, y: bottom)),
          stops: stops.map { Gradient.Stop(location: $0.0, color: color($0.1)) })))
  }

  private static func color(_ hexadecimal: UInt32, alpha: Double = 1) -> Color {
    func part(_ shift: UInt32) -> Double { Double(hexadecimal >> shift & 0xFF) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}

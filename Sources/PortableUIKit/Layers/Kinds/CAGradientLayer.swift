import DisplayList
import ScrollGeometry

/// Colours that run into each other over the bounds.
open class CAGradientLayer: CALayer {
  /// `CGColor`s; what is none is left out.
  open var colors: [LayerContentsColor]? {
    didSet { changes?.add() }
  }
  /// 0…1 for each colour; evenly spread when nil.
  open var locations: [LayerNumber]? {
    didSet { changes?.add() }
  }
  /// Shares of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { changes?.add() }
  }
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { changes?.add() }
  }
  /// Conic gradients are not drawn.
  open var type = CAGradientLayerType.axial {
    didSet { changes?.add() }
  }

  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    super.appendContent(to: &list, in: context)
    let state = presented
    let (bounds, stops) = (state.bounds, self.stops)
    guard !bounds.size.isEmpty, !stops.isEmpty, type != .conic else { return }
    let outline =
      roundedOutline(state)
      ?? {
        var path = Path()
        path.addRoundedRect(
          bounds, cornerWidth: state.cornerRadius, cornerHeight: state.cornerRadius)
        return state.cornerRadius > 0 ? path : Path(bounds)
      }()
    let (start, end) = (Point(startPoint), Point(endPoint))
    func place(_ point: Point) -> Point {
      Point(
        x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    guard type == .radial else {
      list.append(
        .fillPath(
          outline, .winding,
          .gradient(
            Gradient(shape: .linear(from: place(start), to: place(end)), stops: stops))))
      return
    }
    // An ellipse: a circle of radius 1 about the start, stretched to where the end lies.
    let (centre, corner) = (place(start), place(end))
    let stretch = ScrollGeometry.AffineTransform(
      a: corner.x - centre.x, b: 0, c: 0, d: corner.y - centre.y, tx: centre.x, ty: centre.y)
    guard let inverse = stretch.inverse else { return }
    list.append(.pushTransform(stretch))
    list.append(
      .fillPath(
        outline.applying(inverse), .winding,
        .gradient(
          Gradient(
            shape: .radial(from: .zero, fromRadius: 0, to: .zero, toRadius: 1), stops: stops))))
    list.append(.pop)
  }

  private final var stops: [Gradient.Stop] {
    let colors = (colors ?? []).compactMap { color(in: $0) }
    return colors.enumerated().map { index, color in
      let location = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil }
      return Gradient.Stop(
        location: location ?? CGGradient.share(index, of: colors.count), color: color.color)
    }
  }
}

/// How a gradient's colours spread.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
  public static let conic = Self(rawValue: "conic")

  /// By bytes: comparing strings would bring the Unicode tables into a web page.
  public static func == (left: Self, right: Self) -> Bool {
    left.rawValue.isSame(as: right.rawValue)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in rawValue.utf8 { hasher.combine(byte) }
  }
}

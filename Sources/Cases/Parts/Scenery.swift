/// A rectangle or an ellipse-ended bar of one colour; its place is a share of the picture's size.
struct SceneryShape {
  var place: CGRect
  var color: UIColor
  var isRound: Bool
}

/// A landscape as shapes, back to front.
struct Scenery {
  private static let skyBands = 64
  /// Share of the height at which the sky ends.
  private static let horizon: CGFloat = 0.72
  private(set) var shapes: [SceneryShape] = []
  /// Width by height.
  private let aspect: CGFloat

  init(_ palette: Palette) {
    aspect = palette.size.width / palette.size.height
    addSky(palette)
    if palette.hasStars { addStars() }
    addSun(palette)
    for (index, color) in palette.ground.enumerated() { addHills(index, color) }
    addTrees(palette.ground[palette.ground.count - 1])
  }

  private mutating func addSky(_ palette: Palette) {
    for band in 0..<Self.skyBands {
      let share = CGFloat(band) / CGFloat(Self.skyBands - 1)
      let top = Self.horizon * CGFloat(band) / CGFloat(Self.skyBands)
      // Each lies under the next one: no seam lets anything through.
      shapes.append(
        SceneryShape(
          place: CGRect(x: 0, y: top, width: 1, height: 1 - top),
          color: palette.sky.0.mixed(with: palette.sky.1, share), isRound: false))
    }
  }

  private mutating func addSun(_ palette: Palette) {
    for (radius, alpha) in [(0.19, 0.12), (0.13, 0.2), (0.08, 1.0)] as [(CGFloat, CGFloat)] {
      addDisc(palette.sun, radius, palette.light.withAlphaComponent(alpha))
    }
  }

  private mutating func addStars() {
    var seed = 7
    for _ in 0..<46 {
      // Numbers that look random and are the same everywhere.
      seed = (seed * 137 + 71) % 9973
      let x = CGFloat(seed) / 9973
      seed = (seed * 137 + 71) % 9973
      let y = CGFloat(seed) / 9973 * 0.55
      let radius: CGFloat = seed % 3 == 0 ? 0.0028 : 0.0016
      addDisc(
        CGPoint(x: x, y: y), radius,
        UIColor(white: 1, alpha: 0.35 + 0.15 * CGFloat(seed % 4)))
    }
  }

  /// Three broad hills side by side, nearer ones lower.
  private mutating func addHills(_ index: Int, _ color: UIColor) {
    let top = 0.56 + 0.1 * CGFloat(index)
    let shift = index % 2 == 0 ? CGFloat(0) : 0.21
    for hill in 0..<3 {
      let x = CGFloat(hill) * 0.42 - 0.02 + shift - 0.12
      let height = top + 0.045 * CGFloat((hill + index) % 3)
      addDisc(CGPoint(x: x, y: height + 0.62), 0.62, color)
    }
    shapes.append(
      SceneryShape(
        place: CGRect(x: 0, y: top + 0.16, width: 1, height: 1), color: color, isRound: false))
  }

  private mutating func addTrees(_ color: UIColor) {
    let trees: [(CGFloat, CGFloat)] = [
      (0.07, 0.17), (0.105, 0.12), (0.135, 0.145), (0.79, 0.13), (0.83, 0.18), (0.87, 0.125),
      (0.905, 0.15),
    ]
    let dark = color.mixed(with: UIColor(white: 0, alpha: 1), 0.25)
    for (x, height) in trees {
      let width = 0.032 / aspect * 1.2
      shapes.append(
        SceneryShape(
          place: CGRect(x: x - width / 2, y: 0.93 - height, width: width, height: height),
          color: dark, isRound: true))
      shapes.append(
        SceneryShape(
          place: CGRect(x: x - width / 14, y: 0.9, width: width / 7, height: 0.06), color: dark,
          isRound: false))
    }
  }

  /// A circle; its radius is a share of the height.
  private mutating func addDisc(_ center: CGPoint, _ radius: CGFloat, _ color: UIColor) {
    let across = radius / aspect
    shapes.append(
      SceneryShape(
        place: CGRect(
          x: center.x - across, y: center.y - radius, width: 2 * across, height: 2 * radius),
        color: color, isRound: true))
  }
}

extension UIColor {
  /// The colour that lies `share` of the way to another one.
  func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
    var from: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var to: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&from.0, green: &from.1, blue: &from.2, alpha: &from.3)
    other.getRed(&to.0, green: &to.1, blue: &to.2, alpha: &to.3)
    return UIColor(
      red: from.0 + (to.0 - from.0) * share, green: from.1 + (to.1 - from.1) * share,
      blue: from.2 + (to.2 - from.2) * share, alpha: from.3 + (to.3 - from.3) * share)
  }
}

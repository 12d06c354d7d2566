/// The colours of a landscape, its shape, and where its light comes from.
struct Palette {
  /// Points.
  var size: CGSize
  /// From the top to the horizon.
  var sky: (UIColor, UIColor)
  var light: UIColor
  /// Centre of the sun or the moon, as a share of the size.
  var sun: CGPoint
  /// Hills, the farthest first.
  var ground: [UIColor]
  var hasStars = false

  static let all: [Palette] = [
    Palette(
      size: CGSize(width: 1500, height: 1000), sky: (rgb(0x2B2D5B), rgb(0xF6AE84)),
      light: rgb(0xFFE7BF), sun: CGPoint(x: 0.62, y: 0.50),
      ground: [rgb(0x9C6B86), rgb(0x6F4C78), rgb(0x493A68), rgb(0x2A2850)]),
    Palette(
      size: CGSize(width: 1200, height: 1200), sky: (rgb(0x3F97D6), rgb(0xDDF1F6)),
      light: rgb(0xFFFBE6), sun: CGPoint(x: 0.28, y: 0.24),
      ground: [rgb(0x9CCBB0), rgb(0x67AE88), rgb(0x3F8A6A), rgb(0x276550)]),
    Palette(
      size: CGSize(width: 2000, height: 1000), sky: (rgb(0xF2B56B), rgb(0xFDEFCF)),
      light: rgb(0xFFF8DF), sun: CGPoint(x: 0.74, y: 0.34),
      ground: [rgb(0xE7A866), rgb(0xD08350), rgb(0xA96144), rgb(0x7A4538)]),
    Palette(
      size: CGSize(width: 1000, height: 1500), sky: (rgb(0x0A1028), rgb(0x2E4A7C)),
      light: rgb(0xF4F1DC), sun: CGPoint(x: 0.66, y: 0.22),
      ground: [rgb(0x2B4170), rgb(0x1E2F56), rgb(0x142243), rgb(0x0C1730)], hasStars: true),
    Palette(
      size: CGSize(width: 1500, height: 1000), sky: (rgb(0xEE97AE), rgb(0xFCE4D8)),
      light: rgb(0xFFF4EA), sun: CGPoint(x: 0.36, y: 0.42),
      ground: [rgb(0xCE7793), rgb(0xA2557F), rgb(0x743F6C), rgb(0x4B2C53)]),
    Palette(
      size: CGSize(width: 1600, height: 900), sky: (rgb(0x8FC0E4), rgb(0xF0F8FC)),
      light: rgb(0xFFFFFF), sun: CGPoint(x: 0.55, y: 0.26),
      ground: [rgb(0xD9EAF3), rgb(0xB7D3E4), rgb(0x8AB1CB), rgb(0x5985A6)]),
  ]

  private static func rgb(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}

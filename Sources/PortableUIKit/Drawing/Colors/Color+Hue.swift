import DisplayList

extension Color {
  static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  private static let sextants = 6.0

  /// The hexagonal cone: hue 0 red, 1/3 green, 2/3 blue, 1 red again.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let turn = hue - hue.rounded(.down)
    let sector = min(turn * Self.sextants, Self.sextants.nextDown)
    let whole = sector.rounded(.down)
    let fraction = sector - whole
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch Int(whole) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, max(green, blue))
    let span = high - min(red, min(green, blue))
    guard span > 0 else { return (0, 0, high) }
    let sector =
      if high == red {
        (green - blue) / span
      } else if high == green {
        (blue - red) / span + 2
      } else {
        (red - green) / span + 4
      }
    let hue = sector / Self.sextants
    return (hue < 0 ? hue + 1 : hue, span / high, high)
  }
}

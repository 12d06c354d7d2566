import DisplayList
import ScrollGeometry

extension UIColor {
  /// The sRGB colour that looks like this one of Display P3. Components 0…1; outside the range are
  /// those of colours that sRGB does not have, as on UIKit.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (r, g, b) = (
      Self.linear(red.native), Self.linear(green.native), Self.linear(blue.native)
    )
    // From SMPTE EG 432-1's primaries to those of IEC 61966-2-1, both with the white point D65.
    self.init(
      Color(
        red: Self.encoded(1.2249401763 * r - 0.2249401763 * g),
        green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
        blue: Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b),
        alpha: alpha.native))
  }

  /// The light of a component, by the curve of sRGB, which is that of Display P3, too.
  private static func linear(_ value: Double) -> Double {
    let size = value.magnitude
    let light = size <= 0.04045 ? size / 12.92 : DeterministicMath.pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  private static func encoded(_ light: Double) -> Double {
    let size = light.magnitude
    let value =
      size <= 0.0031308 ? size * 12.92 : 1.055 * DeterministicMath.pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }
}

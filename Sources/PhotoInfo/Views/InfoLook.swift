import PortableUIKit

/// What the panel looks like: points, and colours in light and dark.
@MainActor
enum InfoLook {
  static let margin: CGFloat = 16
  /// Between groups, and between the lines of one.
  static let groupGap: CGFloat = 12
  static let lineGap: CGFloat = 3
  static let cardRadius: CGFloat = 10
  static let cardMargin: CGFloat = 12
  static let hairline: CGFloat = 1

  /// That of the pills over photos, and nearly white.
  static let panel = UIColor { traits in
    traits.userInterfaceStyle == .light
      ? UIColor(white: 0.98, alpha: 0.96) : UIColor(red: 0.12, green: 0.12, blue: 0.13, alpha: 0.92)
  }.inHighContrast(.systemBackground)
  static let card = shade(light: 0.05, dark: 0.08)
  static let line = shade(light: 0.1, dark: 0.14).inHighContrast(shade(light: 0.6, dark: 0.6))
  static let pressed = shade(light: 0.1, dark: 0.12).inHighContrast(shade(light: 0.2, dark: 0.3))

  static let large = UIFont.text(ofSize: 15, weight: .semibold)
  static let plain = UIFont.text(ofSize: 13)
  static let strong = UIFont.text(ofSize: 13, weight: .semibold)
  static let setting = UIFont.text(ofSize: 12)
  static let small = UIFont.text(ofSize: 11)
  static let badge = UIFont.text(ofSize: 10, weight: .semibold)

  /// A little of the opposite of what it lies on, 0…1.
  private static func shade(light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .light
        ? UIColor(white: 0, alpha: light) : UIColor(white: 1, alpha: dark)
    }
  }

  static func label(_ text: String, _ font: UIFont, _ color: UIColor = .label) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    return label
  }
}

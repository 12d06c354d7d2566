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
  }
  static let card = shade(light: 0.05, dark: 0.08)
  static let line = shade(light: 0.1, dark: 0.14)
  static let pressed = shade(light: 0.1, dark: 0.12)

  static let large = UIFont.systemFont(ofSize: 15, weight: .semibold)
  static let plain = UIFont.systemFont(ofSize: 13)
  static let strong = UIFont.systemFont(ofSize: 13, weight: .semibold)
  static let setting = UIFont.systemFont(ofSize: 12)
  static let small = UIFont.systemFont(ofSize: 11)
  static let badge = UIFont.systemFont(ofSize: 10, weight: .semibold)

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

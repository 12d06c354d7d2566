import DisplayList
import PortableUIKit
import ScrollGeometry

/// The dark pill above a photo's lower edge in which something is said about it: its looks.
enum Pill {
  /// Around the words, points.
  static let margin = Size(width: 18, height: 9)
  /// From the lower edge of what can be seen safely, points.
  static let distanceFromBottom = 28.0
  /// Of the words, points.
  static var fontSize: Double { usualFontSize * TextSize.factor.native }
  static let usualFontSize = 14.0
  static var color: Color {
    Contrast.isHigh ? Color(red: 0, green: 0, blue: 0) : usualColor
  }
  static let usualColor = Color(red: 0.12, green: 0.12, blue: 0.13, alpha: 0.86)
}

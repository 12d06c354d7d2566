import PortableUIKit

extension UIView {
  /// Of the luminance, 0…1: on a lighter ground, texts are dark.
  private static var lightest: Double { 0.5 }

  /// Fills what lies behind photos; texts on it are light or dark accordingly. Components 0…1.
  public func fillBackground(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    backgroundColor = UIColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    let luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    overrideUserInterfaceStyle = luminance > Self.lightest ? .light : .dark
  }
}

/// How a bar looks where nothing else is set.
public enum UIBarStyle: Int, Sendable {
  case `default`
  /// A black ground, and white letters.
  case black
}

extension UIBarStyle {
  /// Where no looks take its place.
  func ground(_ tint: UIColor?) -> UIColor {
    switch self {
    case .default: tint ?? .systemBackground
    case .black: tint ?? .black
    }
  }
}

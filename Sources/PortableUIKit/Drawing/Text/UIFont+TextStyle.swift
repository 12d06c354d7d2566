extension UIFont {
  /// What a text is for. Sizes are Apple's published ones for the usual setting.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline
    case body, callout, footnote, caption1, caption2

    package var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }

    var weight: Weight { self == .headline ? .semibold : .regular }
  }
}

import DisplayList

/// Makes of a configuration's colour the one that is shown.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A grey as bright as the colour, by the weights of sRGB's primaries (Rec. 709).
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { UIColor(light: $0.light.gray, dark: $0.dark.gray) }
  }
}

extension Color {
  fileprivate var gray: Color {
    let level = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return Color(red: level, green: level, blue: level, alpha: alpha)
  }
}

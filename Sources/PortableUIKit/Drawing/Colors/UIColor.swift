import DisplayList

/// An sRGB colour, with others in its place where the interface is dark or of high contrast when it is dynamic.
open class UIColor: ValueObject, @unchecked Sendable {
  final let light: Color
  final let dark: Color
  /// Set by those who make it alone.
  final var strong: StrongColors

  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
    strong = .none
    super.init()
  }

  convenience init(light: Color, dark: Color, strong: StrongColors) {
    self.init(light: light, dark: dark)
    self.strong = strong
  }

  convenience init(_ color: Color) {
    self.init(light: color, dark: color)
  }

  /// Components 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red.native, green: green.native, blue: blue.native, alpha: alpha.native))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: hue.native, saturation: saturation.native, brightness: brightness.native,
        alpha: alpha.native))
  }

  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color)
  }

  /// Asks at once for all appearances, so the provider must depend on nothing else.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark,
      strong: .asked(of: dynamicProvider))
  }

  /// As it is with the current traits.
  open var cgColor: CGColor { CGColor(current) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var (light, dark) = (light, dark)
    light.alpha = alpha.native
    dark.alpha = alpha.native
    return UIColor(light: light, dark: dark, strong: strong.withAlpha(alpha.native))
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(color(with: traitCollection))
  }

  final override func isEqual(to other: ValueObject) -> Bool {
    guard let other = other as? UIColor else { return false }
    return light == other.light && dark == other.dark
  }

  final override var valueHash: Int { light.hashValue }

  /// As it is with the current traits.
  var current: Color { isDynamic ? color(with: UITraitCollection.current) : light }

  var isDynamic: Bool { light != dark || strong.areThere }

  /// With the contrast that the person wants.
  func color(in style: UIUserInterfaceStyle) -> Color {
    strong.color(in: style, .ofSystemColors) ?? (style == .dark ? dark : light)
  }

  func color(with traits: UITraitCollection) -> Color {
    let style = traits.userInterfaceStyle
    return strong.color(in: style, traits.values.look) ?? (style == .dark ? dark : light)
  }
}

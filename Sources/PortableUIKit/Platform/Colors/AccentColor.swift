#if !hasFeature(Embedded)
  import DisplayList

  /// The desktop's colour for what one can touch, as soon as it has one, made dark or light enough to be read.
  final class AccentColor: UIColor, @unchecked Sendable {
    private let use: Accent.Use
    /// In place of its own, 0…1.
    private let alpha: Double?

    init(_ usual: UIColor, _ use: Accent.Use, alpha: Double? = nil) {
      self.use = use
      self.alpha = alpha
      super.init(light: usual.light, dark: usual.dark)
      strong = use == .ground ? usual.strong.alwaysLight : usual.strong
    }

    override var isDynamic: Bool { true }

    override func color(in style: UIUserInterfaceStyle) -> Color {
      accent(in: style) ?? super.color(in: style)
    }

    override func color(with traits: UITraitCollection) -> Color {
      accent(in: traits.userInterfaceStyle) ?? super.color(with: traits)
    }

    override func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      AccentColor(super.withAlphaComponent(alpha), use, alpha: alpha.native)
    }

    private func accent(in style: UIUserInterfaceStyle) -> Color? {
      var color = Accent.color(for: use, in: style)
      if let alpha { color?.alpha = alpha }
      return color
    }
  }
#endif

import DisplayList

#if hasFeature(Embedded)
  /// Pages leave contrast to the browser.
  struct StrongColors {
    static var none: StrongColors { StrongColors() }
    static func hexadecimal(
      _ light: UInt32, _ dark: UInt32, alpha: (Double, Double) = (1, 1)
    ) -> StrongColors { StrongColors() }
    static func asked(of provider: (UITraitCollection) -> UIColor) -> StrongColors {
      StrongColors()
    }
    var areThere: Bool { false }
    func color(in style: UIUserInterfaceStyle, _ look: TraitLook) -> Color? { nil }
    func withAlpha(_ alpha: Double) -> StrongColors { self }
  }

  extension UIColor {
    package final func inHighContrast(_ other: UIColor) -> UIColor { self }
  }
#else
  /// What a colour is where the person wants high contrast.
  enum StrongColors: Equatable, Sendable {
    /// As it is elsewhere.
    case none
    case colors(light: Color, dark: Color)

    static func hexadecimal(
      _ light: UInt32, _ dark: UInt32, alpha: (Double, Double) = (1, 1)
    ) -> StrongColors {
      .colors(
        light: Color(hexadecimal: light, alpha: alpha.0),
        dark: Color(hexadecimal: dark, alpha: alpha.1))
    }

    static func asked(of provider: (UITraitCollection) -> UIColor) -> StrongColors {
      func asked(_ style: UIUserInterfaceStyle) -> Color {
        let traits = UITraitCollection(
          TraitValues(style: style, look: TraitLook(contrast: .high)))
        return provider(traits).color(with: traits)
      }
      return .colors(light: asked(.light), dark: asked(.dark))
    }

    var areThere: Bool { self != .none }

    /// Nil where it is as elsewhere. Traits that say nothing of contrast mean the desktop's.
    func color(in style: UIUserInterfaceStyle, _ look: TraitLook) -> Color? {
      guard case .colors(let light, let dark) = self else { return nil }
      let isHigh = look.contrast == .unspecified ? Contrast.isHigh : look.contrast == .high
      return isHigh ? (style == .dark ? dark : light) : nil
    }

    func withAlpha(_ alpha: Double) -> StrongColors {
      guard case .colors(var light, var dark) = self else { return self }
      light.alpha = alpha
      dark.alpha = alpha
      return .colors(light: light, dark: dark)
    }

    /// For what white words lie on, whatever is around it.
    var alwaysLight: StrongColors {
      guard case .colors(let light, _) = self else { return self }
      return .colors(light: light, dark: light)
    }
  }

  extension UIColor {
    /// The same, but another one where the person wants high contrast.
    package final func inHighContrast(_ other: UIColor) -> UIColor {
      UIColor(light: light, dark: dark, strong: .colors(light: other.light, dark: other.dark))
    }
  }
#endif

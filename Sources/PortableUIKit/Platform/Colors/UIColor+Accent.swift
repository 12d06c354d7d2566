#if hasFeature(Embedded)
  extension UIColor {
    public static let tintColor = systemBlue
    package static func accentOnGlass(_ usual: UIColor) -> UIColor { usual }
    package static func accentGround(_ usual: UIColor) -> UIColor { usual }
  }
#else
  extension UIColor {
    /// The desktop's colour for what one can touch, where it has one.
    public static let tintColor: UIColor = AccentColor(systemBlue, .ink)

    /// For words and lines on dark glass, where the desktop has a colour for them; else `usual`.
    package static func accentOnGlass(_ usual: UIColor) -> UIColor {
      AccentColor(usual, .inkOnGlass)
    }

    /// For what white words lie on.
    package static func accentGround(_ usual: UIColor) -> UIColor { AccentColor(usual, .ground) }
  }
#endif

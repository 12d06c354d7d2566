#if !hasFeature(Embedded)
  import DisplayList
  import Foundation

  /// The desktop's colour for what one can touch, on any thread. The host says it.
  enum Accent {
    enum Use {
      /// Words and lines on the interface's ground.
      case ink
      /// The same on glass that is always dark.
      case inkOnGlass
      /// Under white words.
      case ground
    }

    private struct Colors {
      let wanted: UInt32
      let onLight: Color
      let onDark: Color
      let underWhite: Color
    }

    private static let lock = ThreadLock()
    /// Under the lock.
    nonisolated(unsafe) private static var now: Colors?

    /// Words can be read from here on. (WCAG 2.1, 1.4.3)
    private static let leastContrast = 4.5
    /// The lightest ground of a dark interface: that of menus.
    private static let darkGround = Color(red: 0.18, green: 0.18, blue: 0.19)
    private static let white = Color(red: 1, green: 1, blue: 1)
    private static let black = Color(red: 0, green: 0, blue: 0)

    /// Nil where the desktop has none.
    static func color(for use: Use, in style: UIUserInterfaceStyle) -> Color? {
      guard let colors = lock.locked({ now }) else { return nil }
      return switch use {
      case .ink: style == .dark ? colors.onDark : colors.onLight
      case .inkOnGlass: colors.onDark
      case .ground: colors.underWhite
      }
    }

    /// False where nothing changes.
    ///
    /// - Parameter color: `0xRRGGBB`; nil: none.
    static func set(_ color: UInt32?) -> Bool {
      guard color != lock.locked({ now?.wanted }) else { return false }
      let colors = color.map { wanted in
        let color = Color(hexadecimal: wanted, alpha: 1)
        let dark = readable(color, on: white, towards: black)
        return Colors(
          wanted: wanted, onLight: dark, onDark: readable(color, on: darkGround, towards: white),
          underWhite: dark)
      }
      lock.locked { now = colors }
      return true
    }

    // derivation: halvings, to less than a step of a component of 8 bits.
    private static let halvings = 9

    /// As much of another one in it as it needs.
    private static func readable(_ color: Color, on ground: Color, towards other: Color) -> Color {
      if contrast(color, ground) >= leastContrast { return color }
      var (least, most) = (0.0, 1.0)
      for _ in 0..<halvings {
        let middle = (least + most) / 2
        if contrast(mixed(color, other, middle), ground) >= leastContrast {
          most = middle
        } else {
          least = middle
        }
      }
      return mixed(color, other, most)
    }

    private static func mixed(_ first: Color, _ second: Color, _ share: Double) -> Color {
      func mixed(_ part: KeyPath<Color, Double>) -> Double {
        first[keyPath: part] + (second[keyPath: part] - first[keyPath: part]) * share
      }
      return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
    }

    // derivation: WCAG 2.1, "contrast ratio" and "relative luminance".
    private static func contrast(_ first: Color, _ second: Color) -> Double {
      let lights = [luminance(first), luminance(second)].sorted()
      return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    private static func luminance(_ color: Color) -> Double {
      func light(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
    }
  }
#endif

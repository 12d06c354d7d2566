import Foundation
import PortableUIKit

/// The hosts blur nothing: a veil in the style's colour stands for the blurred picture.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20

    var veil: UIColor {
      switch self {
      case .extraLight: UIColor(white: 0.97, alpha: 0.82)
      case .light, .systemUltraThinMaterialLight, .systemThinMaterialLight:
        UIColor(white: 1, alpha: 0.6)
      case .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        UIColor(white: 0.97, alpha: 0.85)
      case .dark, .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
        UIColor(white: 0.11, alpha: 0.8)
      case .systemUltraThinMaterialDark, .systemThinMaterialDark: UIColor(white: 0.11, alpha: 0.6)
      case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
        .systemThickMaterial, .systemChromeMaterial:
        UIColor { $0.userInterfaceStyle == .dark ? Style.dark.veil : Style.light.veil }
      }
    }
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

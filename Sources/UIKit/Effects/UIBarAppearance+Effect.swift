import Foundation
import PortableUIKit

extension UIBarAppearance {
  /// Hosts blur nothing: a default ground is the bars' own one, and any other effect a veil in the style's colour.
  public var backgroundEffect: UIBlurEffect? {
    get {
      if let effect = effect as? UIBlurEffect { return effect }
      return veil == nil ? nil : UIBlurEffect(style: .systemChromeMaterial)
    }
    set {
      effect = newValue
      veil = newValue?.style.veil
    }
  }
}

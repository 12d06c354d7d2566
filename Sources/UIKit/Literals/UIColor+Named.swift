import Foundation
import PortableUIKit

extension UIColor {
  /// nil, and says so: the colours of asset catalogues are not read.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// nil, and says so: the colours of asset catalogues are not read.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    MissingFeatures.shared.handler(
      "UIColor: “\(name)” is not known: asset catalogues are not read, colours are made in code.")
    return nil
  }
}

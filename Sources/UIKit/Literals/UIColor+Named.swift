import Foundation
import PortableUIKit

extension UIColor {
  /// nil, as of a name that a catalogue does not have: asset catalogues are not read.
  public convenience init?(named name: String) {
    return nil
  }

  /// nil, as of a name that a catalogue does not have: asset catalogues are not read.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    return nil
  }
}

import Foundation
import PortableUIKit

extension UIDevice {
  /// The same in every run of the program, for this person: it lies in the program's settings.
  public var identifierForVendor: UUID? {
    let key = "UIDevice.identifierForVendor"
    if let known = UserDefaults.standard.string(forKey: key).flatMap(UUID.init(uuidString:)) {
      return known
    }
    let new = UUID()
    UserDefaults.standard.set(new.uuidString, forKey: key)
    return new
  }
}

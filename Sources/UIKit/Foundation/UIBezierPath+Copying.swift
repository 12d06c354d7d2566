import Foundation
import PortableUIKit

extension UIBezierPath: NSCopying {
  /// A `UIBezierPath`, whatever subclass this is of.
  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }
}

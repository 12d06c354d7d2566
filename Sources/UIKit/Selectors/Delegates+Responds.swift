import Foundation
import PortableUIKit

// On an iPhone whoever listens can be asked whether it has an optional method. Here those of UIKit have an answer of their own:
// who conforms has them all, whether or not it says more.

extension NSObjectProtocol {
  /// It is of the class or the protocol whose method that is.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }
}

extension UIScrollViewDelegate {
  /// It is of the class or the protocol whose method that is.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }
}

extension UICollectionViewDataSource {
  /// It is of the class or the protocol whose method that is.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }
}

extension UITableViewDataSource {
  /// It is of the class or the protocol whose method that is.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }
}

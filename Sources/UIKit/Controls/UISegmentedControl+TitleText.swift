import Foundation
import PortableUIKit

extension UISegmentedControl {
  /// Of titles in a state; for what they do not say, and states that have none, those of the normal one.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleStyles[state.rawValue] = attributes.map { TitleStyle($0) }
  }

  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    (titleStyles[state.rawValue] as? TitleStyle)?.attributes
  }
}

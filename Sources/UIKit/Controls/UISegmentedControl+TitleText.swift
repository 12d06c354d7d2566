import Foundation
import PortableUIKit

/// Styles of segments' titles. A state without one of its own has the normal one's.
private final class SegmentTitleStyles: TitleStyles {
  let styles: [UInt: TitleStyle]

  init(_ styles: [UInt: TitleStyle]) { self.styles = styles }

  func style(in state: UIControl.State) -> (any TextStyle)? {
    styles[state.rawValue] ?? styles[UIControl.State.normal.rawValue]
  }
}

extension UISegmentedControl {
  /// Of titles in a state; for what they do not say, and states that have none, those of the normal one.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    var styles = titleStylesByState
    if let attributes, let old = styles[state.rawValue]?.attributes,
      Set(attributes.keys) == Set(old.keys),
      NSAttributedString(string: " ", attributes: attributes).isDrawn(
        as: NSAttributedString(string: " ", attributes: old))
    {
      return
    }
    styles[state.rawValue] = attributes.map { TitleStyle($0) }
    titleStyles = SegmentTitleStyles(styles)
  }

  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleStylesByState[state.rawValue]?.attributes
  }

  private var titleStylesByState: [UInt: TitleStyle] {
    (titleStyles as? SegmentTitleStyles)?.styles ?? [:]
  }
}

import Foundation
import PortableUIKit

/// A button's titles in several styles.
final class AttributedTitles: StyledTitles {
  private var strings: [UInt: NSAttributedString] = [:]
  /// What was shown last: the same until something about it is another.
  private var shown: TextPieces?

  subscript(state: UIControl.State) -> NSAttributedString? {
    get { strings[state.rawValue] }
    set { strings[state.rawValue] = newValue }
  }

  func string(in state: UIControl.State) -> NSAttributedString? {
    self[state] ?? self[.normal]
  }

  func title(in state: UIControl.State, font: UIFont, color: UIColor) -> (any StyledText)? {
    guard let string = string(in: state) else { return nil }
    if let shown, shown.source === string, shown.font == font, shown.color == color { return shown }
    let new = TextPieces(string, font: font, color: color)
    shown = new
    return new
  }
}

extension UIButton {
  /// Takes the place of the title for this state; for others where they have neither.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let titles = attributedTitles ?? AttributedTitles()
    if let title, let old = titles[state], title.isDrawn(as: old) { return }
    titles[state] = (title?.copy() as? NSAttributedString)
    styledTitles = titles
  }

  public func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles?.string(in: state)
  }

  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  private var attributedTitles: AttributedTitles? { styledTitles as? AttributedTitles }
}

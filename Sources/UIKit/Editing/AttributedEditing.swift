import Foundation
import PortableUIKit

extension UITextField {
  /// In place of `placeholder`. Setting that ends it.
  public var attributedPlaceholder: NSAttributedString? {
    get {
      if let pieces = styledPlaceholder as? TextPieces { return pieces.source }
      return placeholder.map { NSAttributedString(string: $0) }
    }
    set {
      placeholder = newValue?.string
      styledPlaceholder = newValue.map {
        TextPieces($0, font: font ?? .systemFont(ofSize: 17), color: .placeholderText)
      }
    }
  }

  /// What is written is in one style: that of the first character.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      text = newValue?.string
      if let style = newValue?.firstStyle { defaultTextAttributes = style }
    }
  }

  /// The font and the colour; others are not drawn.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label] }
    set {
      if let new = newValue[.font] as? UIFont { font = new }
      if let new = newValue[.foregroundColor] as? UIColor { textColor = new }
    }
  }

  /// As `defaultTextAttributes`: what is written is in one style.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set { if let newValue { defaultTextAttributes = newValue } }
  }
}

extension UITextView {
  /// What is written is in one style: that of the first character.
  public var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text, attributes: typingAttributes) }
    set {
      text = newValue?.string
      if let style = newValue?.firstStyle { typingAttributes = style }
    }
  }

  /// The font and the colour; others are not drawn.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label] }
    set {
      if let new = newValue[.font] as? UIFont { font = new }
      if let new = newValue[.foregroundColor] as? UIColor { textColor = new }
    }
  }
}

extension NSAttributedString {
  fileprivate var firstStyle: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }
}

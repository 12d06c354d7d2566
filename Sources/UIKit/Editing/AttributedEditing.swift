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
      let pieces = newValue.map {
        TextPieces($0, font: font ?? .systemFont(ofSize: 17), color: .placeholderText)
      }
      if let pieces, let old = styledPlaceholder as? TextPieces, old.takesPlace(of: pieces) {
        return
      }
      placeholder = newValue?.string
      styledPlaceholder = pieces
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

  /// Font, colour, lines below and through it, and the paragraph's alignment; others are not drawn.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      WrittenStyle(
        font: font ?? .systemFont(ofSize: UIFont.labelFontSize), color: textColor ?? .label,
        lines: textLines, alignment: textAlignment
      ).attributes
    }
    set {
      let style = WrittenStyle(newValue)
      if let new = style.font { font = new }
      if let new = style.color { textColor = new }
      if let new = style.alignment { textAlignment = new }
      textLines = style.lines
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

  /// Font, colour, lines below and through it, and the paragraph's alignment; others are not drawn.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      WrittenStyle(
        font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label, lines: textLines,
        alignment: textAlignment
      ).attributes
    }
    set {
      let style = WrittenStyle(newValue)
      if let new = style.font { font = new }
      if let new = style.color { textColor = new }
      if let new = style.alignment { textAlignment = new }
      textLines = style.lines
    }
  }
}

extension NSAttributedString {
  fileprivate var firstStyle: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }
}

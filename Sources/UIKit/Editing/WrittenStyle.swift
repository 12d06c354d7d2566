import DisplayList
import Foundation
import PortableUIKit

/// What is drawn of the attributes of what somebody writes.
struct WrittenStyle {
  var font: UIFont?
  var color: UIColor?
  var lines: FontTraits = []
  var alignment: NSTextAlignment?

  init(font: UIFont, color: UIColor, lines: FontTraits, alignment: NSTextAlignment) {
    (self.font, self.color, self.lines, self.alignment) = (font, color, lines, alignment)
  }

  init(_ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.font] as? UIFont
    color = attributes[.foregroundColor] as? UIColor
    alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment
    if TextPieces.isLine(attributes[.underlineStyle]) { lines.insert(.underlined) }
    if TextPieces.isLine(attributes[.strikethroughStyle]) { lines.insert(.struckThrough) }
  }

  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = color
    let single = NSUnderlineStyle.single.rawValue
    if lines.contains(.underlined) { attributes[.underlineStyle] = single }
    if lines.contains(.struckThrough) { attributes[.strikethroughStyle] = single }
    if let alignment, alignment != .natural {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = alignment
      attributes[.paragraphStyle] = paragraph
    }
    return attributes
  }
}

import Foundation
import PortableUIKit

/// How the texts of bars are set: font, colours and lines; for what it does not say, the bar's own look.
final class TitleStyle: TextStyle {
  let attributes: [NSAttributedString.Key: Any]

  init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

  func styled(_ text: String, font: UIFont, color: UIColor) -> any StyledText {
    TextPieces(NSAttributedString(string: text, attributes: attributes), font: font, color: color)
  }
}

import DisplayList
import ScrollGeometry

/// Text in several styles, which only the UIKit module can take apart.
package protocol StyledText: AnyObject {
  var string: String { get }
  /// Points. `width` limits the line length; `lineLimit` 0 means any number.
  func size(width: Double, lineLimit: Int, _ measuring: any TextMeasuring) -> Size
  /// - Parameter side: where lines lie that do not say themselves.
  func draw(in rect: Rect, side: TextRun.Alignment, lineLimit: Int, on context: CGContext)
}

/// How titles are set in the states of a control.
package protocol TitleStyles: AnyObject {
  /// Nil where nobody has said anything.
  func style(in state: UIControl.State) -> (any TextStyle)?
}

/// Makes styled text of plain one.
package protocol TextStyle: AnyObject {
  /// - Parameters:
  ///   - font: where the style says none.
  ///   - color: where the style says none.
  func styled(_ text: String, font: UIFont, color: UIColor) -> any StyledText
}

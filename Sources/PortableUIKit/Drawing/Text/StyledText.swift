import ScrollGeometry

/// Text in several styles, which only the UIKit module can take apart.
package protocol StyledText: AnyObject {
  /// Points. `width` limits the line length; `lineLimit` 0 means any number.
  func size(width: Double, lineLimit: Int, _ measuring: any TextMeasuring) -> Size
  func draw(in rect: Rect, lineLimit: Int, on context: CGContext)
}

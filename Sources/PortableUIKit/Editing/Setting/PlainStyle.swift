import DisplayList
import ScrollGeometry

/// The font of a text that is written in.
struct PlainStyle: Equatable {
  /// Points.
  var fontSize: Double
  var fontWeight: Int
  var traits: FontTraits

  /// - Parameter lines: drawn below or through it, besides.
  init(_ font: UIFont, lines: FontTraits = []) {
    fontSize = font.pointSize.native
    fontWeight = font.cssWeight
    traits = font.traits.union(lines)
  }

  /// On one line.
  func size(of text: String, _ measuring: any TextMeasuring) -> Size {
    measuring.size(
      of: text, fontSize: fontSize, fontWeight: fontWeight, traits: traits, width: .infinity,
      lineLimit: 1)
  }

  /// Points; that of an empty line, too.
  func lineHeight(_ measuring: any TextMeasuring) -> Double { size(of: "X", measuring).height }

  func run(_ text: String, in bounds: Rect, _ color: Color) -> TextRun {
    TextRun(
      text: text, bounds: bounds, fontSize: fontSize, fontWeight: fontWeight, color: color,
      lineLimit: 1, traits: traits)
  }
}

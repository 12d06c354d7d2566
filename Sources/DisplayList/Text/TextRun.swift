import ScrollGeometry

/// Text that the host lays out inside `bounds` with its own fonts.
public struct TextRun: Equatable, Sendable {
  /// Where lines lie that are shorter than the bounds.
  public enum Alignment: UInt8, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
  }

  /// What is written; line breaks begin new lines.
  public var text: String
  /// Where it lies, points.
  public var bounds: Rect
  /// Points.
  public var fontSize: Double
  /// 100…900 as in CSS: 400 regular, 600 semibold, 700 bold.
  public var fontWeight: Int
  /// Of the letters.
  public var color: Color
  /// Where its lines lie.
  public var alignment: Alignment
  /// What else its letters look like.
  public var traits: FontTraits
  /// 0: as many as fit.
  public var lineLimit: Int

  /// A text within `bounds`, points, in letters of `fontSize` points.
  public init(
    text: String, bounds: Rect, fontSize: Double, fontWeight: Int = 400, color: Color,
    alignment: Alignment = .left, lineLimit: Int = 1, traits: FontTraits = []
  ) {
    self.text = text
    self.bounds = bounds
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.color = color
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.traits = traits
  }
}

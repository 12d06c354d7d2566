import ScrollGeometry

/// Text that the host lays out inside `bounds` with its own fonts.
public struct TextRun: Equatable, Sendable {
  public enum Alignment: UInt8, Sendable { case left, center, right }

  public var text: String
  public var bounds: Rect
  /// Points.
  public var fontSize: Double
  /// 100…900 as in CSS: 400 regular, 600 semibold, 700 bold.
  public var fontWeight: Int
  public var color: Color
  public var alignment: Alignment
  public var traits: FontTraits
  /// 0: as many as fit.
  public var lineLimit: Int

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

import ScrollGeometry

/// Text sizes where no host measures: every character half as wide as the font is high.
final class EstimatedTextMeasuring: TextMeasuring {
  private static let widthPerFontSize = 0.5
  private static let lineHeightPerFontSize = 1.2

  func size(
    of text: String, fontSize: Double, fontWeight: Int, width: Double, lineLimit: Int
  ) -> Size {
    let advance = fontSize * Self.widthPerFontSize
    var lines = 0
    var widest = 0.0
    var current = 0.0
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        lines += 1
        current = 0
        continue
      }
      if current > 0, current + advance > width {
        lines += 1
        current = 0
      }
      current += advance
      widest = max(widest, current)
    }
    if !text.utf8.isEmpty { lines += 1 }
    if lineLimit > 0 { lines = min(lines, lineLimit) }
    return Size(width: widest, height: Double(lines) * fontSize * Self.lineHeightPerFontSize)
  }
}

import DisplayList

/// A host that can say where each character of a text lies, as it draws them. Where it cannot, the widths of beginnings of
/// a line say it nearly (`MeasuredLines`).
public protocol TextSetting: TextMeasuring {
  /// - Parameters:
  ///   - paragraph: characters with no line break among them.
  ///   - width: of the lines, points; infinite for one line.
  /// - Returns: at least one line.
  func lines(
    of paragraph: [Character], fontSize: Double, fontWeight: Int, traits: FontTraits, width: Double
  ) -> [SetLine]
}

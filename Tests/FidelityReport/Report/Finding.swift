import Foundation

/// One number or behaviour: what the sources say, and what the running engine gives.
struct Finding {
  let what: String
  /// M, A, D, P, X, 1, F or C, as the page explains.
  let source: String
  let expected: String
  let measured: String
  /// How far the two are apart; empty where nothing can be subtracted.
  let residual: String
  let isMet: Bool

  /// A number in some unit, shown with so many digits after the point.
  static func number(
    _ what: String, _ source: String, says expected: Double, gives measured: Double,
    within tolerance: Double, _ unit: String = "", digits: Int = 3
  ) -> Finding {
    let difference = measured - expected
    return Finding(
      what: what, source: source, expected: text(expected, unit, digits),
      measured: text(measured, unit, digits),
      residual: residual(difference, digits), isMet: abs(difference) <= tolerance)
  }

  /// A whole curve: the largest distance between it and what was expected.
  static func curve(
    _ what: String, _ source: String, says law: String, over samples: Int, off: Double,
    within tolerance: Double, _ unit: String = "pt"
  ) -> Finding {
    Finding(
      what: what, source: source, expected: law, measured: "\(samples) samples",
      residual: "≤ " + limit(off) + (unit.isEmpty ? "" : " " + unit), isMet: off <= tolerance)
  }

  /// Words, the same to the letter.
  static func words(
    _ what: String, _ source: String, says expected: String, gives measured: String
  ) -> Finding {
    Finding(
      what: what, source: source, expected: expected, measured: measured, residual: "",
      isMet: expected == measured)
  }

  private static func text(_ value: Double, _ unit: String, _ digits: Int) -> String {
    fixed(value, digits) + (unit.isEmpty ? "" : " " + unit)
  }

  private static func residual(_ value: Double, _ digits: Int) -> String {
    let text = fixed(value, digits)
    return text.hasPrefix("−") || Double(text) == 0 ? text : "+" + text
  }

  /// The next power of ten above, so that a last bit does not change the page.
  private static func limit(_ value: Double) -> String {
    guard value.isFinite else { return "∞" }
    guard value > 1e-9 else { return "1e-9" }
    let power = Int(log10(value).rounded(.up))
    return power >= -2 ? fixed(pow(10, Double(power)), max(0, -power)) : "1e\(power)"
  }
}

/// So many digits after the point, a true minus sign, and no minus zero.
func fixed(_ value: Double, _ digits: Int) -> String {
  let text = String(format: "%.\(digits)f", value)
  let isZero = text.allSatisfy { "-0.".contains($0) }
  return isZero
    ? text.replacingOccurrences(of: "-", with: "")
    : text.replacingOccurrences(of: "-", with: "−")
}

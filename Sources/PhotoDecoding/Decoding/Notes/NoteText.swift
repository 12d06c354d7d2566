/// Texts and numbers as people's programs have written them.
enum NoteText {
  /// UTF-8; what is none is of the time before that, in Western Europe's writing (ISO 8859-1).
  static func string(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
    return String(scalars)
  }

  /// "28/10" or "2.8"; nil for what is no finite number.
  static func number(_ text: String) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let numerator = parts.first.flatMap({ Double($0) }),
      let denominator = parts.count == 2 ? Double(parts[1]) : 1, denominator != 0
    else { return nil }
    let number = numerator / denominator
    return number.isFinite ? number : nil
  }
}

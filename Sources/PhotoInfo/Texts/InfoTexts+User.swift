import Glibc

extension InfoTexts {
  /// With the ways of writing dates and numbers of the person who has started the program.
  public static func user(
    translated: @escaping @Sendable (InfoText) -> String = { $0.rawValue }
  ) -> InfoTexts {
    InfoTexts(dates: .user, decimalPoint: decimalPoint(named: ""), translated: translated)
  }

  /// - Parameter name: of a locale; empty for the person's own. One that the system does not know has a point.
  static func decimalPoint(named name: String) -> String {
    guard let locale = newlocale(LC_NUMERIC_MASK, name, nil) else { return "." }
    defer { freelocale(locale) }
    let point = nl_langinfo_l(nl_item(RADIXCHAR), locale).map { String(cString: $0) } ?? ""
    return point.isEmpty ? "." : point
  }
}

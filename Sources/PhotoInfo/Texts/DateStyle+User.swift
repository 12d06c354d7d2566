import Glibc
import PictureFacts

extension DateStyle {
  /// That of the person who has started the program, as LC_TIME and its like say it.
  public static var user: DateStyle { named("") }

  /// - Parameter name: of a locale, "de_DE.UTF-8"; empty for the person's own. One that the system does not know is English.
  static func named(_ name: String) -> DateStyle {
    guard let locale = newlocale(LC_TIME_MASK, name, nil) else { return .english }
    defer { freelocale(locale) }
    func text(_ item: Int) -> String {
      nl_langinfo_l(nl_item(item), locale).map { String(cString: $0) } ?? ""
    }
    var style = DateStyle.english
    style.weekdays = (0..<7).map { text(Int(DAY_1) + $0) }
    style.months = (0..<12).map { text(Int(MON_1) + $0) }
    style.loneMonths = (0..<12).map { text(Int(__ALTMON_1) + $0) }
    let halves = [text(Int(AM_STR)), text(Int(PM_STR))]
    style.take(date: text(Int(D_FMT)), time: text(Int(T_FMT)), halves: halves)
    return style
  }

  /// - Parameters:
  ///   - date: as the locale writes one in numbers.
  ///   - time: as it writes a time.
  mutating func take(date: String, time: String, halves: [String]) {
    let hasHalves = ["%p", "%I", "%r", "%l"].contains { time.contains($0) }
    self.halves = hasHalves && halves.allSatisfy { !$0.isEmpty } ? halves : nil
    // In English a day is said by its name; how other languages put that together no locale says.
    guard weekdays.first != Self.english.weekdays.first else {
      let isMonthFirst = date.hasPrefix("%m") && self.halves != nil
      pattern = isMonthFirst ? Self.monthFirst : Self.dayFirst
      return
    }
    pattern = "%A, " + (Self.isUnderstood(date) ? date : "%Y-%m-%d")
  }

  /// All of its fields are such that `day(of:)` knows.
  private static func isUnderstood(_ pattern: String) -> Bool {
    let fields = pattern.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
    return !fields.isEmpty && fields.allSatisfy { $0.first.map { "ABedmYy".contains($0) } ?? false }
  }
}

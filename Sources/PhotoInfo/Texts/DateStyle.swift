import Localization
import PictureFacts

/// A person's way of writing dates and times.
public struct DateStyle: Equatable, Sendable {
  /// From Sunday on.
  public var weekdays: [String]
  public var months: [String]
  /// As they are called without a day, where that is another form.
  public var loneMonths: [String]
  /// As the C library writes it: %A weekday, %B month, %e day, %Y year; %d, %m and %y in two digits.
  public var pattern: String
  /// The names of the two halves of the day; nil where it has 24 hours.
  public var halves: [String]?

  /// The day's name, the month's, and 24 hours.
  public static let english = DateStyle(
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ])

  /// Without a day, months are called as with one.
  init(weekdays: [String], months: [String], pattern: String = dayFirst, halves: [String]? = nil) {
    self.weekdays = weekdays
    self.months = months
    loneMonths = months
    self.pattern = pattern
    self.halves = halves
  }

  static let dayFirst = "%A, %e %B %Y"
  static let monthFirst = "%A, %B %e, %Y"

  func day(of date: PhotoDate) -> String {
    var text = ""
    var rest = pattern[...]
    while let character = rest.popFirst() {
      guard character == "%", let field = rest.popFirst() else {
        text.append(character)
        continue
      }
      text += self.field(field, of: date) ?? ""
    }
    return text
  }

  /// Without the name of the day: "31 January 2024".
  public func shortDay(of date: PhotoDate) -> String {
    var short = self
    if short.pattern.hasPrefix(Self.weekday) { short.pattern.removeFirst(Self.weekday.count) }
    return short.day(of: date)
  }

  /// "January 2024".
  ///
  /// - Parameter month: 1…12.
  public func month(_ month: Int, of year: Int) -> String {
    // TRANSLATORS: %1 is the name of a month, %2 a year: "November 2026".
    Words.text("%1 %2", loneMonths[month - 1], String(year))
  }

  private static let weekday = "%A, "

  /// Nil when only the day is known.
  func time(of date: PhotoDate) -> String? {
    guard let hour = date.hour, let minute = date.minute else { return nil }
    guard let halves else { return Self.two(hour) + ":" + Self.two(minute) }
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return "\(shown):\(Self.two(minute)) \(halves[hour / 12])"
  }

  /// Nil for what is no field.
  func field(_ name: Character, of date: PhotoDate) -> String? {
    switch name {
    case "A": weekdays[date.weekday]
    case "B": months[date.month - 1]
    case "e": String(date.day)
    case "d": Self.two(date.day)
    case "m": Self.two(date.month)
    case "Y": String(date.year)
    case "y": Self.two(date.year % 100)
    default: nil
    }
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

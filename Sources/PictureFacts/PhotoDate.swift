/// A date as a camera's clock showed it, wherever the camera was.
public struct PhotoDate: Equatable, Comparable, Sendable {
  /// By the Gregorian calendar.
  public let year: Int
  /// 1…12.
  public let month: Int
  /// 1…31.
  public let day: Int
  /// Since midnight, seconds; nil when only the day is known.
  public let second: Int?
  /// How much the clock was ahead of Greenwich, minutes; nil when nobody says.
  public let minutesFromGreenwich: Int?

  /// Nil when there is no such date or time.
  ///
  /// - Parameter second: 0…86,399.
  public init?(
    year: Int, month: Int, day: Int, second: Int? = nil, minutesFromGreenwich: Int? = nil
  ) {
    // derivation: years that have four digits; the days of months; the zones that there are.
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day),
      (0..<86_400).contains(second ?? 0), (-840...840).contains(minutesFromGreenwich ?? 0)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.second = second
    self.minutesFromGreenwich = second == nil ? nil : minutesFromGreenwich
  }

  /// Hours of the day, 0…23.
  public var hour: Int? { second.map { $0 / 3600 } }

  /// Minutes of the hour, 0…59.
  public var minute: Int? { second.map { $0 / 60 % 60 } }

  /// 0 for Sunday … 6 for Saturday.
  public var weekday: Int {
    // derivation: Sakamoto's method: months that are counted from March on, as in Gauss's rule.
    let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? self.year - 1 : self.year
    return (year + year / 4 - year / 100 + year / 400 + shifts[month - 1] + day) % 7
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// By what the clocks showed: those of one person's photos mostly went alike.
  public static func < (first: PhotoDate, second: PhotoDate) -> Bool {
    first.order.lexicographicallyPrecedes(second.order)
  }

  private var order: [Int] { [year, month, day, second ?? -1] }
}

import Testing

@testable import PictureFacts

@Suite struct PhotoDateTests {
  @Test func datesThatDoNotExistAreNone() {
    #expect(PhotoDate(year: 2024, month: 2, day: 29) != nil)
    #expect(PhotoDate(year: 2000, month: 2, day: 29) != nil)
    for (year, month, day) in [
      (2023, 2, 29), (1900, 2, 29), (2024, 4, 31), (2024, 0, 1), (2024, 13, 1), (2024, 1, 0),
      (0, 1, 1), (10_000, 1, 1), (.min, .min, .min), (.max, .max, .max),
    ] {
      #expect(PhotoDate(year: year, month: month, day: day) == nil)
    }
    #expect(PhotoDate(year: 2024, month: 1, day: 1, second: 86_400) == nil)
    #expect(PhotoDate(year: 2024, month: 1, day: 1, second: -1) == nil)
    #expect(PhotoDate(year: 2024, month: 1, day: 1, second: 5, minutesFromGreenwich: 841) == nil)
  }

  /// As calendars have them.
  @Test(arguments: [
    (2024, 1, 31, 3), (2024, 2, 29, 4), (2000, 1, 1, 6), (1969, 7, 20, 0), (1900, 3, 1, 4),
    (2026, 11, 23, 1), (2023, 12, 31, 0),
  ])
  func everyDateHasItsWeekday(year: Int, month: Int, day: Int, weekday: Int) {
    #expect(PhotoDate(year: year, month: month, day: day)?.weekday == weekday)
  }

  @Test func datesStandInTheOrderOfTheClocks() {
    let dates = [
      PhotoDate(year: 2023, month: 12, day: 31, second: 86_399),
      PhotoDate(year: 2024, month: 1, day: 1), PhotoDate(year: 2024, month: 1, day: 1, second: 0),
      PhotoDate(year: 2024, month: 1, day: 1, second: 3661),
      PhotoDate(year: 2024, month: 2, day: 1, second: 60),
    ].compactMap(\.self)
    #expect(dates.count == 5)
    for (first, second) in zip(dates, dates.dropFirst()) {
      #expect(first < second && !(second < first))
    }
    #expect(dates[3].hour == 1 && dates[3].minute == 1 && dates[1].hour == nil)
  }
}

import PictureFacts
import Testing

@testable import PhotoInfo

@Suite struct DateStyleTests {
  private let date = PhotoDate(year: 2024, month: 1, day: 31, second: 14 * 3600 + 5 * 60)!

  @Test func englishSaysTheNamesOfDaysAndMonths() {
    #expect(DateStyle.english.day(of: date) == "Wednesday, 31 January 2024")
    #expect(DateStyle.english.time(of: date) == "14:05")
    let day = PhotoDate(year: 2024, month: 1, day: 31)!
    #expect(DateStyle.english.time(of: day) == nil)
  }

  /// What glibc's en_US and en_GB say.
  @Test func americansBeginWithTheMonthAndHaveTwelveHours() {
    var style = DateStyle.english
    style.take(date: "%m/%d/%Y", time: "%r", halves: ["AM", "PM"])
    #expect(style.day(of: date) == "Wednesday, January 31, 2024")
    #expect(style.time(of: date) == "2:05 PM")
    for (second, text) in [(0, "12:00 AM"), (43_200, "12:00 PM"), (86_399, "11:59 PM")] {
      #expect(
        style.time(of: PhotoDate(year: 2024, month: 1, day: 1, second: second)!) == text)
    }
    style.take(date: "%d/%m/%y", time: "%T", halves: ["am", "pm"])
    #expect(style.day(of: date) == "Wednesday, 31 January 2024" && style.time(of: date) == "14:05")
  }

  /// What glibc's de_DE, ja_JP and fa_IR say.
  @Test func otherLanguagesWriteDaysAsTheirLocalesDo() {
    var german = DateStyle.english
    german.weekdays = [
      "Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag",
    ]
    german.take(date: "%d.%m.%Y", time: "%T", halves: ["", ""])
    #expect(german.day(of: date) == "Mittwoch, 31.01.2024" && german.time(of: date) == "14:05")
    german.take(date: "%Y年%m月%d日", time: "%H時%M分%S秒", halves: ["午前", "午後"])
    #expect(german.day(of: date) == "Mittwoch, 2024年01月31日")
    // Fields that are not understood.
    german.take(date: "%Oy/%Om/%Od", time: "%OH:%OM:%OS", halves: ["", ""])
    #expect(german.day(of: date) == "Mittwoch, 2024-01-31")
  }

  @Test func aSystemWithoutLanguagesSpeaksEnglish() {
    #expect(DateStyle.named("C") == .english)
    #expect(DateStyle.named("no such locale") == .english)
    #expect(InfoTexts.decimalPoint(named: "C") == ".")
    #expect(InfoTexts.decimalPoint(named: "no such locale") == ".")
  }
}

import PictureFacts
import Testing

@testable import PhotoInfo

@Suite struct InfoTextsTests {
  private let texts = InfoTexts()

  @Test(arguments: [
    (1.0 / 250, "1/250 s"), (1.0 / 8000, "1/8000 s"), (0.0166667, "1/60 s"), (0.25, "1/4 s"),
    (0.3, "0.3 s"), (0.5, "0.5 s"), (1.0, "1 s"), (2.5, "2.5 s"), (30.0, "30 s"), (754.0, "754 s"),
  ])
  func exposureTimesAreAsCamerasShowThem(seconds: Double, text: String) {
    #expect(texts.exposureTime(seconds) == text)
  }

  @Test(arguments: [
    (0, "0 bytes"), (999, "999 bytes"), (1000, "1 kB"), (999_499, "999 kB"), (999_500, "1 MB"),
    (12_345_678, "12.3 MB"), (999_949_999, "999.9 MB"), (999_950_000, "1 GB"),
    (4_200_000_000, "4.2 GB"),
  ])
  func filesHaveTheSizesThatFileManagersSay(count: Int, text: String) {
    #expect(texts.bytes(count) == text)
  }

  @Test(arguments: [
    (6016, 4016, "24.2 MP"), (4000, 3000, "12 MP"), (640, 480, "0.3 MP"),
    (65_535, 65_535, "4294.8 MP"),
  ])
  func picturesHaveMegapixels(width: Int, height: Int, text: String) throws {
    #expect(texts.megapixels(try #require(PhotoSize(width: width, height: height))) == text)
  }

  @Test func anIconHasNoMegapixels() throws {
    #expect(texts.megapixels(try #require(PhotoSize(width: 32, height: 32))) == nil)
  }

  @Test func numbersAreRoundedAndHaveNoZerosAtTheEnd() {
    #expect(texts.number(2.8) == "2.8" && texts.number(8) == "8" && texts.number(0.04) == "0")
    #expect(texts.number(-0.667) == "−0.7" && texts.number(-0.04) == "0")
    #expect(texts.number(1.0503, digits: 4) == "1.0503" && texts.number(1.999, digits: 2) == "2")
    #expect(texts.number(19.96) == "20" && texts.number(5.05, digits: 3) == "5.05")
    #expect(InfoTexts(decimalPoint: ",").number(2.8) == "2,8")
  }

  @Test func correctionsAreSaidWhereThereAreSome() {
    #expect(texts.bias(0) == nil && texts.bias(0.04) == nil)
    #expect(texts.bias(-2.0 / 3) == "−0.7 EV" && texts.bias(1) == "+1 EV")
  }

  @Test func placesHaveSides() throws {
    var place = try #require(PhotoPlace(latitude: -33.8569, longitude: 151.2101))
    #expect(texts.place(place) == ["33.8569° S, 151.2101° E"])
    place.altitude = -12.4
    place.name = "Sydney"
    #expect(texts.place(place) == ["Sydney", "33.8569° S, 151.2101° E", "12 m below the sea"])
    var other = try #require(PhotoPlace(latitude: 50.5, longitude: -1))
    other.altitude = 208
    #expect(texts.place(other) == ["50.5° N, 1° W", "208 m above the sea"])
  }

  /// A translation may put the number anywhere, or forget it.
  @Test func otherLanguagesGoThroughOneFunction() {
    let german = InfoTexts(decimalPoint: ",") {
      switch $0 {
      case .aperture: "Blende #"
      case .seconds: "so lang"
      default: $0.rawValue
      }
    }
    #expect(german.text(.aperture, german.number(2.8)) == "Blende 2,8")
    #expect(german.text(.seconds, "5") == "so lang")
    #expect(german[.panel] == "Information")
  }
}

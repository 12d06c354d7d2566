import Testing

@testable import Localization

/// What the program makes of texts and numbers; the language itself is made up.
struct WordsTests {
  private static let mirror = Translation(
    text: {
      ["Zoom in": "ni mooZ", "“%” is in the trash.": "trash: %", "%1 of %2": "%2/%1"][$0] ?? $0
    },
    plural: { one, other, count in count == 1 ? "single" : "\(other)!" })

  @Test func englishIsSaidWhereThereIsNoTranslation() {
    #expect(Words.text("Zoom in") == "Zoom in")
    #expect(Words.text("“%” is in the trash.", "a%b.jpg") == "“a%b.jpg” is in the trash.")
    #expect(Words.text("“%1” could not be moved: %2.", "%2", "x") == "“%2” could not be moved: x.")
    #expect(Words.place(2, of: 12) == "3 of 12")
    #expect(Words.plural("% photo", "% photos", 1) == "1 photo")
    #expect(Words.plural("% photo", "% photos", 12) == "12 photos")
    #expect(!Words.isRightToLeft)
    #expect(!Words.areLocalized)
    // Not what a catalogue says of itself.
    #expect(Words.text("") == "")
  }

  @Test func aTranslationIsFilledWhereItsPlacesAre() {
    Words.$translation.withValue(Self.mirror) {
      #expect(Words.text("Zoom in") == "ni mooZ")
      #expect(Words.text("“%” is in the trash.", "b.jpg") == "trash: b.jpg")
      #expect(Words.place(2, of: 12) == "12/3")
      #expect(Words.plural("% photo", "% photos", 1) == "single")
      #expect(Words.plural("% photo", "% photos", 5) == "5 photos!")
    }
  }

  @Test(arguments: [
    (0.85, "85 %"), (0.024, "2.4 %"), (0.02, "2 %"), (12, "1200 %"), (0.0996, "10 %"),
  ])
  func sharesArePercent(share: Double, text: String) {
    #expect(Words.percent(share) == text)
  }
}

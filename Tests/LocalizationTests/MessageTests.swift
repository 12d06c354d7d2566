import TestSupport
import Testing

/// Every text in every language, as its file has it.
struct MessageTests {
  static let languages = ["de", "he"]

  /// What is put in by the program: in any order, but each as often.
  private static func places(in text: String) -> [String] {
    var found: [String] = []
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      switch character {
      case "%": found.append(next == "1" || next == "2" ? "%\(next)" : "%")
      case "#": found.append("#")
      case "@": found.append("@")
      default: break
      }
    }
    return found.sorted()
  }

  @Test(arguments: languages) func everyTextIsTranslatedWithItsPlaces(language: String) throws {
    let template = try MessageFile("zoomscroll")
    let file = try MessageFile(language)
    #expect(template.messages.count > 150)
    #expect(file.messages.map(\.english).sorted() == template.messages.map(\.english).sorted())
    for message in file.messages {
      #expect(!message.forms.isEmpty && message.forms.allSatisfy { !$0.isEmpty }, "\(message)")
      if message.englishPlural == nil {
        #expect(message.forms.count == 1)
        #expect(
          Self.places(in: message.forms[0]) == Self.places(in: message.english), "\(message)")
      } else {
        // Those for one or two of a thing may say so without a number.
        #expect(Self.places(in: message.forms.last!) == Self.places(in: message.english))
      }
    }
  }

  @Test func germanAndHebrewAreWhatTheySay() throws {
    #expect(try MessageFile("de").text("Move to trash") == "In den Papierkorb")
    #expect(try MessageFile("he").text("ltr") == "rtl")
    #expect(try MessageFile("de").text("ltr") == "ltr")
    #expect(try MessageFile("he").plural("% photo", form: { min($0, 3) - 1 }, 2) == "שתי תמונות")
  }

  /// A finger that comes from the left, or an arrow, means the same direction in every language: in one that is read from
  /// right to left the next photo lies to the left.
  @Test func arrowsOfTheMenuPointWhereTheNextPhotoIs() throws {
    let hebrew = try MessageFile("he")
    #expect(hebrew.text("→") == "←" && hebrew.text("←") == "→")
  }
}

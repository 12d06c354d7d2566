import Testing

@testable import MessageCatalogue

/// A file that is broken costs its own language.
struct WantedLanguageTests {
  private static func left(_ language: String?, _ locale: String, _ broken: [String]) -> [String] {
    WantedLanguages(language: language, locale: locale).without(folders: broken).names
  }

  @Test func theOthersStay() {
    #expect(Self.left(nil, "he_IL.UTF-8", ["de"]) == ["he_IL.UTF-8"])
    #expect(Self.left(nil, "de_AT.UTF-8", ["de"]) == [])
    #expect(Self.left("de_AT:he:de", "en_GB.UTF-8", ["de"]) == ["he"])
    #expect(Self.left("", "de@euro", ["de_DE"]) == [])
    #expect(Self.left("de:he", "de_DE", []) == ["de", "he"])
    // Whoever has no languages at all has English before as well.
    #expect(Self.left("de", "C", ["de"]) == ["C"])
    #expect(Self.left("C:de", "he_IL", ["de"]) == ["C"])
  }

  /// "german" is another name of a language in the C library.
  @Test func namesThatMayMeanAnythingGoWithIt() {
    #expect(Self.left("german:he", "de_DE", ["de"]) == ["he"])
    #expect(Self.left("german", "de_DE", []) == ["german"])
  }

  @Test func theyAreSaidAsTheyWere() {
    #expect(WantedLanguages(language: "de:he", locale: "de_DE").language == "de:he")
  }
}

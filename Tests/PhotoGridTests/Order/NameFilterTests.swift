import Testing

@testable import PhotoGrid

struct NameFilterTests {
  @Test(arguments: [
    ("beach", "Beach at night.JPG", true), ("NIGHT", "Beach at night.JPG", true),
    ("1009", "IMG_1009.jpg", true), ("1010", "IMG_1009.jpg", false), ("", "a.jpg", true),
    ("cafe", "Café.jpg", true), ("CAFÉ", "cafe.jpg", true), ("ß", "Straße.jpg", true),
    ("longer than the name", "a.jpg", false), (".jpg", "a.jpg", true), ("aab", "aaab", true),
    ("北", "東北.jpg", true),
  ])
  func itFindsTextsInNames(text: String, name: String, isFound: Bool) {
    #expect(NameFilter(text).matches(name) == isFound)
  }

  @Test func aLongerTextFindsLess() {
    #expect(NameFilter("bea").narrows(NameFilter("BE")))
    #expect(!NameFilter("be").narrows(NameFilter("bea")))
    #expect(NameFilter("").isEmpty && !NameFilter(" ").isEmpty)
  }
}

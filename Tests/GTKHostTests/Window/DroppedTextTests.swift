import Testing

@testable import GTKHost

struct DroppedTextTests {
  private func paths(_ text: String) -> [String] {
    DroppedText.paths(in: text) { ["/photos/a b.jpg", "/photos"].contains($0) }
  }

  @Test(arguments: [
    "/photos/a b.jpg", "file:///photos/a%20b.jpg", "  /photos/a b.jpg\r\n",
    "Look:\n/photos/a b.jpg",
  ])
  func aLineThatIsAPathNamesAFile(text: String) {
    #expect(paths(text) == ["/photos/a b.jpg"])
  }

  @Test func everyLineMayBeOne() {
    #expect(paths("/photos\nfile:///photos/a%20b.jpg\n") == ["/photos", "/photos/a b.jpg"])
  }

  @Test(arguments: [
    "", "photos/a b.jpg", "see /photos/a b.jpg", "/photos/none.jpg", "https://a.org/photos",
  ])
  func allElseIsRefused(text: String) {
    #expect(paths(text) == [])
  }
}

import PortableUIKit
import Testing

@testable import GTKHost

/// What is shared, as the desktop hears of it.
@MainActor
struct LetterTests {
  @Test func wordsAreEscapedInAnAddress() {
    let letter = Letter(subject: "a b", text: "c&d\né", files: [])
    #expect(letter.address == "mailto:?subject=a%20b&body=c%26d%0A%C3%A9")
  }

  @Test func whatIsNoFileHasNoNameToBeSavedBy() {
    #expect(SharedItem.file("/tmp/photo 1.jpg").suggestedName == "photo 1.jpg")
    #expect(SharedItem.picture(UIImage()).suggestedName == "Picture.png")
    #expect(SharedItem.text("words").suggestedName == nil)
    #expect(SharedItem.address("https://example.org/").suggestedName == nil)
  }

  @Test func aFileThatHasGoneBeginsNoLetter() {
    var answer: SharingResult?
    Letter(subject: "", text: "", files: [Array("/nowhere/a.txt".utf8)]).begin { answer = $0 }
    #expect(answer == .failed("The file has gone."))
  }
}

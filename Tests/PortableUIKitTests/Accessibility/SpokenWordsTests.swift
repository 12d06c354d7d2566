import Localization
import Testing

@testable import PortableUIKit

/// What a screen reader says of signs is in the person's language.
@MainActor
struct SpokenWordsTests {
  private func translated<Value>(_ body: () throws -> Value) rethrows -> Value {
    let language = Translation(text: { "<\($0)>" }, plural: { one, _, _ in one })
    return try Words.$translation.withValue(language, operation: body)
  }

  @Test(arguments: [
    (CellSign.Kind.delete, "<Delete>"), (.insert, "<Insert>"), (.reorder, "<Reorder>"),
    (.detail, "<More Info>"),
  ])
  func signsOfCells(kind: CellSign.Kind, words: String) {
    let sign = CellSign(frame: .zero)
    sign.kind = kind
    #expect(translated { sign.accessibilityLabel } == words)
    sign.accessibilityLabel = "own"
    #expect(translated { sign.accessibilityLabel } == "own")
  }

  @Test func itemsOfBars() {
    translated {
      #expect(UIBarButtonItem.SystemItem.action.words == "<Share>")
      #expect(BackButton.word == "<Back>")
      #expect(SharingWay.saveAs.title == "<Save a copy…>")
    }
  }
}

import Testing

@testable import PhotoControls

@Suite struct EditedTextTests {
  @Test func whatIsTypedTakesThePlaceOfWhatIsChosen() {
    var edited = EditedText("lake.jpg")
    edited.select(0..<4)
    edited.insert("se\na")
    #expect(edited.text == "sea.jpg" && edited.caret == 3 && edited.selection.isEmpty)
    edited.delete(to: edited.caret - 1)
    edited.delete(to: edited.caret + 1)
    #expect(edited.text == "sejpg")
    edited.select(0..<5)
    edited.delete(to: 0)
    edited.delete(to: -1)
    #expect(edited == EditedText())
  }

  @Test func arrowsGoByCharactersAndToTheEndsOfWhatIsChosen() {
    var edited = EditedText("e\u{301}a👨‍👩‍👧")
    #expect(edited.characters.count == 3 && edited.caret == 3)
    edited.step(1, extends: false)
    edited.step(-1, extends: true)
    #expect(edited.selectedText == "👨‍👩‍👧")
    edited.step(-1, extends: false)
    #expect(edited.caret == 2 && edited.selection.isEmpty)
    edited.move(to: 0, extends: true)
    edited.step(1, extends: false)
    #expect(edited.caret == 2)
    edited.delete(to: 0)
    #expect(edited.text == "👨‍👩‍👧")
  }

  @Test func wordsEndWhereLettersDo() {
    var edited = EditedText("one, two-3.jpg")
    var places: [Int] = []
    while edited.caret > 0 {
      edited.move(to: edited.word(-1), extends: false)
      places.append(edited.caret)
    }
    #expect(places == [11, 9, 5, 0])
    places = []
    while edited.caret < edited.characters.count {
      edited.move(to: edited.word(1), extends: false)
      places.append(edited.caret)
    }
    #expect(places == [3, 8, 10, 14])
  }

  @Test(arguments: [
    ("lake.jpg", 4), ("a.tar.gz", 5), ("noending", 8), (".hidden", 7), ("dot.", 4), ("", 0),
  ])
  func anEndingIsWhatComesAfterTheLastDot(name: String, count: Int) async {
    #expect(await NamingView.stemCount(of: name) == count)
  }
}

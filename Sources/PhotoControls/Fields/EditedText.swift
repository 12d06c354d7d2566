/// A line of text that somebody writes: what is in it, and what is chosen of it.
struct EditedText: Equatable {
  private(set) var characters: [Character]
  /// Where the selection began, and where it goes on: what is typed comes there.
  private(set) var anchor: Int
  private(set) var caret: Int

  init(_ text: String = "") {
    characters = Array(text)
    (anchor, caret) = (characters.count, characters.count)
  }

  var text: String { String(characters) }

  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  var selectedText: String { String(characters[selection]) }

  /// - Parameter range: of characters.
  mutating func select(_ range: Range<Int>) {
    (anchor, caret) = (range.lowerBound, range.upperBound)
  }

  /// In place of what is chosen. A line stays one line.
  mutating func insert(_ text: String) {
    let new = text.filter { !$0.isNewline }
    let start = selection.lowerBound
    characters.replaceSubrange(selection, with: new)
    (anchor, caret) = (start + new.count, start + new.count)
  }

  /// What is chosen, or else what lies between the caret and a place.
  mutating func delete(to place: Int) {
    if selection.isEmpty { caret = clamped(place) }
    insert("")
  }

  /// - Parameter extends: what was chosen is chosen up to there.
  mutating func move(to place: Int, extends: Bool) {
    caret = clamped(place)
    if !extends { anchor = caret }
  }

  /// Beside a selection, an arrow goes to its end.
  mutating func step(_ step: Int, extends: Bool) {
    if extends || selection.isEmpty {
      move(to: caret + step, extends: extends)
    } else {
      move(to: step < 0 ? selection.lowerBound : selection.upperBound, extends: false)
    }
  }

  /// The place where the word begins that lies before the caret (−1), or ends that lies after it (1).
  func word(_ step: Int) -> Int {
    func isPart(_ index: Int) -> Bool {
      let character = characters[step < 0 ? index - 1 : index]
      return character.isLetter || character.isNumber
    }
    let end = step < 0 ? 0 : characters.count
    var place = caret
    while place != end, !isPart(place) { place += step }
    while place != end, isPart(place) { place += step }
    return place
  }

  private func clamped(_ place: Int) -> Int { max(0, min(characters.count, place)) }
}

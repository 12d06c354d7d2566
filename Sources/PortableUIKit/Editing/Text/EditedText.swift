/// A text that somebody writes: what is in it, what is selected of it, and what an input method is not certain of yet.
///
/// Places count characters, as a person does, and lie between them.
struct EditedText: Equatable {
  private(set) var characters: [Character]
  /// Where the selection began, and where it goes on: what is typed comes there.
  private(set) var anchor: Int
  private(set) var caret: Int
  /// What may still become something else; it is shown underlined.
  private(set) var marked: Range<Int>?

  init(_ text: String = "") {
    characters = Array(text)
    (anchor, caret) = (characters.count, characters.count)
  }

  var text: String { string(in: 0..<characters.count) }
  var count: Int { characters.count }
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  var hasSelection: Bool { anchor != caret }

  func string(in range: Range<Int>) -> String { String(characters[clamped(range)]) }

  mutating func select(_ range: Range<Int>) {
    let range = clamped(range)
    (anchor, caret) = (range.lowerBound, range.upperBound)
  }

  /// - Parameter extends: what was selected is selected up to there.
  mutating func move(to place: Int, extends: Bool) {
    caret = clamped(place)
    if !extends { anchor = caret }
  }

  /// Puts a text in the place of others; the caret stands behind it, and nothing is marked.
  ///
  /// An accent that is put behind a letter becomes one character with it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = clamped(range)
    let before = max(0, range.lowerBound - 1)
    let behind = min(count, range.upperBound + 1)
    let head = String(characters[before..<range.lowerBound]) + text
    let tail = String(characters[range.upperBound..<behind])
    let written = Array(head).count
    let joined = Array(head + tail)
    let follows = behind > range.upperBound
    characters.replaceSubrange(before..<behind, with: joined)
    marked = nil
    // Where both became one, the caret is behind that one.
    let place = follows && joined.count > written ? joined.count - 1 : joined.count
    move(to: before + place, extends: false)
  }

  /// Shows what is not certain yet in place of what was marked or selected; the caret stands at `caret`, which counts the
  /// text's Unicode scalars.
  mutating func mark(_ text: String, caret scalars: Int) {
    let place = marked ?? selection
    guard !text.utf8.isEmpty else {
      if let marked { replace(marked, with: "") }
      return
    }
    // As it is: what is marked stays by itself, and is gone again as a whole.
    let new = Array(text)
    characters.replaceSubrange(place, with: new)
    marked = place.lowerBound..<place.lowerBound + new.count
    var rest = scalars
    var count = 0
    while count < new.count, rest > 0 {
      rest -= new[count].unicodeScalars.count
      count += 1
    }
    move(to: place.lowerBound + count, extends: false)
  }

  /// What was marked stays as it is.
  mutating func unmark() { marked = nil }

  func clamped(_ place: Int) -> Int { max(0, min(count, place)) }

  func clamped(_ range: Range<Int>) -> Range<Int> {
    clamped(range.lowerBound)..<clamped(range.upperBound)
  }
}

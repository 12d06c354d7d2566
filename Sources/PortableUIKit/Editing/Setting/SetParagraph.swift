/// A paragraph of a text that is set; where it lies, only the whole knows.
struct SetParagraph {
  let characters: [Character]
  let lines: [SetLine]
  /// Points.
  let height: Double
  let width: Double

  init(_ characters: [Character], lines: [SetLine]) {
    self.characters = characters
    self.lines = lines
    height = lines.reduce(0) { $0 + $1.height }
    width = lines.reduce(0) { max($0, $1.width) }
  }
}

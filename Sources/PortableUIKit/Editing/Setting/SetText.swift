import ScrollGeometry

/// A text in lines: where each character lies, and which one lies at a place. Points, from the top left corner.
///
/// What did not change since it was last set is not set again: of two paragraphs that are the same at the beginning or
/// the end of both texts, the lines are taken over.
struct SetText {
  /// How lines are set; another one sets all anew.
  struct Form: Equatable {
    var style: PlainStyle
    /// Of the lines, points; infinite where nothing is broken.
    var width: Double
    /// Where lines lie in the width: 0 left, 0.5 in the middle, 1 right; nil: where they are read from.
    var side: Double?
    /// An empty text is read from the right.
    var isRightToLeft = false
    /// What is shown in place of each character.
    var mask: Character?

    static func == (left: Form, right: Form) -> Bool {
      left.style == right.style && left.width == right.width && left.side == right.side
        && left.isRightToLeft == right.isRightToLeft
        && (left.mask.map(String.init) ?? "").isSame(as: right.mask.map(String.init) ?? "")
    }
  }

  /// One line in its place.
  struct Line {
    var set: SetLine
    /// Of the whole text's characters.
    var characters: Range<Int>
    var origin: Point

    var bottom: Double { origin.y + set.height }
  }

  private(set) var form: Form
  private(set) var paragraphs: [SetParagraph] = []
  /// Which character each paragraph begins with, and how far down it lies, points.
  private var starts: [Int] = []
  private var tops: [Double] = []
  private(set) var size = Size.zero

  init(form: Form) { self.form = form }

  /// Sets a text, in place of the one before.
  mutating func set(_ characters: [Character], form: Form, _ measuring: any TextMeasuring) {
    if form != self.form { paragraphs = [] }
    self.form = form
    var new: [ArraySlice<Character>] = []
    var start = 0
    for (index, character) in characters.enumerated() where character.isNewline {
      new.append(characters[start..<index])
      start = index + 1
    }
    new.append(characters[start...])
    let same = zip(paragraphs, new).prefix { Self.isSame($0, $1) }.count
    let most = min(paragraphs.count, new.count) - same
    var sameAtEnd = 0
    while sameAtEnd < most,
      Self.isSame(
        paragraphs[paragraphs.count - 1 - sameAtEnd], new[new.count - 1 - sameAtEnd])
    { sameAtEnd += 1 }
    let middle = new[same..<(new.count - sameAtEnd)].map { paragraph in
      let characters = Array(paragraph)
      let shown = form.mask.map { [Character](repeating: $0, count: characters.count) }
      return SetParagraph(
        characters,
        lines: form.style.lines(of: shown ?? characters, width: form.width, measuring))
    }
    paragraphs.replaceSubrange(same..<(paragraphs.count - sameAtEnd), with: middle)
    place()
  }

  private static func isSame(
    _ paragraph: SetParagraph, _ characters: ArraySlice<Character>
  ) -> Bool {
    paragraph.characters.elementsEqual(characters) { $0.isSame(as: $1) }
  }

  private mutating func place() {
    starts = []
    tops = []
    var (start, top, widest) = (0, 0.0, 0.0)
    for paragraph in paragraphs {
      starts.append(start)
      tops.append(top)
      start += paragraph.characters.count + 1
      top += paragraph.height
      widest = max(widest, paragraph.width)
    }
    size = Size(width: widest, height: top)
  }

  /// What is shown of a line.
  func text(of line: Line, in paragraph: Int) -> String {
    if let mask = form.mask { return String(repeating: mask, count: line.characters.count) }
    return String(paragraphs[paragraph].characters[line.set.characters])
  }

  /// The lines of a paragraph in their places.
  func lines(of index: Int) -> [Line] {
    var top = tops[index]
    return paragraphs[index].lines.map { set in
      defer { top += set.height }
      let range =
        set.characters.lowerBound + starts[index]..<set.characters.upperBound + starts[index]
      return Line(set: set, characters: range, origin: Point(x: x(of: set), y: top))
    }
  }

  private func x(of line: SetLine) -> Double {
    guard form.width.isFinite else { return 0 }
    let isReversed = line.characters.isEmpty ? form.isRightToLeft : line.isRightToLeft
    return (form.width - line.width) * (form.side ?? (isReversed ? 1 : 0))
  }

  /// The paragraph that a character, or the break behind it, is in.
  func paragraph(of place: Int) -> Int { last(starts) { $0 <= place } }

  /// The paragraph at a height, or the nearest one.
  func paragraph(atHeight y: Double) -> Int { last(tops) { $0 <= y } }

  private func last<T>(_ values: [T], _ fits: (T) -> Bool) -> Int {
    var (low, high) = (0, values.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(values[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}

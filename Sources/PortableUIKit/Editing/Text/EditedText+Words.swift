extension EditedText {
  /// The place where the word begins that lies before a place (−1), or ends that lies behind it (1).
  func wordEdge(from start: Int, _ step: Int) -> Int {
    let end = step < 0 ? 0 : count
    func isInWord(_ place: Int) -> Bool { characters[step < 0 ? place - 1 : place].isInWord }
    var place = clamped(start)
    while place != end, !isInWord(place) { place += step }
    while place != end, isInWord(place) { place += step }
    return place
  }

  /// What two taps at a place select: a word, or what lies between two of them; the last one behind all.
  func word(at place: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let index = min(clamped(place), count - 1)
    let isInWord = characters[index].isInWord
    if characters[index].isNewline { return index..<index }
    var range = index..<index + 1
    while range.lowerBound > 0, isSame(range.lowerBound - 1, isInWord) {
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound < count, isSame(range.upperBound, isInWord) {
      range = range.lowerBound..<range.upperBound + 1
    }
    return range
  }

  /// What three taps select: all up to the line breaks.
  func paragraph(at place: Int) -> Range<Int> {
    var (start, end) = (clamped(place), clamped(place))
    while start > 0, !characters[start - 1].isNewline { start -= 1 }
    while end < count, !characters[end].isNewline { end += 1 }
    return start..<end
  }

  private func isSame(_ index: Int, _ isInWord: Bool) -> Bool {
    !characters[index].isNewline && characters[index].isInWord == isInWord
  }
}

extension Character {
  /// Spaces and punctuation part words; all else is in them. (Without the tables of Unicode, which a page would fetch.)
  var isInWord: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    switch scalar {
    // derivation: 0…9, A…Z, _, a…z.
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return true
    // derivation: the rest of ASCII and the signs of Latin-1 but for ª µ º, general punctuation and spaces, signs of
    // China, Japan and Korea.
    case 0...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0x2000...0x206F, 0x3000...0x303F:
      return false
    default: return true
    }
  }
}

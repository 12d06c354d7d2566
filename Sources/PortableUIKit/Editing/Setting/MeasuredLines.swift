import DisplayList
import ScrollGeometry

/// Sets lines by asking how wide their beginnings are.
struct MeasuredLines {
  let paragraph: [Character]
  let style: PlainStyle
  let measuring: any TextMeasuring
  /// Points.
  let width: Double

  func set() -> [SetLine] {
    var lines: [SetLine] = []
    var start = 0
    repeat {
      let end = end(from: start)
      lines.append(line(start..<end))
      start = end
    } while start < paragraph.count
    return lines
  }

  private func width(_ range: Range<Int>) -> Double {
    range.isEmpty ? 0 : style.size(of: String(paragraph[range]), measuring).width
  }

  /// Where the line ends that begins at `start`: behind all that fits, up to a space.
  private func end(from start: Int) -> Int {
    let all = paragraph.count
    guard width.isFinite, width(start..<all) > width else { return all }
    // The most characters that fit, between what does and what does not.
    var (fits, fails) = (start, all)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if width(start..<middle) <= width { fits = middle } else { fails = middle }
    }
    // A space that has no room is not seen.
    var end = fits
    while end < all, paragraph[end].isSame(as: " ") { end += 1 }
    if end > fits { return end }
    while end > start, !paragraph[end - 1].isSame(as: " ") { end -= 1 }
    return end > start ? end : max(fits, start + 1)
  }

  private func line(_ range: Range<Int>) -> SetLine {
    var ends = [0.0]
    var place = range.lowerBound
    while place < range.upperBound {
      place += 1
      ends.append(width(range.lowerBound..<place))
    }
    var seen = range.upperBound
    // At the end of a paragraph spaces are there, as the caret shows.
    if range.upperBound < paragraph.count {
      while seen > range.lowerBound, paragraph[seen - 1].isSame(as: " ") { seen -= 1 }
    }
    let whole = ends[seen - range.lowerBound]
    let isReversed = paragraph.isRightToLeft
    let edges = range.indices.map { index -> SetLine.Edges in
      let (start, end) = (ends[index - range.lowerBound], ends[index - range.lowerBound + 1])
      return isReversed
        ? SetLine.Edges(start: whole - start, end: whole - end)
        : SetLine.Edges(start: start, end: end)
    }
    return SetLine(
      characters: range, edges: edges, width: whole, height: style.lineHeight(measuring),
      isRightToLeft: isReversed)
  }
}

extension [Character] {
  /// As Unicode's rules say: the first letter decides. Without its tables, by the blocks of scripts.
  var isRightToLeft: Bool {
    for character in self {
      for scalar in character.unicodeScalars {
        switch scalar.value {
        // derivation: Unicode's blocks of scripts that are written from right to left.
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
          return true
        // derivation: letters of ASCII, and what is a letter from Latin on.
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x58F, 0x900...0x1FFF, 0x3040...0xFB1C,
          0x20000...0x3FFFF:
          return false
        default: break
        }
      }
    }
    return false
  }
}

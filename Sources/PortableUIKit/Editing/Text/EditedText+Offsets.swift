// UIKit counts UTF-16 units, which a person never sees.
extension EditedText {
  /// How many units lie before a place.
  func offset(of place: Int) -> Int {
    var units = 0
    for character in characters[..<clamped(place)] { units += character.unitCount }
    return units
  }

  /// The place behind so many units, or behind the character that they end in.
  func place(atOffset offset: Int) -> Int {
    var rest = offset
    var place = 0
    while place < count, rest > 0 {
      rest -= characters[place].unitCount
      place += 1
    }
    return place
  }

  func nsRange(_ range: Range<Int>) -> NSRange {
    let start = offset(of: range.lowerBound)
    return NSRange(location: start, length: offset(of: range.upperBound) - start)
  }

  func range(_ range: NSRange) -> Range<Int> {
    let start = place(atOffset: max(0, range.location))
    return start..<max(start, place(atOffset: max(0, range.location) + max(0, range.length)))
  }

  /// The place that lies so many Unicode scalars before (negative) or behind another one.
  func place(_ place: Int, movedByScalars scalars: Int) -> Int {
    var (place, rest) = (place, scalars)
    while rest < 0, place > 0 {
      place -= 1
      rest += characters[place].unicodeScalars.count
    }
    while rest > 0, place < count {
      rest -= characters[place].unicodeScalars.count
      place += 1
    }
    return place
  }
}

extension Character {
  /// Its UTF-16 units.
  fileprivate var unitCount: Int {
    var units = 0
    // derivation: what lies beyond the basic plane takes a pair.
    for scalar in unicodeScalars { units += scalar.value > 0xFFFF ? 2 : 1 }
    return units
  }
}

/// What is there in other colours than the display's is decoded anew, as far as it is wanted, and seen until that has come. For
/// that long a piece takes twice its bytes, of which the budget knows once.
extension StorePlan {
  /// - Returns: pictures whose keepsakes are to be forgotten.
  mutating func change(to display: DisplayProfile?) -> [Int32] {
    self.display = display
    otherColored = Set(pieces.keys.filter(isLoaded))
    // On screen they may be all that there is to see.
    return keepsakes.forget(except: Set(picturesOnScreen))
  }

  /// Its pixels are there, in these colours.
  mutating func note(_ key: PieceKey, isFor display: DisplayProfile?) {
    if display == self.display {
      otherColored.remove(key)
    } else {
      otherColored.insert(key)
    }
  }

  /// It is to be decoded once more.
  func needsRenewal(_ key: PieceKey) -> Bool {
    otherColored.contains(key) && !renewed.contains(key) && isLoaded(key)
  }

  mutating func beginRenewal(of key: PieceKey) { renewed.insert(key) }

  /// It has been decoded once more, or could not be, or was not begun. False when it was not there before, or has been
  /// forgotten meanwhile and is wanted anew.
  mutating func endRenewal(of key: PieceKey) -> Bool {
    guard renewed.remove(key) != nil else { return false }
    if case .wanted? = pieces[key] { return false }
    return true
  }

  /// Not in sRGB for certain.
  func mayBeColored(_ key: PieceKey) -> Bool { display != nil || otherColored.contains(key) }
}

extension String {
  /// Byte by byte, as Foundation compares its strings. `==` also finds what Unicode calls equivalent,
  /// and brings tables for that into every web page.
  /// All strings lie in one piece here, and what would compare others is large there, too.
  @inline(never) package func isSame(as other: String) -> Bool {
    var isSame = false
    _ = utf8.withContiguousStorageIfAvailable { own in
      _ = other.utf8.withContiguousStorageIfAvailable { isSame = own.elementsEqual($0) }
    }
    return isSame
  }
}

extension Character {
  /// The same for one.
  func isSame(as other: Character) -> Bool { String(self).isSame(as: String(other)) }
}

extension String {
  /// Byte by byte, as Foundation compares its strings. `==` also finds what Unicode calls equivalent,
  /// and brings tables for that into every web page.
  package func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Character {
  /// The same for one.
  func isSame(as other: Character) -> Bool { utf8.elementsEqual(other.utf8) }
}

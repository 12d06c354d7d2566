import Glibc

/// A file of gettext's: two tables of lengths and places, and the texts.
package enum CatalogueFile {
  /// Bytes beyond which it is none of ours.
  private static let longest = 1 << 18

  static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: longest)
    let count = fread(&bytes, 1, longest, file)
    return count < longest ? Array(bytes[..<count]) : nil
  }

  /// Whether all that it speaks of lies within it.
  package static func isSound(_ bytes: [UInt8]) -> Bool {
    func word(_ place: Int) -> Int {
      // Four bytes, the lowest first: as this machine has them, since msgfmt was told so.
      (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    // derivation: magic number, revision, count, two tables, size and place of a table of hashes.
    let header = 28
    guard bytes.count >= header, word(0) == 0x9504_12DE, word(4) == 0 else { return false }
    let (count, hashes) = (word(8), (count: word(20), place: word(24)))
    guard count <= bytes.count, hashes.place + 4 * hashes.count <= bytes.count else {
      return false
    }
    for table in [word(12), word(16)] {
      guard table + 8 * count <= bytes.count else { return false }
      for index in 0..<count {
        let (length, place) = (word(table + 8 * index), word(table + 8 * index + 4))
        // A zero follows that is not counted.
        guard place + length < bytes.count, bytes[place + length] == 0 else { return false }
      }
    }
    let entries = (0..<hashes.count).map { word(hashes.place + 4 * $0) }
    // Whoever looks for what is not there stops at the first that is free.
    return entries.allSatisfy { $0 <= count } && (entries.isEmpty || entries.contains(0))
  }
}

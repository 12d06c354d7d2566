import Testing

@testable import MessageCatalogue

/// Files of gettext's, put together here by its documentation.
struct CatalogueFileTests {
  /// Two texts, a table of hashes with three places.
  private static let sound: [UInt8] = {
    func words(_ values: [Int]) -> [UInt8] {
      values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    }
    // Header 28 bytes, two tables of 16, hashes 12: texts begin at 72.
    return words([0x9504_12DE, 0, 2, 28, 44, 3, 60]) + words([0, 72, 4, 73])
      + words([5, 78, 5, 84]) + words([1, 0, 2]) + Array("\0Zoom\0head.\0groß\0".utf8)
  }()

  @Test func whatLiesWithinItselfIsSound() {
    #expect(CatalogueFile.isSound(Self.sound))
  }

  @Test func whatIsCutOffIsNot() {
    let file = Self.sound
    for count in 0..<file.count {
      #expect(!CatalogueFile.isSound(Array(file[..<count])), "\(count)")
    }
  }

  @Test func whatPointsBeyondItsEndIsNot() {
    let file = Self.sound
    // Magic, revision, count, both tables, hashes, and lengths and places of texts.
    for word in [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60] {
      var broken = file
      broken[word + 3] = 0x7F
      #expect(!CatalogueFile.isSound(broken), "\(word)")
    }
    var full = file
    full[64] = 1
    // Whoever looks for a text in it would look for ever.
    #expect(!CatalogueFile.isSound(full))
  }
}

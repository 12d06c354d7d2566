import Foundation

/// Finds a text in names, whatever their case and accents.
struct NameFilter: Equatable {
  let text: String
  private let folded: [UInt8]

  init(_ text: String) {
    self.text = text
    folded = Self.folded(text)
  }

  var isEmpty: Bool { folded.isEmpty }

  func matches(_ name: String) -> Bool {
    if folded.isEmpty { return true }
    let name = Self.folded(name)
    guard name.count >= folded.count else { return false }
    return (0...name.count - folded.count).contains { start in
      name[start] == folded[0] && name[start..<start + folded.count].elementsEqual(folded)
    }
  }

  /// Whatever it finds, the other finds, too.
  func narrows(_ other: NameFilter) -> Bool { folded.starts(with: other.folded) }

  /// Most names are ASCII, and there are many.
  private static func folded(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text.utf8.map { ($0 >= 0x41 && $0 <= 0x5A) ? $0 | 0x20 : $0 }  // derivation: A to Z
    }
    return Array(
      text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).utf8)
  }
}

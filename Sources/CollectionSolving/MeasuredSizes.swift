import ScrollGeometry

/// How large elements turned out to be that had been estimated, points.
package struct MeasuredSizes<Element: Hashable & Sendable>: Sendable {
  private struct Entry: Sendable {
    var size: Size
    var round: Int
  }

  private var entries: [Element: Entry] = [:]
  private var round = 0

  package init() {}

  /// Nil for what was never measured.
  package subscript(element: Element) -> Size? { entries[element]?.size }

  /// Whether it need not be measured again.
  package func isKnown(_ element: Element) -> Bool { entries[element]?.round == round }

  package mutating func set(_ size: Size, of element: Element) {
    entries[element] = Entry(size: size, round: round)
  }

  /// All are measured again when they are seen; until then they are taken for as large as they were.
  package mutating func doubt() { round += 1 }

  /// The same for one of them.
  package mutating func doubt(_ element: Element) { entries[element]?.round = -1 }

  package mutating func forget() { entries = [:] }

  /// Elements are others now; nil for those that are no more.
  package mutating func rename(_ name: (Element) -> Element?) {
    var renamed: [Element: Entry] = [:]
    for (element, entry) in entries {
      if let name = name(element) { renamed[name] = entry }
    }
    entries = renamed
  }

  package func forEach(_ body: (_ element: Element, _ size: Size) -> Void) {
    for (element, entry) in entries { body(element, entry.size) }
  }
}

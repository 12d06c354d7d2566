import DisplayList
import ScrollGeometry

@testable import WebHost

/// Reads a frame's words as `FrameCode` says that they lie, and as the page does.
struct FrameReader {
  private let words: [UInt64]
  private var place = 0

  init(_ words: [UInt64]) { self.words = words }

  var isAtEnd: Bool { place == words.count }

  mutating func number() -> Double {
    defer { place += 1 }
    return Double(bitPattern: words[place])
  }

  mutating func int() -> Int { Int(number()) }

  mutating func flag() -> Bool { number() == 1 }

  mutating func code() -> FrameCode? { FrameCode(rawValue: int()) }

  mutating func text() -> String {
    let count = int()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: words[place + $0 / 8] >> ($0 % 8 * 8)) }
    place += (count + 7) / 8
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func list<T>(_ element: (inout FrameReader) -> T) -> [T] {
    let count = int()
    return (0..<count).map { _ in element(&self) }
  }

  mutating func point() -> Point { Point(x: number(), y: number()) }

  mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }

  mutating func color() -> Color {
    Color(red: number(), green: number(), blue: number(), alpha: number())
  }

  mutating func tile() -> TextureID {
    TextureID(
      picture: Int32(int()), level: Int16(int()), column: Int32(int()), row: Int32(int()))
  }

  mutating func elements() -> [AccessibilityElement] {
    list { reader in
      let (id, role) = (Int32(reader.int()), Self.roles[reader.int()])
      let (frame, label, value) = (reader.rect(), reader.text(), reader.text())
      let children = reader.elements()
      let (position, count, states) = (reader.int(), reader.int(), reader.int())
      return AccessibilityElement(
        id: id, role: role, label: label.isEmpty ? nil : label,
        value: value.isEmpty ? nil : value, frame: frame, isSelected: states & 4 != 0,
        isExpanded: states & 1 == 0 ? nil : states & 2 != 0, position: position, count: count,
        children: children)
    }
  }

  private static let roles: [AccessibilityRole] = [
    .group, .text, .heading, .image, .button, .link, .searchField, .slider, .list,
    .textField, .listItem,
  ]
}

import DisplayList
import ScrollGeometry

/// Writes what the page reads: see `FrameCode`.
public struct FrameWriter {
  public private(set) var words: [UInt64] = []

  public init() {}

  /// Forgets everything but its memory.
  public mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
  }

  /// A number.
  @inline(never) public mutating func append(_ number: Double) {
    words.append(number.bitPattern)
  }

  /// Begins a record.
  public mutating func begin(_ code: FrameCode) {
    append(Double(code.rawValue))
  }

  /// A text, with its length.
  public mutating func append(_ text: String) {
    append(Double(text.utf8.count))
    // All strings lie in one piece here.
    _ = text.utf8.withContiguousStorageIfAvailable { bytes in
      var word: UInt64 = 0
      var count = 0
      for byte in bytes {
        word |= UInt64(byte) << UInt64(count % 8 * 8)
        count += 1
        if count % 8 == 0 {
          words.append(word)
          word = 0
        }
      }
      if count % 8 != 0 { words.append(word) }
    }
  }

  package mutating func append(_ tile: TextureID) {
    append(Double(tile.picture))
    append(Double(tile.level))
    append(Double(tile.column))
    append(Double(tile.row))
  }

  /// All of another writer's words.
  mutating func append(_ other: FrameWriter) {
    words.append(contentsOf: other.words)
  }

  /// Sets a word of the header.
  mutating func set(_ index: Int, to number: Double) {
    words[index] = number.bitPattern
  }

  package mutating func append(_ point: Point) {
    append(point.x)
    append(point.y)
  }

  @inline(never) mutating func append(_ rect: Rect) {
    append(rect.minX)
    append(rect.minY)
    append(rect.width)
    append(rect.height)
  }

  mutating func append(_ color: Color) {
    append(color.red)
    append(color.green)
    append(color.blue)
    append(color.alpha)
  }

  mutating func append(_ flag: Bool) {
    append(flag ? 1.0 : 0.0)
  }
}

/// Takes values out of bytes, in the order in which a `WireWriter` put them there. Whoever wrote them
/// may be hostile: what is not there is nil.
struct WireReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What has not been taken out.
  var rest: [UInt8] { Array(bytes[position...]) }

  mutating func int() -> Int? {
    guard bytes.count - position >= 8 else { return nil }
    defer { position += 8 }
    return bytes.withUnsafeBytes {
      Int($0.loadUnaligned(fromByteOffset: position, as: Int64.self))
    }
  }

  mutating func double() -> Double? {
    int().map { Double(bitPattern: UInt64(bitPattern: Int64($0))) }
  }

  mutating func ints(atMost most: Int) -> [Int]? {
    guard let count = int(), (0...most).contains(count) else { return nil }
    var values: [Int] = []
    for _ in 0..<count {
      guard let value = int() else { return nil }
      values.append(value)
    }
    return values
  }

  mutating func text() -> String? {
    guard let count = int(), count >= 0, count <= bytes.count - position else { return nil }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }
}

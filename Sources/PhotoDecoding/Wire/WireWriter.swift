/// Puts values into bytes for another process of the same program.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ value: Int) {
    withUnsafeBytes(of: Int64(value)) { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ value: Double) { put(Int(bitPattern: UInt(value.bitPattern))) }

  mutating func put(_ values: [Int]) {
    put(values.count)
    for value in values { put(value) }
  }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }
}

import Glibc

/// Names a picture by what is in its file, not by where it is: renamed and moved it is the same, and
/// changed it is another.
package struct PyramidKey: Hashable, Sendable {
  private static let sampleCount = 16
  private static let sampleBytes = 4096

  /// Letters and digits.
  package let name: String

  /// Reads a few samples, whatever the file's size.
  package init(_ file: PictureFile) throws(PictureError) {
    var hash = Hash()
    hash.add(UInt64(file.byteCount))
    hash.add(file.timeOfChange)
    for sample in 0..<Self.sampleCount {
      let start = (file.byteCount - Self.sampleBytes) * sample / (Self.sampleCount - 1)
      let lower = max(start, 0)
      for byte in try file.bytes(lower..<lower + Self.sampleBytes) { hash.add(byte) }
    }
    name = String(hash.value, radix: 36) + "-" + String(file.byteCount, radix: 36)
  }

  /// FNV-1a with 64 bits (Fowler, Noll and Vo). Against accidents, not against attackers, who can
  /// but show another picture of their own.
  private struct Hash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

    mutating func add(_ number: UInt64) {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        add(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
  }
}

/// FNV-1a over the bits of what is added: equal only where every bit is.
struct Checksum {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Double) {
    add(number.bitPattern)
  }

  mutating func add(_ word: UInt64) {
    for shift: UInt64 in [0, 8, 16, 24, 32, 40, 48, 56] {
      value = (value ^ ((word >> shift) & 0xFF)) &* 0x0000_0100_0000_01b3
    }
  }

  var text: String {
    var digits = ""
    for shift: UInt64 in [60, 56, 52, 48, 44, 40, 36, 32, 28, 24, 20, 16, 12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: value >> shift) & 15
      digits.unicodeScalars.append(Unicode.Scalar(digit + (digit < 10 ? 48 : 87)))
    }
    return digits
  }
}

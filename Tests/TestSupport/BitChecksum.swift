/// FNV-1a over the bits of numbers: equal only where every bit of every number is.
public struct BitChecksum {
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  public mutating func add(_ number: Double) {
    let bits = number.bitPattern
    for byte in UInt64(0)..<8 {
      value = (value ^ (bits >> (byte * 8) & 0xFF)) &* 0x0000_0100_0000_01B3
    }
  }
}

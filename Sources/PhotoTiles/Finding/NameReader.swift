/// Reads a file name for `NaturalOrder`: runs of digits, and everything else letter by letter.
struct NameReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }
  var isAtDigit: Bool { !isAtEnd && Self.isDigit(bytes[position]) }

  mutating func skipZeros() -> Int {
    let start = position
    while !isAtEnd, bytes[position] == UInt8(ascii: "0") { position += 1 }
    return position - start
  }

  mutating func takeDigits() -> UnsafeBufferPointer<UInt8> {
    let start = position
    while isAtDigit { position += 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<position])
  }

  /// The next letter in lower case. Bytes that are not UTF-8 come after every letter.
  mutating func takeFolded() -> UInt32 {
    let byte = bytes[position]
    if byte < 0x80 {
      position += 1
      let isUpperCase = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      return UInt32(isUpperCase ? byte + 32 : byte)
    }
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = UnsafeBufferPointer(rebasing: bytes[position...]).makeIterator()
    guard case .valid(let encoded) = decoder.parseScalar(from: &rest) else {
      position += 1
      return 0x11_0000 + UInt32(byte)
    }
    position += encoded.count
    let scalar = Unicode.UTF8.decode(encoded)
    return (scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar).value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}

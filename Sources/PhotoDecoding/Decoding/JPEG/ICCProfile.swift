/// What a profile calls itself, which tells sRGB's from others.
struct ICCProfile {
  private static let segmentName = Array("ICC_PROFILE\0".utf8)
  private static let headerBytes = 128

  private var bytes: [UInt8]

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  /// Adds the part of a profile that a JPEG file's segment holds.
  mutating func append(jpegSegment segment: [UInt8]) {
    guard segment.starts(with: Self.segmentName) else { return }
    // Two bytes count the parts, which come in order.
    bytes += segment.dropFirst(Self.segmentName.count + 2)
  }

  /// There is a profile, and it does not call itself sRGB.
  var isOther: Bool { !bytes.isEmpty && !isSRGB }

  private var isSRGB: Bool {
    // Text is ASCII in old profiles, and UTF-16 in new ones: without zeros they look alike.
    description.map { contains("sRGB", bytes[$0].filter { $0 != 0 }) } ?? false
  }

  /// In the first of its languages.
  var name: String? {
    guard let place = description, let type = uint32(at: place.lowerBound) else { return nil }
    // ICC.1:2010, 10.13: the first record's length and offset; ICC.1:2001-04, 6.5.17: the length and ASCII.
    switch type {
    case 0x6D6C_7563:
      guard let length = uint32(at: place.lowerBound + 20),
        let offset = uint32(at: place.lowerBound + 24), offset + length <= place.count
      else { return nil }
      let text = bytes[place.lowerBound + offset..<place.lowerBound + offset + length]
      let units = stride(from: text.startIndex, to: text.endIndex - 1, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    case 0x6465_7363:
      guard let length = uint32(at: place.lowerBound + 8), length + 12 <= place.count else {
        return nil
      }
      let text = bytes[place.lowerBound + 12..<place.lowerBound + 12 + length]
      return String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    default: return nil
    }
  }

  /// Where the description lies, with its type.
  private var description: Range<Int>? {
    guard let count = uint32(at: Self.headerBytes) else { return nil }
    for index in 0..<min(count, 100) {
      let entry = Self.headerBytes + 4 + 12 * index
      guard let offset = uint32(at: entry + 4), let size = uint32(at: entry + 8) else { break }
      guard bytes[entry..<entry + 4].elementsEqual("desc".utf8) else { continue }
      guard offset < bytes.count else { break }
      return offset..<min(offset + size, bytes.count)
    }
    return nil
  }

  private func contains(_ word: String, _ text: [UInt8]) -> Bool {
    text.indices.contains { text[$0...].starts(with: word.utf8) }
  }

  var byteCount: Int { bytes.count }

  /// So stands there, in ASCII.
  func has(_ word: String, at position: Int) -> Bool {
    bytes.dropFirst(position).starts(with: word.utf8)
  }

  func uint32(at position: Int) -> Int? {
    guard position + 4 <= bytes.count else { return nil }
    return bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// Tells an sRGB profile from others, by its description.
struct ICCProfile {
  private static let segmentName = Array("ICC_PROFILE\0".utf8)
  private static let headerBytes = 128

  private var bytes: [UInt8] = []

  /// Adds the part of a profile that a JPEG file's segment holds.
  mutating func append(jpegSegment segment: [UInt8]) {
    guard segment.starts(with: Self.segmentName) else { return }
    // Two bytes count the parts, which come in order.
    bytes += segment.dropFirst(Self.segmentName.count + 2)
  }

  /// There is a profile, and it does not call itself sRGB.
  var isOther: Bool { !bytes.isEmpty && !isSRGB }

  private var isSRGB: Bool {
    guard let count = uint32(at: Self.headerBytes) else { return false }
    for index in 0..<min(count, 100) {
      let entry = Self.headerBytes + 4 + 12 * index
      guard let offset = uint32(at: entry + 4), let size = uint32(at: entry + 8) else { break }
      guard bytes[entry..<entry + 4].elementsEqual("desc".utf8) else { continue }
      guard offset < bytes.count else { break }
      // Text is ASCII in old profiles, and UTF-16 in new ones: without zeros they look alike.
      let text = bytes[offset..<min(offset + size, bytes.count)].filter { $0 != 0 }
      return contains("sRGB", text)
    }
    return false
  }

  private func contains(_ word: String, _ text: [UInt8]) -> Bool {
    text.indices.contains { text[$0...].starts(with: word.utf8) }
  }

  private func uint32(at position: Int) -> Int? {
    guard position + 4 <= bytes.count else { return nil }
    return bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

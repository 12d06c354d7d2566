/// Single bytes and small pieces of a file, read in blocks.
struct FileWindow {
  private static let blockBytes = 64 * 1024

  private let file: PictureFile
  private var start = 0
  private var block: [UInt8] = []

  init(_ file: PictureFile) { self.file = file }

  /// Nil behind the end of the file.
  mutating func byte(at position: Int) throws(PictureError) -> UInt8? {
    if position < start || position >= start + block.count {
      guard position < file.byteCount else { return nil }
      block = try file.bytes(position..<position + Self.blockBytes)
      start = position
    }
    return position - start < block.count ? block[position - start] : nil
  }

  mutating func uint16(at position: Int) throws(PictureError) -> UInt16? {
    guard let high = try byte(at: position), let low = try byte(at: position + 1) else {
      return nil
    }
    return UInt16(high) << 8 | UInt16(low)
  }

  /// What of the range exists.
  func bytes(_ range: Range<Int>) throws(PictureError) -> [UInt8] {
    if range.lowerBound >= start, range.upperBound <= start + block.count {
      return Array(block[range.lowerBound - start..<range.upperBound - start])
    }
    return try file.bytes(range)
  }
}

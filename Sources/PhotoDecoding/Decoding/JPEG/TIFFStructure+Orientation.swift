extension TIFFStructure {
  /// Its tag, its type "short", and that it is one (TIFF 6.0, section 2).
  private static let entry: [(value: Int, count: Int)] = [(0x0112, 2), (3, 2), (1, 4)]

  /// A structure that says nothing else.
  static func saying(_ orientation: Orientation) -> [UInt8] {
    // In its byte order 42, then where the directory is: behind these eight bytes.
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + entryBytes(orientation, isLittleEndian: false)
      + [0, 0, 0, 0]
  }

  /// This one with an orientation, which it does not have yet: its first directory is written anew behind all else, so that
  /// nothing moves that something else may point to. Nil when its directory makes no sense.
  func adding(_ orientation: Orientation) -> [UInt8]? {
    guard let directory = firstDirectory, directory.count < UInt16.max else { return nil }
    var bytes = self.bytes
    // Directories begin at even places.
    if bytes.count % 2 == 1 { bytes.append(0) }
    let place = bytes.count
    let own = Self.entryBytes(orientation, isLittleEndian: isLittleEndian)
    // In the order of their tags.
    let before = directory.prefix { tag(of: $0) < Self.entry[0].value }
    bytes += Self.bytes(directory.count + 1, count: 2, isLittleEndian)
    bytes += before.flatMap { $0 } + own + directory.dropFirst(before.count).flatMap { $0 }
    bytes += nextDirectory ?? [0, 0, 0, 0]
    bytes.replaceSubrange(4..<8, with: Self.bytes(place, count: 4, isLittleEndian))
    return bytes
  }

  private static func entryBytes(
    _ orientation: Orientation, isLittleEndian: Bool
  ) -> [UInt8] {
    entry.flatMap { bytes($0.value, count: $0.count, isLittleEndian) }
      + bytes(orientation.rawValue, count: 2, isLittleEndian) + [0, 0]
  }

  private func tag(of entry: ArraySlice<UInt8>) -> Int {
    Self.uint(Array(entry), at: 0, count: 2, isLittleEndian) ?? 0
  }

  private static func bytes(_ value: Int, count: Int, _ isLittleEndian: Bool) -> [UInt8] {
    let little = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isLittleEndian ? little : little.reversed()
  }
}

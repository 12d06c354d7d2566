/// Directories of a TIFF structure, which is what EXIF is: the first one is the picture's, the second one that of a small
/// version of it (Exif 2.3, 4.5.5 and 4.6.2).
struct TIFFStructure {
  private enum Tag {
    static let orientation = 0x0112
    static let previewStart = 0x0201
    static let previewLength = 0x0202
  }

  private static let entrySize = 12

  let bytes: [UInt8]
  let isLittleEndian: Bool
  private let start: Int

  /// Nil when it is none.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    switch bytes.prefix(4) {
    case [0x49, 0x49, 42, 0]: isLittleEndian = true
    case [0x4D, 0x4D, 0, 42]: isLittleEndian = false
    default: return nil
    }
    start = Self.uint(bytes, at: 4, count: 4, isLittleEndian) ?? .max
  }

  var orientation: Orientation? {
    orientationPlace.flatMap { uint($0, count: 2) }.flatMap(Orientation.init)
  }

  /// Where its two bytes are.
  var orientationPlace: Int? {
    // Its type is "short", so the value stands at the beginning of the value field.
    guard let place = value(of: Tag.orientation, in: start), uint(place, count: 2) != nil else {
      return nil
    }
    return place
  }

  /// Where the small version's bytes are.
  var preview: Range<Int>? {
    guard start < bytes.count, let count = uint(start, count: 2),
      let second = uint(start + 2 + Self.entrySize * count, count: 4), second > start,
      let from = value(of: Tag.previewStart, in: second).flatMap({ uint($0, count: 4) }),
      let length = value(of: Tag.previewLength, in: second).flatMap({ uint($0, count: 4) }),
      length > 0, from + length <= bytes.count
    else { return nil }
    return from..<from + length
  }

  /// The entries of the first directory, as they are; nil when it is not all there.
  var firstDirectory: [ArraySlice<UInt8>]? {
    guard start < bytes.count, let count = uint(start, count: 2),
      start + 2 + Self.entrySize * count <= bytes.count
    else { return nil }
    return (0..<count).map {
      let entry = start + 2 + Self.entrySize * $0
      return bytes[entry..<entry + Self.entrySize]
    }
  }

  /// Where the directory behind the first one is, as it is written; nil where the structure ends before.
  var nextDirectory: ArraySlice<UInt8>? {
    guard let directory = firstDirectory else { return nil }
    let place = start + 2 + Self.entrySize * directory.count
    return place + 4 <= bytes.count ? bytes[place..<place + 4] : nil
  }

  /// The first directory says something of this kind.
  func has(_ tag: Int) -> Bool { value(of: tag, in: start) != nil }

  /// Where an entry's value stands.
  private func value(of tag: Int, in directory: Int) -> Int? {
    guard directory < bytes.count, let count = uint(directory, count: 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + Self.entrySize * index
      guard let found = uint(entry, count: 2) else { return nil }
      if found == tag { return entry + 8 }
    }
    return nil
  }

  private func uint(_ position: Int, count: Int) -> Int? {
    Self.uint(bytes, at: position, count: count, isLittleEndian)
  }

  static func uint(
    _ bytes: [UInt8], at position: Int, count: Int, _ isLittleEndian: Bool
  ) -> Int? {
    guard position >= 0, position + count <= bytes.count else { return nil }
    let digits = bytes[position..<position + count]
    return isLittleEndian
      ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
  }
}

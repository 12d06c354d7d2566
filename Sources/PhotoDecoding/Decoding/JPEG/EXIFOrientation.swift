/// Finds the orientation in a JPEG file's EXIF segment. Whatever makes no sense is ignored.
enum EXIFOrientation {
  static func find(in segment: [UInt8]) -> Orientation? {
    guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
    return TIFFDirectory(Array(segment[6...]))?.orientation
  }
}

/// The first directory of a TIFF structure, which is what EXIF is.
private struct TIFFDirectory {
  private static let orientationTag = 0x0112

  private let bytes: [UInt8]
  private let isLittleEndian: Bool
  private let start: Int

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
    guard start < bytes.count, let count = uint16(at: start) else { return nil }
    for index in 0..<count {
      let entry = start + 2 + 12 * index
      guard let tag = uint16(at: entry) else { return nil }
      // Its type is "short", so the value stands at the beginning of the value field.
      if tag == Self.orientationTag { return uint16(at: entry + 8).flatMap(Orientation.init) }
    }
    return nil
  }

  private func uint16(at position: Int) -> Int? {
    Self.uint(bytes, at: position, count: 2, isLittleEndian)
  }

  private static func uint(
    _ bytes: [UInt8], at position: Int, count: Int, _ isLittleEndian: Bool
  ) -> Int? {
    guard position >= 0, position + count <= bytes.count else { return nil }
    let digits = bytes[position..<position + count]
    return isLittleEndian
      ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
  }
}

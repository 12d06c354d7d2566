/// What the first bytes of a file tell of whether it may be the raw data of a camera. Most of them are TIFF files as others
/// are: LibRaw has the last word.
enum RawSignature {
  /// Read for the first directory of a TIFF file, bytes.
  static let byteCount = 64 * 1024

  /// What stands there, and where: Canon's CR2 and CR3, Fujifilm, Olympus, Panasonic.
  private static let marks: [(place: Int, text: String)] = [
    (8, "CR\u{2}"), (4, "ftypcrx "), (0, "FUJIFILMCCD-RAW"), (0, "IIRO"), (0, "IIRS"), (0, "MMOR"),
    (0, "IIU\0"),
  ]

  private enum Tag {
    static let maker = 0x010F
    static let subdirectories = 0x014A
    static let dngVersion = 0xC612
  }

  /// - Parameter start: the file's first bytes.
  static func isPossible(_ start: [UInt8]) -> Bool {
    if marks.contains(where: { start.dropFirst($0.place).starts(with: $0.text.utf8) }) {
      return true
    }
    guard let tiff = TIFFStructure(start) else { return false }
    // A camera's: DNG, Nikon, Sony, Samsung, Pentax.
    return tiff.has(Tag.dngVersion) || tiff.has(Tag.maker) && tiff.has(Tag.subdirectories)
  }
}

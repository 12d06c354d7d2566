/// What the name of a file says of its content.
enum PictureName {
  /// It ends as the names of pictures do that there is a decoder for.
  case picture
  /// It ends as the names of films do.
  case film
  /// It ends otherwise: notes, archives, what other programs keep beside a picture.
  case other
  /// It has no ending, or none that is one.
  case silent

  /// Longer ones are no endings: a sentence may have a dot.
  private static let longestEnding = 12

  /// Each as a number (`packed`): it is looked up for every file of a folder.
  private static let endings: Set<UInt64> = Set(
    """
    jpg jpeg jpe jfif jif mpo png apng webp gif tif tiff heic heics heif heifs hif avif avifs jxl \
    jp2 j2k j2c jpc jpf jpx svg svgz pdf ppm pgm pbm pnm pfm hdr rgbe dzi \
    dng nef nrw cr2 cr3 arw orf rw2 pef raf
    """.split(separator: " ").map { packed($0.utf8) })

  /// "ts" is more often a program's source than a film.
  private static let filmEndings: Set<UInt64> = Set(
    """
    mp4 m4v mov qt avi mkv webm mpg mpeg m2v mts m2ts 3gp 3g2 wmv asf flv ogv ogm vob divx
    """.split(separator: " ").map { packed($0.utf8) })

  init(_ name: UnsafeBufferPointer<UInt8>) {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")),
      name.count - dot - 1 <= Self.longestEnding
    else {
      self = .silent
      return
    }
    let ending = name[(dot + 1)...].lazy.map(Self.lowercased)
    let number = ending.count <= MemoryLayout<UInt64>.size ? Self.packed(ending) : 0
    if Self.endings.contains(number) {
      self = .picture
    } else if Self.filmEndings.contains(number) {
      self = .film
    } else {
      self =
        ending.contains(where: Self.isLetter) && ending.allSatisfy(Self.mayEnd) ? .other : .silent
    }
  }

  /// At most eight bytes in one number.
  private static func packed(_ ending: some Sequence<UInt8>) -> UInt64 {
    ending.reduce(0) { $0 << 8 | UInt64($1) }
  }

  static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// Letters, digits, and what editors put behind the names of copies.
  private static func mayEnd(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~")].contains(byte)
  }
}

/// What a JPEG file's EXIF segment says. Whatever makes no sense is ignored.
struct EXIF {
  private static let prefix: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]

  let orientation: Orientation?
  /// Where in the segment two bytes say it; nil where none do.
  let orientationPlace: Int?
  let isLittleEndian: Bool
  /// Where in the segment a small version of the picture lies, a JPEG file of its own.
  let preview: Range<Int>?

  /// - Parameter segment: without its marker and length.
  init?(_ segment: [UInt8]) {
    let prefix = Self.prefix.count
    guard segment.starts(with: Self.prefix), let tiff = TIFFStructure(Array(segment[prefix...]))
    else { return nil }
    orientation = tiff.orientation
    orientationPlace = tiff.orientationPlace.map { $0 + prefix }
    isLittleEndian = tiff.isLittleEndian
    preview = tiff.preview.map { $0.lowerBound + prefix..<$0.upperBound + prefix }
  }

  /// A segment without its marker and length that says nothing else.
  static func segment(of orientation: Orientation) -> [UInt8] {
    prefix + TIFFStructure.saying(orientation)
  }

  /// The segment that this was made of, with an orientation; nil when it cannot have one.
  func adding(_ orientation: Orientation, to segment: [UInt8]) -> [UInt8]? {
    TIFFStructure(Array(segment[Self.prefix.count...]))?.adding(orientation)
      .map { Self.prefix + $0 }
  }
}

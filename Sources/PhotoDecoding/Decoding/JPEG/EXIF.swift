/// What a JPEG file's EXIF segment says. Whatever makes no sense is ignored.
struct EXIF {
  let orientation: Orientation?
  /// Where in the segment a small version of the picture lies, a JPEG file of its own.
  let preview: Range<Int>?

  /// - Parameter segment: without its marker and length.
  init?(_ segment: [UInt8]) {
    let prefix: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
    guard segment.starts(with: prefix), let tiff = TIFFStructure(Array(segment[prefix.count...]))
    else { return nil }
    orientation = tiff.orientation
    preview = tiff.preview.map { $0.lowerBound + prefix.count..<$0.upperBound + prefix.count }
  }
}

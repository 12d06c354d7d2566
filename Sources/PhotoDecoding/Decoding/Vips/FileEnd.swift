/// Whether a file has an end, for formats that write one and whose decoders make up what is missing without a word.
enum FileEnd {
  /// Behind the end some programs put notes of their own, bytes.
  private static let room = 1 << 16

  static func isMissing(_ loader: VipsLoader, in file: PictureFile) -> Bool {
    let end: [UInt8]
    switch loader {
    // derivation: PNG 1.2, 4.1.4: the chunk IEND; JPEG, B.1.1.3: the marker EOI.
    case .png: end = Array("IEND".utf8)
    case .jpeg: end = [0xFF, 0xD9]
    // Any bytes may look like its end, so its decoder must go through all that comes before.
    case .gif:
      guard let source = try? VipsFileSource(file) else { return false }
      return VipsDecoder.load(source, VipsHeader(loader: .gif), stopsAtDamage: true) == nil
    // They say so when they lack something, or cannot be decoded then.
    case .webp, .tiff, .heif, .jpegXL, .jpeg2000, .svg, .pdf, .netpbm, .radiance: return false
    }
    guard let rest = try? file.bytes(max(0, file.byteCount - room)..<file.byteCount) else {
      return false
    }
    return !(end.count...max(end.count, rest.count)).contains { place in
      place <= rest.count && rest[place - end.count..<place].elementsEqual(end)
    }
  }
}

/// Kinds of pictures that cairo does not read, by how their files begin.
enum PictureKind: String {
  case jpeg = "JPEG"
  case gif = "GIF"
  case webP = "WebP"
  case heif = "HEIF"

  /// Nil for PNG and what is no picture.
  init?(of file: UnsafeRawBufferPointer) {
    func begins(_ letters: String, at place: Int = 0) -> Bool {
      file.dropFirst(place).starts(with: letters.utf8)
    }
    // derivation: the signatures in the formats' definitions.
    if file.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF8") {
      self = .gif
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webP
    } else if begins("ftyp", at: 4) {
      self = .heif
    } else {
      return nil
    }
  }
}

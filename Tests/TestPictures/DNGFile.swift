/// A DNG file as its directories (TIFF 6.0 and DNG 1.4), little endian: a picture, and raw data of 64 × 48 pixels, all black.
struct DNGFile {
  /// The picture that lies beside the raw data: a JPEG file, or rows of red, green and blue.
  enum Picture {
    case jpeg([UInt8], width: Int, height: Int)
    case rows([UInt8], width: Int, height: Int)
  }

  var picture: Picture
  /// EXIF's number of how the camera was held.
  var orientation = 1
  /// Without, it is a TIFF file as others are, but for its maker and its second directory.
  var isRaw = true

  private typealias Entry = (Int, EXIFFile.Value)
  private static let tiff = EXIFFile()
  private static let rawSize = (width: 64, height: 48)

  var bytes: [UInt8] {
    let first = 8
    let second = first + pictures(at: first, second: 0, pixels: 0).count
    let data = second + raw(at: second, pixels: 0).count
    let black = [UInt8](repeating: 0, count: Self.rawSize.width * Self.rawSize.height * 2)
    return [0x49, 0x49, 42, 0] + Self.tiff.long(first)
      + pictures(at: first, second: second, pixels: data + black.count)
      + raw(at: second, pixels: data) + black + content
  }

  private var content: [UInt8] {
    switch picture {
    case .jpeg(let bytes, _, _), .rows(let bytes, _, _): bytes
    }
  }

  private func pictures(at place: Int, second: Int, pixels: Int) -> [UInt8] {
    let (width, height, compression, colors) =
      switch picture {
      case .jpeg(_, let width, let height): (width, height, 7, 6)
      case .rows(_, let width, let height): (width, height, 1, 2)
      }
    var entries: [Entry] = [
      long(254, 1), long(256, width), long(257, height), shorts(258, [8, 8, 8]),
      shorts(259, [compression]), shorts(262, [colors]), (271, .text("Kamera")),
      (272, .text("Kamera One")), long(273, pixels), shorts(274, [orientation]), shorts(277, [3]),
      long(278, height), long(279, content.count), long(330, second),
    ]
    if isRaw { entries += [(50706, .bytes([1, 4, 0, 0])), (50708, .text("Kamera One"))] }
    return Self.tiff.directory(entries, at: place)
  }

  private func raw(at place: Int, pixels: Int) -> [UInt8] {
    let (width, height) = Self.rawSize
    return Self.tiff.directory(
      [
        long(254, isRaw ? 0 : 1), long(256, width), long(257, height), shorts(258, [16]),
        shorts(259, [1]), shorts(262, [isRaw ? 32803 : 1]), long(273, pixels), shorts(277, [1]),
        long(278, height), long(279, 2 * width * height),
      ] + (isRaw ? [shorts(33421, [2, 2]), (33422, .bytes([0, 1, 1, 2]))] : []), at: place)
  }

  private func long(_ tag: Int, _ value: Int) -> Entry {
    (tag, .odd(type: 4, count: 1, Self.tiff.long(value)))
  }

  private func shorts(_ tag: Int, _ values: [Int]) -> Entry {
    (tag, .odd(type: 3, count: values.count, values.flatMap(Self.tiff.short)))
  }
}

import CTurboJPEG
import CVips

@testable import PhotoDecoding

/// A picture whose every place has a colour of its own, and files of it.
struct TestPicture {
  /// Neither side is even, nor is any of its halves.
  static let large = TestPicture(width: 1003, height: 701)
  static let largeJPEG = large.jpeg()

  let width: Int
  let height: Int

  /// Red grows to the right, green downwards, blue is high in the top left quarter only.
  func color(x: Double, y: Double) -> (red: Double, green: Double, blue: Double) {
    (
      20 + 215 * x / Double(width), 20 + 215 * y / Double(height),
      x < Double(width) / 2 && y < Double(height) / 2 ? 220 : 40
    )
  }

  /// Red, green, blue bytes.
  var pixels: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 3) { bytes, count in
      for y in 0..<height {
        for x in 0..<width {
          let color = color(x: Double(x) + 0.5, y: Double(y) + 0.5)
          bytes[count] = UInt8(color.red)
          bytes[count + 1] = UInt8(color.green)
          bytes[count + 2] = UInt8(color.blue)
          count += 3
        }
      }
    }
  }

  /// - Parameter orientation: what EXIF says; the stored pixels are those above.
  func jpeg(orientation: Int? = nil, progressive: Bool = false) -> [UInt8] {
    let bytes = Self.jpeg(
      pixels, width: width, height: height, format: TJPF_RGB, progressive: progressive)
    return orientation.map { Self.insert(exif(orientation: $0), into: bytes) } ?? bytes
  }

  static func jpeg(
    _ pixels: [UInt8], width: Int, height: Int, format: TJPF, progressive: Bool = false,
    subsampling: TJSAMP = TJSAMP_444
  ) -> [UInt8] {
    let compressor = tjInitCompress()
    defer { tjDestroy(compressor) }
    var buffer: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let result = tjCompress2(
      compressor, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &buffer, &count,
      Int32(subsampling.rawValue), 95, progressive ? Int32(TJFLAG_PROGRESSIVE) : 0)
    precondition(result == 0)
    defer { tjFree(buffer) }
    return Array(UnsafeBufferPointer(start: buffer, count: Int(count)))
  }

  /// Puts a segment behind the start of a JPEG file.
  static func insert(_ segment: [UInt8], into jpeg: [UInt8]) -> [UInt8] {
    Array(jpeg[..<2]) + segment + jpeg[2...]
  }

  func exif(orientation: Int, bigEndian: Bool = false) -> [UInt8] {
    let tiff: [UInt8] =
      bigEndian
      ? [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0,
      ]
      : [
        0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0, 0,
      ]
    return Self.exif(tiff + [0, 0, 0, 0])
  }

  /// EXIF data with a small version of the picture, little-endian.
  ///
  /// - Parameters:
  ///   - start: where the data say that it begins, bytes from the TIFF header; nil for the truth.
  ///   - count: how long they say that it is; nil for the truth.
  static func exif(
    orientation: Int = 1, preview: [UInt8], start: Int? = nil, count: Int? = nil
  ) -> [UInt8] {
    func entry(_ tag: Int, type: UInt8, _ value: Int) -> [UInt8] {
      [UInt8(tag & 255), UInt8(tag >> 8), type, 0, 1, 0, 0, 0] + long(value)
    }
    func long(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
    let second = 8 + 2 + 12 + 4
    let end = second + 2 + 24 + 4
    return exif(
      [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0] + entry(0x0112, type: 3, orientation) + long(second)
        + [2, 0] + entry(0x0201, type: 4, start ?? end)
        + entry(0x0202, type: 4, count ?? preview.count) + long(0) + preview)
  }

  private static func exif(_ tiff: [UInt8]) -> [UInt8] {
    let payload = Array("Exif".utf8) + [0, 0] + tiff
    let length = payload.count + 2
    return [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + payload
  }
}

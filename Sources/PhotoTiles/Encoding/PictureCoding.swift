import CVips
import DisplayList

/// How pixels become a file for a browser: sRGB, upright, and without anything but the picture, since
/// pixels are all that it is made of.
public enum PictureCoding: String, Sendable {
  /// For what is opaque.
  case jpeg = "jpg"
  /// For what is transparent somewhere.
  case webP = "webp"

  /// The longest side that a file can have, pixels.
  public static let longestSide = 16383

  private static let quality = 85

  /// The bytes of a file. Blocks its thread while it works; throws when the pixels cannot be written.
  public func encode(_ pixels: PixelBuffer) throws(PictureError) -> [UInt8] {
    switch self {
    case .jpeg: try JPEGEncoder.encode(pixels, quality: Self.quality)
    case .webP: try VipsLibrary.using { () throws(PictureError) in try Self.webP(pixels) }
    }
  }

  private static func webP(_ pixels: PixelBuffer) throws(PictureError) -> [UInt8] {
    let bytes = VipsCall.encode(
      "webpsave_buffer",
      [
        ("in", .picture(try picture(pixels))), ("Q", .int(quality)),
        ("smart-subsample", .bool(true)), ("strip", .bool(true)),
      ])
    guard let bytes else { throw .outOfMemory }
    return bytes
  }

  /// A copy in bytes for red, green, blue and alpha, not premultiplied.
  static func picture(_ pixels: PixelBuffer) throws(PictureError) -> VipsPicture {
    let straight = straightRGBA(pixels)
    let made = straight.withUnsafeBytes { bytes in
      vips_image_new_from_memory_copy(
        bytes.baseAddress, bytes.count, Int32(pixels.width), Int32(pixels.height), 4,
        VIPS_FORMAT_UCHAR)
    }
    let named = made.map(VipsPicture.init)?.applying(
      "copy", [("interpretation", .int(Int(VIPS_INTERPRETATION_sRGB.rawValue)))])
    guard let named else { throw .outOfMemory }
    return named
  }

  /// Red, green, blue and alpha, not premultiplied, without gaps between the rows.
  private static func straightRGBA(_ pixels: PixelBuffer) -> [UInt8] {
    let (width, height) = (pixels.width, pixels.height)
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      for y in 0..<height {
        let row = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt8.self)
        for x in 0..<width {
          let alpha = row[4 * x + 3]
          for channel in 0..<3 {
            target[(y * width + x) * 4 + channel] = straight(row[4 * x + 2 - channel], alpha)
          }
          target[(y * width + x) * 4 + 3] = alpha
        }
      }
      count = width * height * 4
    }
  }

  /// Rounded to the nearest.
  private static func straight(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    guard alpha > 0 else { return 0 }
    return UInt8(min((Int(value) * 255 + Int(alpha) / 2) / Int(alpha), 255))
  }
}

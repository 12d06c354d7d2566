import CPNG

extension Bitmap {
  /// Writes the picture, or says why it could not be written, a full disk included.
  public func writePNG(to path: String) throws(FileError) {
    let file = try OutputFile(path: path)
    guard let bytes = png else {
      throw FileError(path: path, reason: "there is not enough memory for the picture")
    }
    try file.write(bytes)
    try file.close()
  }

  /// What a file holds besides its pixels, when these cannot be compressed at all.
  private static let overheadPerRow = 64

  /// The bytes of such a file; nil when there is no memory for them.
  ///
  /// Frames are written far more often than they are kept: quick matters more than small.
  package var png: [UInt8]? {
    let isOpaque = isOpaque
    let pixels = withPixels {
      Self.straight(
        $0, width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque)
    }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.format =
      png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
      | (isOpaque ? 0 : png_uint_32(PNG_FORMAT_FLAG_ALPHA))
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&image) }
    var isWritten = false
    let bytes = [UInt8](
      unsafeUninitializedCapacity: pixels.count + (height + 16) * Self.overheadPerRow
    ) { buffer, count in
      var size = buffer.count
      isWritten =
        png_image_write_to_memory(&image, buffer.baseAddress, &size, 0, pixels, 0, nil) != 0
      count = isWritten ? size : 0
    }
    return isWritten ? bytes : nil
  }

  private var isOpaque: Bool {
    withPixels { pixels in
      (0..<height).allSatisfy { y in
        (0..<width).allSatisfy { pixels[y * bytesPerRow + 4 * $0 + 3] == 0xFF }
      }
    }
  }

  /// Blue, green, red and perhaps alpha, rows without gaps, not premultiplied, as PNG wants it.
  private static func straight(
    _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int,
    isOpaque: Bool
  ) -> [UInt8] {
    let bands = isOpaque ? 3 : 4
    return [UInt8](unsafeUninitializedCapacity: width * height * bands) { target, count in
      for y in 0..<height {
        let row = UnsafeRawBufferPointer(rebasing: pixels[(y * bytesPerRow)...])
        for x in 0..<width {
          let alpha = UInt32(row[4 * x + 3])
          for band in 0..<3 {
            let value = UInt32(row[4 * x + band])
            target[count + band] =
              alpha == 0
              ? 0 : alpha == 0xFF ? UInt8(value) : UInt8((value * 255 + alpha / 2) / alpha)
          }
          if !isOpaque { target[count + 3] = UInt8(alpha) }
          count += bands
        }
      }
    }
  }
}

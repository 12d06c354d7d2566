import CVips

/// Pulls a picture's rows out of libvips, from the top, and puts them where a screen wants them.
struct VipsRows {
  /// Fetched at a time, bytes: enough to be quick, too little to matter.
  private static let bytesAtOnce = 1 << 20
  /// derivation: libvips' VIPS__FATSTRIP_HEIGHT, the rows that its decoders make together. Of rows that are fetched together
  /// all are lost when one cannot be decoded.
  private static let mostRowsAtOnce = 16

  private let picture: VipsPicture

  /// - Parameter picture: three or four bands of bytes.
  init(_ picture: VipsPicture) { self.picture = picture }

  /// - Parameter isCutShort: the file has no end.
  func read(
    orientation: Orientation, damaged: PictureError, isCutShort: Bool = false
  ) throws(PictureError) -> PiecePixels {
    guard picture.bands == 3 || picture.bands == 4, picture.bytesPerBand == 1,
      let region = vips_region_new(picture.pointer)
    else { throw damaged }
    defer { g_object_unref(region) }
    let (width, height, bands) = (picture.width, picture.height, picture.bands)
    let size = orientation.uprightSize(width: width, height: height)
    let writer = UprightWriter(
      raster: try Raster(width: size.width, height: size.height), orientation: orientation)
    let rowsAtOnce = min(max(Self.bytesAtOnce / (width * 4), 1), Self.mostRowsAtOnce, height)
    let band = try PixelMemory(byteCount: rowsAtOnce * width * 4)
    let pixels = band.base.assumingMemoryBound(to: UInt32.self)
    var top = 0
    while top < height, !VipsLibrary.hasEnded {
      let count = min(rowsAtOnce, height - top)
      var byteCount = 0
      let fetched = vips_region_fetch(region, 0, Int32(top), Int32(width), Int32(count), &byteCount)
      vips_error_clear()
      guard let fetched else { break }
      defer { g_free(fetched) }
      guard byteCount == width * count * bands else { throw damaged }
      Self.convert(fetched, count: width * count, bands: bands, to: pixels)
      writer.write(rows: top..<top + count, from: pixels, stride: width)
      top += count
    }
    // What came before the damage is shown.
    guard top > 0 else { throw damaged }
    return PiecePixels(
      writer.raster, isOpaque: bands == 3 && top == height,
      isCutShort: isCutShort || top < height)
  }

  /// Red, green, blue and perhaps alpha to blue, green, red, alpha, premultiplied.
  private static func convert(
    _ source: UnsafePointer<UInt8>, count: Int, bands: Int, to target: UnsafeMutablePointer<UInt32>
  ) {
    if bands == 3 {
      for index in 0..<count {
        let pixel = source + 3 * index
        target[index] = opaque(UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]))
      }
      return
    }
    for index in 0..<count {
      let pixel = source + 4 * index
      let alpha = UInt32(pixel[3])
      let red = premultiplied(UInt32(pixel[0]), alpha)
      let green = premultiplied(UInt32(pixel[1]), alpha)
      let blue = premultiplied(UInt32(pixel[2]), alpha)
      target[index] = (alpha << 24) | (red << 16) | (green << 8) | blue
    }
  }

  private static func opaque(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    0xFF00_0000 | (red << 16) | (green << 8) | blue
  }

  /// Rounded to the nearest.
  private static func premultiplied(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    (value * alpha + 127) / 255
  }
}

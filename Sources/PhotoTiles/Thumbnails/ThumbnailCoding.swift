import CVips

/// How pixels become a thumbnail's file: a PNG with texts.
enum ThumbnailCoding {
  /// - Parameters:
  ///   - side: of the square that it fits into, pixels.
  ///   - texts: by their keywords.
  static func encode(
    _ pixels: PiecePixels, side: Int, texts: [String: String]
  ) throws(PictureError) -> [UInt8] {
    var raster = pixels.raster
    while max(raster.width, raster.height) >= 2 * side { raster = try raster.halved() }
    let whole = raster.part(
      x: 0, y: 0, width: raster.width, height: raster.height, isOpaque: pixels.isOpaque)
    return try VipsLibrary.using { () throws(PictureError) in
      let small = try PictureCoding.picture(whole).applying(
        "thumbnail_image",
        [
          ("width", .int(side)), ("height", .int(side)),
          ("size", .int(Int(VIPS_SIZE_DOWN.rawValue))),
        ])
      guard
        let shown = pixels.isOpaque
          ? small?.applying("extract_band", [("band", .int(0)), ("n", .int(3))]) : small,
        let noted = shown.applying("copy")
      else { throw .outOfMemory }
      noted.comments = texts
      guard let bytes = VipsCall.encode("pngsave_buffer", [("in", .picture(noted))]) else {
        throw .outOfMemory
      }
      return bytes
    }
  }
}

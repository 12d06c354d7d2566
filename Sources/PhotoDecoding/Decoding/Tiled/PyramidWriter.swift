import CVips

/// Makes a pyramidal TIFF of any picture: upright, sRGB, in tiles, down to a single one.
package enum PyramidWriter {
  package static let fileName = "pyramid.tif"

  private static let tileSide = 512
  private static let quality = 90

  /// More than this nothing needs that makes a pyramid, bytes: its tiles twice, uncompressed, and a picture that is
  /// turned, as libvips puts it on the disk before.
  static func mostBytes(for header: PictureHeader) -> Int64 {
    let (storedWidth, storedHeight) = (Double(header.storedWidth), Double(header.storedHeight))
    var (width, height) = (storedWidth, storedHeight)
    let side = Double(tileSide)
    var tiles = (width / side).rounded(.up) * (height / side).rounded(.up)
    while max(width, height) > side {
      (width, height) = ((width / 2).rounded(.up), (height / 2).rounded(.up))
      tiles += (width / side).rounded(.up) * (height / side).rounded(.up)
    }
    // Four floating point numbers.
    let turned = header.orientation == .upright ? 0 : storedWidth * storedHeight * 16
    return Int64(min(tiles * side * side * 8 + turned + 0x10_0000, 0x1p62))
  }

  /// - Parameter onProgress: told now and then how much is done, 0…1, on any thread.
  static func write(
    _ file: PictureFile, _ header: PictureHeader, to path: String,
    onProgress: @escaping (Double) -> Void
  ) throws(PictureError) {
    try VipsLibrary.using { () throws(PictureError) in
      try writePicture(file, header, to: path, onProgress)
    }
  }

  private static func writePicture(
    _ file: PictureFile, _ header: PictureHeader, to path: String,
    _ onProgress: @escaping (Double) -> Void
  ) throws(PictureError) {
    guard let vips = header.format.itself.wholeForPyramid else { throw .notAPicture }
    let damaged = PictureError.damaged(vips.loader.formatName)
    // It would be made of rows that are not there.
    if vips.loader == .png, FileEnd.isMissing(.png, in: file) { throw damaged }
    let source = try VipsFileSource(file)
    // What is turned needs its last row first: libvips puts it all on the disk before.
    let access = header.orientation == .upright ? VIPS_ACCESS_SEQUENTIAL : VIPS_ACCESS_RANDOM
    // libvips 8.14 breaks down when it cannot make all that it saves.
    guard let loaded = VipsDecoder.load(source, vips, access: access, stopsAtDamage: false),
      loaded.width == header.storedWidth, loaded.height == header.storedHeight
    else { throw damaged }
    let upright = header.orientation == .upright ? loaded : loaded.applying("autorot")
    guard let upright, let picture = VipsRecipe.display(upright, shrink: 1, for: nil)
    else { throw damaged }
    let progress = Progress(picture, onProgress)
    defer { progress.end() }
    let compression =
      picture.hasAlpha
      ? VIPS_FOREIGN_TIFF_COMPRESSION_DEFLATE : VIPS_FOREIGN_TIFF_COMPRESSION_JPEG
    let saved = VipsCall.perform(
      "tiffsave",
      [
        ("in", .picture(picture)), ("filename", .string(path)), ("tile", .bool(true)),
        ("pyramid", .bool(true)), ("bigtiff", .bool(true)), ("strip", .bool(true)),
        ("tile-width", .int(tileSide)), ("tile-height", .int(tileSide)),
        ("compression", .int(Int(compression.rawValue))), ("Q", .int(quality)),
      ])
    guard saved else { throw .diskFull }
  }

  /// Listens to libvips while it calculates.
  private final class Progress {
    private let picture: VipsPicture
    private let report: (Double) -> Void
    private var percent: Int32 = -1
    private var handler: UInt = 0

    init(_ picture: VipsPicture, _ report: @escaping (Double) -> Void) {
      self.picture = picture
      self.report = report
      vips_image_set_progress(picture.pointer, 1)
      let evaluated:
        @convention(c) (
          UnsafeMutablePointer<VipsImage>?, UnsafeMutablePointer<VipsProgress>?,
          UnsafeMutableRawPointer?
        ) -> Void = { _, progress, listener in
          guard let progress, let listener else { return }
          Unmanaged<Progress>.fromOpaque(listener).takeUnretainedValue()
            .reached(progress.pointee.percent)
        }
      handler = g_signal_connect_data(
        picture.pointer, "eval", unsafeBitCast(evaluated, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    func end() { g_signal_handler_disconnect(picture.pointer, handler) }

    private func reached(_ percent: Int32) {
      guard percent > self.percent else { return }
      self.percent = percent
      report(Double(percent) / 100)
    }
  }
}

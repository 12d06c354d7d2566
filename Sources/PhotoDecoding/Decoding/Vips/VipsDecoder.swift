import CVips

/// Reads every format but plain JPEG, through libvips.
struct VipsDecoder {
  /// Vector pictures are drawn so large, pixels of their longer side: at least enough for a large
  /// screen and some zoom, at most what takes seconds.
  private static let vectorSides = 4096.0...16_384.0

  let header: PictureHeader
  let vips: VipsHeader
  /// Of the display whose colours are wanted; nil: sRGB.
  var display: DisplayProfile?

  static func header(of file: PictureFile) throws(PictureError) -> PictureHeader {
    let source = try VipsFileSource(file)
    guard let loader = source.loader else { throw .notAPicture }
    var vips = VipsHeader(loader: loader)
    guard var picture = load(source, vips) else { throw .damaged(loader.formatName) }
    if loader == .tiff, let pyramid = try VipsPyramid(picture, file) {
      return PictureHeader(
        format: .pyramid(pyramid), storedWidth: picture.width, storedHeight: picture.height,
        orientation: .upright)
    }
    if loader.isVector {
      let side = Double(max(picture.width, picture.height))
      vips.vectorScale =
        min(max(side, vectorSides.lowerBound), vectorSides.upperBound) / side
      guard let large = load(source, vips) else { throw .damaged(loader.formatName) }
      picture = large
    }
    vips.hasAlpha = picture.hasAlpha
    if loader == .png { vips.original = ThumbnailOriginal(picture.comments) }
    if !loader.isStreamed || picture.isInterlaced {
      vips.bytesHeld =
        Int64(picture.width) * Int64(picture.height)
        * Int64(max(picture.bands, 4) * picture.bytesPerBand)
    }
    return PictureHeader(
      format: .other(vips), storedWidth: picture.width, storedHeight: picture.height,
      orientation: picture.orientation,
      animation: loader.isAnimated ? FrameReader.timeline(of: picture) : nil)
  }

  func decode(level: Int, of file: PictureFile) throws(PictureError) -> PiecePixels {
    let source = try VipsFileSource(file)
    let damaged = PictureError.damaged(vips.loader.formatName)
    let halvings = halvingsInLoader(level: level)
    guard let loaded = Self.load(source, vips, halvings: halvings) else { throw damaged }
    let size = header.storedSize(ofLevel: halvings)
    // Of a JPEG file libvips leaves out what fills no whole pixel at the right and below.
    let missing = vips.loader == .jpeg ? 0...1 : 0...0
    guard missing ~= size.width - loaded.width, missing ~= size.height - loaded.height else {
      throw .changed
    }
    guard let whole = loaded.extended(toWidth: size.width, height: size.height) else {
      throw damaged
    }
    return try shown(
      whole, halvings: halvings, level: level, isCutShort: FileEnd.isMissing(vips.loader, in: file)
    )
  }

  /// - Parameter frame: of full size.
  func decode(level: Int, ofFrame frame: VipsPicture) throws(PictureError) -> PiecePixels {
    try shown(frame, halvings: 0, level: level)
  }

  private func shown(
    _ loaded: VipsPicture, halvings: Int, level: Int, isCutShort: Bool = false
  ) throws(PictureError) -> PiecePixels {
    let damaged = PictureError.damaged(vips.loader.formatName)
    guard let picture = VipsRecipe.display(loaded, shrink: 1 << (level - halvings), for: display)
    else {
      throw damaged
    }
    let size = header.storedSize(ofLevel: level)
    guard picture.width == size.width, picture.height == size.height else { throw damaged }
    return try VipsRows(picture).read(
      orientation: header.orientation, damaged: damaged, isCutShort: isCutShort)
  }

  /// How often the loader can halve the picture itself, at most to this level, which is quicker
  /// than shrinking what it loads.
  private func halvingsInLoader(level: Int) -> Int {
    switch vips.loader {
    case .jpeg: min(level, JPEGDecoder.halvingsInDecoder)
    // It fits the picture into whole pixels, which is exact as long as nothing remains.
    case .webp: min(level, (header.storedWidth | header.storedHeight).trailingZeroBitCount)
    default: 0
    }
  }

  /// - Parameters:
  ///   - frames: so many lie one below the other in the result.
  ///   - stopsAtDamage: what cannot be decoded is an error, and not whatever lies in memory; nil: where it would be that.
  static func load(
    _ source: VipsFileSource, _ vips: VipsHeader, halvings: Int = 0, frames: Int = 1,
    access: VipsAccess = VIPS_ACCESS_SEQUENTIAL, stopsAtDamage: Bool? = nil
  ) -> VipsPicture? {
    if vips.loader.isModule { VipsLibrary.modules }
    var arguments: [(String, VipsCall.Argument)] = [
      ("source", .source(source.pointer)), ("access", .int(Int(access.rawValue))),
    ]
    if frames > 1 { arguments.append(("n", .int(frames))) }
    switch vips.loader {
    case .jpeg: arguments.append(("shrink", .int(1 << halvings)))
    case .webp: arguments.append(("scale", .double(1 / Double(1 << halvings))))
    case .svg, .pdf: arguments.append(("scale", .double(vips.vectorScale)))
    default: break
    }
    // Other decoders say what they lack, or leave it out.
    if stopsAtDamage ?? (vips.loader == .png) {
      arguments.append(("fail-on", .int(Int(VIPS_FAIL_ON_TRUNCATED.rawValue))))
    }
    return VipsCall.run(vips.loader.rawValue, arguments)
  }
}

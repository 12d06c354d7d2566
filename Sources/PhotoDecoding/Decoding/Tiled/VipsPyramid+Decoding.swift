import CVips

extension VipsPyramid {
  /// An area of a level, made of the nearest finer resolution that the file has.
  func decode(
    _ area: PixelArea, ofLevel level: Int, of header: PictureHeader, in file: PictureFile,
    for display: DisplayProfile?
  ) throws(PictureError) -> PiecePixels {
    let source = try VipsFileSource(file)
    let stored = min(level, levelCount - 1)
    let damaged = PictureError.damaged(VipsLoader.tiff.formatName)
    guard let first = open(source, level: 0) else { throw damaged }
    guard first.width == header.storedWidth, first.height == header.storedHeight else {
      throw .changed
    }
    let size = header.storedSize(ofLevel: stored)
    let factor = 1 << (level - stored)
    let part = PixelArea(
      x: area.x * factor, y: area.y * factor, width: area.width * factor,
      height: area.height * factor
    ).intersection(PixelArea(x: 0, y: 0, width: size.width, height: size.height))
    guard let page = stored == 0 ? first : open(source, level: stored),
      let whole = page.extended(toWidth: size.width, height: size.height),
      let piece = whole.cut(part),
      let shown = VipsRecipe.display(piece, shrink: factor, for: display),
      shown.width == area.width, shown.height == area.height
    else { throw damaged }
    return try VipsRows(shown).read(orientation: .upright, damaged: damaged)
  }
}

extension VipsPicture {
  /// Its last column and row again, where it is smaller: half of an odd side is rounded down by some.
  func extended(toWidth width: Int, height: Int) -> VipsPicture? {
    if width <= self.width, height <= self.height { return self }
    return applying(
      "embed",
      [
        ("x", .int(0)), ("y", .int(0)), ("width", .int(max(width, self.width))),
        ("height", .int(max(height, self.height))),
        ("extend", .int(Int(VIPS_EXTEND_COPY.rawValue))),
      ])
  }
}

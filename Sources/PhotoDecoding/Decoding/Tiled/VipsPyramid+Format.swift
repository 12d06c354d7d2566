extension VipsPyramid: PictureFormat {
  var name: String { "TIFF" }

  var isTiled: Bool { true }

  var needsVips: Bool { true }

  func decode(
    _ piece: PieceKey, of header: PictureHeader, in files: [PictureFile?],
    by decoder: PictureDecoder
  ) throws(PictureError) -> PiecePixels {
    try VipsLibrary.using { () throws(PictureError) in
      try self.decode(
        header.area(of: piece), ofLevel: Int(piece.level), of: header, in: files.only(),
        for: decoder.display)
    }
  }

  init?(_ reader: inout WireReader) {
    guard let layout = reader.int(), let count = reader.int(), (1...32).contains(count),
      let alpha = reader.int()
    else { return nil }
    self.init(
      layout: layout == 0 ? .pages : .subdirectories, levelCount: count, hasAlpha: alpha != 0)
  }

  func write(to writer: inout WireWriter) {
    writer.put(layout == .pages ? 0 : 1)
    writer.put(levelCount)
    writer.put(hasAlpha ? 1 : 0)
  }
}

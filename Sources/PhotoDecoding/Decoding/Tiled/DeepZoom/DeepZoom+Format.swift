extension DeepZoom: PictureFormat {
  var name: String { "Deep Zoom" }

  var layout: TileLayout? { .deepZoom }

  var isTiled: Bool { true }

  var hasAlpha: Bool { format.lowercased() == "png" }

  func decode(
    _ piece: PieceKey, of header: PictureHeader, in files: [PictureFile?],
    by decoder: PictureDecoder
  ) throws(PictureError) -> PiecePixels {
    try TileComposer(decoder: decoder)
      .compose(header.area(of: piece), of: header.tiles(of: piece), in: files)
  }

  init?(_ reader: inout WireReader) {
    guard let width = reader.int(), let height = reader.int(), let side = reader.int(),
      let overlap = reader.int(), let format = reader.text()
    else { return nil }
    self.init(
      checkedWidth: width, height: height, tileSide: side, overlap: overlap, format: format)
  }

  func write(to writer: inout WireWriter) {
    for number in [width, height, tileSide, overlap] { writer.put(number) }
    writer.put(format)
  }
}

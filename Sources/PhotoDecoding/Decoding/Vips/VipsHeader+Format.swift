extension VipsHeader: PictureFormat {
  var name: String { loader.formatName }

  var needsVips: Bool { true }

  var wholeForPyramid: VipsHeader? { self }

  func workingBytes(of piece: PieceKey, _ header: PictureHeader) -> Int64 {
    header.animation == nil ? bytesHeld : FrameReader.bytesHeld(header)
  }

  func check(
    _ header: PictureHeader, _ file: PictureFile, _ limits: DecodeLimits
  ) throws(PictureError) {
    let pixels = header.storedPixels
    if loader == .png, (pixels - 1) / limits.pngPixelsPerByte >= file.byteCount {
      throw .damaged("PNG")
    }
    if pixels > limits.streamedPixels || bytesHeld > limits.workingBytes { throw header.tooLarge }
  }

  func decode(
    _ piece: PieceKey, of header: PictureHeader, in files: [PictureFile?],
    by decoder: PictureDecoder
  ) throws(PictureError) -> PiecePixels {
    try VipsLibrary.using { () throws(PictureError) in
      let vips = VipsDecoder(header: header, vips: self, display: decoder.display)
      let (level, file) = (Int(piece.level), try files.only())
      guard header.animation != nil else { return try vips.decode(level: level, of: file) }
      let frame = try decoder.frames.frame(Int(piece.frame), of: header, self, in: file)
      return try vips.decode(level: level, ofFrame: frame)
    }
  }

  init?(_ reader: inout WireReader) {
    guard let loader = reader.text().flatMap(VipsLoader.init), let bytes = reader.possibleBytes(),
      let scale = reader.double(), let alpha = reader.int(), let address = reader.text(),
      let seconds = reader.int(), let byteCount = reader.int()
    else { return nil }
    let original = ThumbnailOriginal(
      address: address, secondsOfChange: seconds, byteCount: byteCount < 0 ? nil : byteCount)
    self.init(
      loader: loader, bytesHeld: bytes, vectorScale: scale, hasAlpha: alpha != 0,
      original: address.isEmpty ? nil : original)
  }

  func write(to writer: inout WireWriter) {
    writer.put(loader.rawValue)
    writer.put(Int(bytesHeld))
    writer.put(vectorScale)
    writer.put(hasAlpha ? 1 : 0)
    writer.put(original?.address ?? "")
    writer.put(original?.secondsOfChange ?? 0)
    writer.put(original?.byteCount ?? -1)
  }
}

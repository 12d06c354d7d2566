extension JPEGHeader: PictureFormat {
  var name: String { "JPEG" }

  var wholeForPyramid: VipsHeader? { VipsHeader(loader: .jpeg, bytesHeld: coefficientBytes) }

  var hasPreview: Bool { preview != nil }

  func workingBytes(of piece: PieceKey, _ header: PictureHeader) -> Int64 {
    JPEGDecoder(header: header, jpeg: self).workingBytes(level: Int(piece.level))
  }

  func check(
    _ header: PictureHeader, _ file: PictureFile, _ limits: DecodeLimits
  ) throws(PictureError) {
    if file.byteCount > limits.fileBytes { throw header.tooLarge }
    if (header.storedPixels - 1) / limits.jpegPixelsPerByte >= file.byteCount {
      throw .damaged("JPEG")
    }
  }

  func decode(
    _ piece: PieceKey, of header: PictureHeader, in files: [PictureFile?],
    by decoder: PictureDecoder
  ) throws(PictureError) -> PiecePixels {
    if piece.isThumbnail {
      guard let preview else { throw .missing }
      var raster = try JPEGPreview(header: header, place: preview).decode(files.only())
      if let display = decoder.display { raster = try raster.inColors(of: display) }
      return PiecePixels(raster, isOpaque: true)
    }
    // libjpeg knows no colours but its file's.
    if decoder.display != nil, let vips = wholeForPyramid {
      return try vips.decode(piece, of: header, in: files, by: decoder)
    }
    let jpeg = JPEGDecoder(header: header, jpeg: self)
    return try jpeg.decode(level: Int(piece.level), of: files.only())
  }

  /// A segment's length has two bytes.
  private static let largestSegment = 1 << 16

  init?(_ reader: inout WireReader) {
    guard let components = reader.int(), let bytes = reader.possibleBytes(),
      let profile = reader.int()
    else { return nil }
    self.init(components: components, coefficientBytes: bytes, hasOtherProfile: profile != 0)
    guard let start = reader.int(), let end = reader.int() else { return nil }
    if start > 0 {
      guard end > start, end - start <= Self.largestSegment else { return nil }
      preview = start..<end
    }
  }

  func write(to writer: inout WireWriter) {
    writer.put(components)
    writer.put(Int(coefficientBytes))
    writer.put(hasOtherProfile ? 1 : 0)
    writer.put(preview?.lowerBound ?? 0)
    writer.put(preview?.upperBound ?? 0)
  }
}

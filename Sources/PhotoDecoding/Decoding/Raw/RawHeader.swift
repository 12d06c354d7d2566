/// The raw data of a camera, with the picture that lies beside them.
struct RawHeader: Equatable, Sendable {
  static let formatName = "RAW"

  /// Where in the file the picture lies.
  var place: Range<Int>
  var jpeg: JPEGHeader
}

extension RawHeader: PictureFormat {
  var name: String { Self.formatName }

  var needsVips: Bool { jpeg.needsColorConversion }

  var hasPreview: Bool { jpeg.hasPreview }

  /// How the picture is decoded once it is taken for itself.
  private var picture: PictureHeader.Format {
    jpeg.needsColorConversion
      ? .other(VipsHeader(loader: .jpeg, bytesHeld: jpeg.coefficientBytes)) : .jpeg(jpeg)
  }

  private func alone(_ header: PictureHeader) -> PictureHeader {
    var alone = header
    alone.format = picture
    return alone
  }

  func workingBytes(of piece: PieceKey, _ header: PictureHeader) -> Int64 {
    picture.itself.workingBytes(of: piece, alone(header))
  }

  func check(
    _ header: PictureHeader, _ file: PictureFile, _ limits: DecodeLimits
  ) throws(PictureError) {
    try picture.itself.check(alone(header), file.part(place), limits)
  }

  func decode(
    _ piece: PieceKey, of header: PictureHeader, in files: [PictureFile?],
    by decoder: PictureDecoder
  ) throws(PictureError) -> PiecePixels {
    let file = try files.only()
    guard place.upperBound <= file.byteCount else { throw .changed }
    // Its own small version is libjpeg's to decode, whatever the colours.
    let format: any PictureFormat = piece.isThumbnail ? jpeg : picture.itself
    return try format.decode(piece, of: alone(header), in: [file.part(place)], by: decoder)
  }

  init?(_ reader: inout WireReader) {
    guard let start = reader.possibleBytes(), let end = reader.possibleBytes(), end > start,
      let jpeg = JPEGHeader(&reader)
    else { return nil }
    self.init(place: Int(start)..<Int(end), jpeg: jpeg)
  }

  func write(to writer: inout WireWriter) {
    writer.put(place.lowerBound)
    writer.put(place.upperBound)
    jpeg.write(to: &writer)
  }
}

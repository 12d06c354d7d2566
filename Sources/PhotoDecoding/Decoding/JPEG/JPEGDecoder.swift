import CTurboJPEG

/// Decodes a level of a JPEG file: libjpeg-turbo halves up to three times while it decodes, which
/// costs much less than decoding everything; levels above that are halved from there.
struct JPEGDecoder {
  static let halvingsInDecoder = 3
  /// Rows that the decoder makes up before it notices that there is no data at all.
  private static let inventedRows = 32

  /// What libjpeg says when a file ends before its picture does.
  private static let endWarning = "Premature end of JPEG file"

  let header: PictureHeader
  let jpeg: JPEGHeader

  func decode(level: Int, of file: PictureFile) throws(PictureError) -> PiecePixels {
    let scaledLevel = min(level, Self.halvingsInDecoder)
    let isUpright = header.orientation == .upright
    var (raster, isCutShort) = try decodeScaled(
      level: scaledLevel, of: file, isResult: isUpright && scaledLevel == level)
    for next in scaledLevel..<level {
      raster = try raster.halved(isResult: isUpright && next == level - 1)
    }
    return PiecePixels(
      try raster.turned(header.orientation), isOpaque: true, isCutShort: isCutShort)
  }

  /// Bytes in use besides the finished level, about.
  func workingBytes(level: Int) -> Int64 {
    let scaled = header.storedSize(ofLevel: min(level, Self.halvingsInDecoder))
    let first = Raster.byteCount(width: scaled.width, height: scaled.height)
    if level > Self.halvingsInDecoder { return jpeg.coefficientBytes + first }
    if header.orientation == .upright { return jpeg.coefficientBytes }
    // The coefficients are gone before the turning begins.
    let turning = Raster.turningByteCount(width: scaled.width, height: scaled.height)
    return max(jpeg.coefficientBytes, turning)
  }

  /// What can be decoded of a damaged file is shown, unless that is nothing at all.
  private func decodeScaled(
    level: Int, of file: PictureFile, isResult: Bool
  ) throws(PictureError) -> (Raster, isCutShort: Bool) {
    let now = try JPEGHeaderReader.read(file)
    guard now.storedWidth == header.storedWidth, now.storedHeight == header.storedHeight else {
      throw .changed
    }
    let size = header.storedSize(ofLevel: level)
    let (data, byteCount) = try file.contents()
    guard let decoder = tjInitDecompress() else { throw .outOfMemory }
    defer { tjDestroy(decoder) }
    let bytes = data.base.assumingMemoryBound(to: UInt8.self)
    let raster = try Raster(width: size.width, height: size.height, isResult: isResult)
    let result = tjDecompress2(
      decoder, bytes, UInt(byteCount), raster.memory.base, Int32(size.width),
      Int32(raster.bytesPerRow), Int32(size.height), Int32(TJPF_BGRA.rawValue),
      Int32(TJFLAG_LIMITSCANS))
    guard result != 0 else { return (raster, false) }
    let isUsable = tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
    let firstRow = min(Self.inventedRows >> level, size.height - 1)
    guard isUsable, !raster.isUniform(from: firstRow) else { throw .damaged("JPEG") }
    // Of a progressive one all is there, only coarser than it should be.
    let warning = tjGetErrorStr2(decoder).map { String(cString: $0) } ?? ""
    return (raster, warning.contains(Self.endWarning))
  }
}

/// Reads headers and decodes pieces of pictures, on whichever thread it is called.
package struct PictureDecoder: PictureDecoding {
  package var limits: DecodeLimits
  private let frames = FrameReaderCache()

  package init(limits: DecodeLimits) { self.limits = limits }

  package func header(of file: PictureFile) throws(PictureError) -> PictureHeader {
    if file.byteCount == 0 { throw .empty }
    let start = try file.bytes(0..<512)
    if DeepZoomDescriptor.isSignature(start) {
      let picture = try DeepZoomDescriptor.read(file)
      return PictureHeader(
        format: .deepZoom(picture), storedWidth: picture.width, storedHeight: picture.height,
        orientation: .upright)
    }
    if IIIFDescription.isSignature(start) {
      let picture = try IIIFDescription.read(file)
      let header = PictureHeader(
        format: .iiif(picture), storedWidth: picture.width, storedHeight: picture.height,
        orientation: .upright)
      return try bounded(header, file)
    }
    if JPEGHeader.isSignature(start) {
      var header = try JPEGHeaderReader.read(file)
      guard case .jpeg(let jpeg) = header.format else { return header }
      if jpeg.needsColorConversion {
        header.format = .other(VipsHeader(loader: .jpeg, bytesHeld: jpeg.coefficientBytes))
      }
      return try bounded(header, file)
    }
    let header = try VipsLibrary.using { () throws(PictureError) in
      try VipsDecoder.header(of: file)
    }
    return try bounded(header, file)
  }

  package func decode(
    _ piece: PieceKey, of header: PictureHeader, in files: [PictureFile?]
  ) throws(PictureError) -> PiecePixels {
    let level = Int(piece.level)
    guard level >= header.finestLevel else {
      throw .tooLarge(width: header.storedWidth, height: header.storedHeight)
    }
    switch header.format {
    case .jpeg(let jpeg):
      let decoder = JPEGDecoder(header: header, jpeg: jpeg)
      return PiecePixels(try decoder.decode(level: level, of: files.only()), isOpaque: true)
    case .other(let vips):
      return try VipsLibrary.using { () throws(PictureError) in
        let decoder = VipsDecoder(header: header, vips: vips)
        let file = try files.only()
        guard header.animation != nil else { return try decoder.decode(level: level, of: file) }
        let frame = try frames.frame(Int(piece.frame), of: header, vips, in: file)
        return try decoder.decode(level: level, ofFrame: frame)
      }
    case .pyramid(let pyramid):
      return try VipsLibrary.using { () throws(PictureError) in
        try pyramid.decode(header.area(of: piece), ofLevel: level, of: header, in: files.only())
      }
    case .deepZoom, .iiif:
      return try TileComposer(decoder: self)
        .compose(header.area(of: piece), of: header.tiles(of: piece), in: files)
    }
  }

  package func buildPyramid(
    of file: PictureFile, _ header: PictureHeader, in folder: String,
    onProgress: @escaping @Sendable (Double) -> Bool
  ) throws(PictureError) {
    // Here it cannot be given up.
    try PyramidWriter.write(file, header, to: folder + "/" + PyramidWriter.fileName) {
      _ = onProgress($0)
    }
  }

  /// The header with the finest level that fits into memory.
  func bounded(
    _ header: PictureHeader, _ file: PictureFile
  ) throws(PictureError) -> PictureHeader {
    let (width, height) = (header.storedWidth, header.storedHeight)
    let pixels = Int64(width) * Int64(height)
    let tooLarge = PictureError.tooLarge(width: width, height: height)
    switch header.format {
    case .jpeg:
      if file.byteCount > limits.fileBytes { throw tooLarge }
      if (pixels - 1) / limits.jpegPixelsPerByte >= file.byteCount { throw .damaged("JPEG") }
    case .pyramid, .deepZoom: return header
    case .iiif(let picture): if !picture.isWhole { return header }
    case .other(let vips):
      if vips.loader == .png, (pixels - 1) / limits.pngPixelsPerByte >= file.byteCount {
        throw .damaged("PNG")
      }
      if pixels > limits.streamedPixels || vips.bytesHeld > limits.workingBytes { throw tooLarge }
    }
    var header = header
    // What is too large to move is shown all the same.
    if header.animation != nil, FrameReader.bytesHeld(header) > limits.workingBytes {
      header.animation = nil
    }
    let limits = header.animation == nil ? limits : limits.forFrames
    let grid = header.grid
    for level in header.finestLevel..<max(grid.levelCount, header.finestLevel)
    where limits.allowsLevel(
      width: grid.width(ofLevel: level), height: grid.height(ofLevel: level))
      && header.workingBytes(of: PieceKey(picture: 0, level: Int16(level)))
        <= limits.workingBytes
    {
      header.finestLevel = level
      return header
    }
    throw tooLarge
  }
}

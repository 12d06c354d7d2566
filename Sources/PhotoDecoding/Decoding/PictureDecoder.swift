/// Reads headers and decodes pieces of pictures, on whichever thread it is called.
package struct PictureDecoder: PictureDecoding {
  package var limits: DecodeLimits
  let frames = FrameReaderCache()
  /// Of the display whose colours pixels are wanted in; nil: sRGB.
  private(set) var display: DisplayProfile?

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
    // Only of a TIFF file more must be seen than of all others.
    let mayBeRaw = RawSignature.isPossible(
      TIFFStructure(start) == nil ? start : try file.bytes(0..<RawSignature.byteCount))
    if mayBeRaw, let header = try RawReader.header(of: file, limits) {
      return try bounded(header, file)
    }
    do throws(PictureError) {
      let header = try VipsLibrary.using { () throws(PictureError) in
        try VipsDecoder.header(of: file)
      }
      return try bounded(header, file)
    } catch {
      throw mayBeRaw && error == .notAPicture ? .unsupported(RawHeader.formatName) : error
    }
  }

  package func decode(
    _ piece: PieceKey, of header: PictureHeader, in files: [PictureFile?]
  ) throws(PictureError) -> PiecePixels {
    guard Int(piece.level) >= header.finestLevel else { throw header.tooLarge }
    return try header.format.itself.decode(piece, of: header, in: files, by: self)
  }

  package func decode(
    _ piece: PieceKey, of header: PictureHeader, in files: [PictureFile?],
    for display: DisplayProfile?
  ) throws(PictureError) -> PiecePixels {
    var decoder = self
    decoder.display = display?.isUsable == true ? display : nil
    return try decoder.decode(piece, of: header, in: files)
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
    // However large the picture is, its pieces are small.
    if header.isTiled { return header }
    try header.format.itself.check(header, file, limits)
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
    throw header.tooLarge
  }
}

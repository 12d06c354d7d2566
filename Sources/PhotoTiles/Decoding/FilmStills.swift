import TilePyramid

/// Pictures that stand for films: the thumbnail that some program has made of one, or a drawing.
struct FilmStills {
  /// As wide or high as a film mostly is on a screen, pixels.
  private static let longestSide = 1920

  /// Told of each film of which there is no thumbnail, by its picture.
  var isMissing: @Sendable (_ picture: Int32) -> Void = { _ in }

  private struct Still {
    var header: PictureHeader
    var file: PictureFile
    var isDrawing = false
  }

  /// - Parameter film: the film itself.
  func header(
    of picture: Int32, _ film: PictureFile, _ path: [UInt8], _ thumbnails: ThumbnailCache?,
    _ decoder: any PictureDecoding
  ) throws(PictureError) -> PictureHeader {
    let still = try still(of: film, path, thumbnails, decoder)
    if still.isDrawing { isMissing(picture) }
    return Self.shown(still.header)
  }

  func decode(
    _ request: DecodeRequest, of path: [UInt8], _ thumbnails: ThumbnailCache?,
    _ decoder: any PictureDecoding
  ) throws(PictureError) -> PiecePixels {
    guard !request.key.isThumbnail else { throw .missing }
    let still = try still(of: PictureFile(path: path), path, thumbnails, decoder)
    // Somebody may have made a better one since.
    guard Self.shown(still.header) == request.header else { throw .changed }
    let level = Int(request.key.level) - request.header.doublings
    let pixels = try decoder.decode(
      PieceKey(picture: 0, level: Int16(level)), of: still.header, in: [still.file],
      for: request.display)
    let factor = Self.enlargement(of: still.header)
    guard factor > 1 else { return pixels }
    return PiecePixels(try pixels.raster.enlarged(by: factor), isOpaque: pixels.isOpaque)
  }

  private func still(
    of film: PictureFile, _ path: [UInt8], _ thumbnails: ThumbnailCache?,
    _ decoder: any PictureDecoding
  ) throws(PictureError) -> Still {
    if let thumbnails, let original = ThumbnailOriginal(film, path: path),
      let (header, file) = thumbnails.still(of: original, decoder)
    {
      return Still(header: header, file: file)
    }
    let drawing = try PictureFile(bytes: Self.drawing.utf8)
    return Still(header: try decoder.header(of: drawing), file: drawing, isDrawing: true)
  }

  /// So many times as large it is made first, so that it fills the one tile that a picture's coarsest level has.
  private static func enlargement(of header: PictureHeader) -> Int {
    var factor = 1
    while max(header.storedWidth, header.storedHeight) * factor * 2 <= TileGrid.standardTileSide {
      factor *= 2
    }
    return factor
  }

  /// Twice, four times … as large, until it is as large as a film; it has no finer pixels then.
  private static func shown(_ still: PictureHeader) -> PictureHeader {
    var header = still
    header.storedWidth *= enlargement(of: still)
    header.storedHeight *= enlargement(of: still)
    while max(header.storedWidth, header.storedHeight) < longestSide {
      header.storedWidth *= 2
      header.storedHeight *= 2
      header.doublings += 1
    }
    header.finestLevel += header.doublings
    return header
  }

  // derivation: looks: a strip of film, as faint as a place whose picture is not there yet.
  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080" viewBox="0 0 1920 1080">
    <rect width="1920" height="1080" fill="#1c1c1e"/>
    <g fill="none" stroke="#48484a" stroke-width="14" stroke-linejoin="round">
    <rect x="720" y="360" width="480" height="360" rx="36"/>
    <path d="M820 360v360M1100 360v360"/>
    <path d="M720 450h100M720 540h100M720 630h100M1100 450h100M1100 540h100M1100 630h100"/>
    </g></svg>
    """
}

import DisplayList
import ScrollGeometry
import TilePyramid

/// Something to see of a picture until it is decoded, and the same for other programs.
extension PhotoTileStore {
  /// Pixels.
  public func thumbnailSize(of picture: Int32) -> Size? {
    pixels(of: TextureID(thumbnailOf: picture)).map {
      Size(width: Double($0.width), height: Double($0.height))
    }
  }

  /// The thumbnails of pictures on screen of which nothing is there yet.
  func thumbnailRequests() -> [DecodeRequest] {
    picturesOnScreen.compactMap { picture in
      let key = PieceKey(thumbnailOf: picture)
      guard refused[key] == nil, case .ready(let header)? = headers[picture],
        mayHaveThumbnail(picture, header), !hasPiece(of: picture)
      else { return nil }
      return DecodeRequest(key: key, header: header, workingBytes: 0)
    }
  }

  /// What a piece takes, bytes; of a thumbnail at most.
  func byteCount(of request: DecodeRequest) -> Int64 {
    guard request.key.isThumbnail else { return request.header.byteCount(of: request.key) }
    let side = ThumbnailSize.extraLarge.side
    return Raster.byteCount(width: side, height: side)
  }

  /// Pixels of its own.
  func hasPiece(of picture: Int32) -> Bool {
    pieces.keys.contains { $0.picture == picture && !$0.isThumbnail }
  }

  /// Makes those of the pictures on screen, when nothing else is to be done.
  func scheduleThumbnails() {
    guard pieceQueue.isIdle, missingPieces().isEmpty else { return }
    for picture in picturesOnScreen where !triedThumbnails.contains(picture) {
      guard case .ready(let header)? = headers[picture], mayHaveThumbnail(picture, header),
        let pixels = pixelsForThumbnail(of: picture, header)
      else { continue }
      triedThumbnails.insert(picture)
      thumbnailQueue.submit(
        picture, ThumbnailRequest(picture: picture, header: header, pixels: pixels))
    }
  }

  var picturesOnScreen: [Int32] { Set(wanted.prefix(visibleCount).map(\.picture)).sorted() }

  /// What is cut into files is shown soon enough.
  private func mayHaveThumbnail(_ picture: Int32, _ header: PictureHeader) -> Bool {
    header.layout == nil && source.hasThumbnail(picture)
  }

  /// Of the levels that are there as a whole, the coarsest that is sharp enough.
  private func pixelsForThumbnail(of picture: Int32, _ header: PictureHeader) -> PiecePixels? {
    let grid = header.grid
    let wholes = pieces.filter { key, pixels in
      key.picture == picture && key.frame == 0 && !key.isThumbnail
        && pixels.raster.width == grid.width(ofLevel: Int(key.level))
        && pixels.raster.height == grid.height(ofLevel: Int(key.level))
    }.map(\.value).sorted { $0.raster.width < $1.raster.width }
    return wholes.first {
      max($0.raster.width, $0.raster.height) >= ThumbnailSize.extraLarge.side
    } ?? wholes.last
  }
}

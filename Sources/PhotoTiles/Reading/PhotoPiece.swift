import DisplayList

/// Decoded pixels of a photo: a whole level, or a single tile of it.
public struct PhotoPiece: Sendable {
  /// Which piece it is.
  public let key: PieceKey
  let pixels: PiecePixels

  init(key: PieceKey, pixels: PiecePixels) {
    self.key = key
    self.pixels = pixels
  }

  /// All of it.
  public var whole: PixelBuffer {
    let raster = pixels.raster
    return raster.part(
      x: 0, y: 0, width: raster.width, height: raster.height, isOpaque: pixels.isOpaque)
  }

  /// The file ends before its picture does: this is what there is of it.
  public var isCutShort: Bool { pixels.isCutShort }

  /// Bytes that its pixels take.
  public var byteCount: Int { pixels.raster.memory.byteCount }

  /// A tile that it holds, counted from the level's first.
  public func tile(column: Int, row: Int) -> PixelBuffer? {
    let place = key.place ?? PieceKey.Place(column: 0, row: 0)
    return pixels.tile(column: column - Int(place.column), row: row - Int(place.row))
  }
}

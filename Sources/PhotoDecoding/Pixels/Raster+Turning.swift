import PictureFacts

extension Raster {
  /// Rows that are turned before their memory is given back: as many as fill a page of the
  /// upright picture's rows.
  private static let rowsAtOnce = 1024

  /// The stored picture turned upright. It is used up on the way, so that both together need
  /// little more memory than one of them.
  consuming func turned(_ orientation: Orientation) throws(PictureError) -> Raster {
    guard orientation != .upright else { return self }
    let size = orientation.uprightSize(width: width, height: height)
    let upright = try Raster(width: size.width, height: size.height)
    let writer = UprightWriter(raster: upright, orientation: orientation)
    var top = 0
    while top < height {
      let bottom = min(top + Self.rowsAtOnce, height)
      writer.write(rows: top..<bottom, from: row(top), stride: bytesPerRow / 4)
      memory.discard(top * bytesPerRow..<bottom * bytesPerRow)
      top = bottom
    }
    return upright
  }

  /// Turned, one turn after the other; this one stays as it is, and is the answer where nothing is to be turned.
  package func turned(by turns: [PhotoTurn]) throws(PictureError) -> Raster {
    let orientation = turns.reduce(Orientation.upright) { $0.turned($1) }
    guard orientation != .upright else { return self }
    let size = orientation.uprightSize(width: width, height: height)
    let turned = try Raster(width: size.width, height: size.height)
    UprightWriter(raster: turned, orientation: orientation)
      .write(rows: 0..<height, from: row(0), stride: bytesPerRow / 4)
    return turned
  }

  /// Bytes in use at the same time while a raster of this size is turned, beyond those of the
  /// upright one.
  static func turningByteCount(width: Int, height: Int) -> Int64 {
    byteCount(width: width, height: min(height, rowsAtOnce))
  }
}

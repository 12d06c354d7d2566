/// Puts rows of a stored picture into its upright raster, turned as its orientation says.
struct UprightWriter {
  /// Pixels that are turned together, so that both sides stay in the processor's cache.
  private static let blockSide = 32

  let raster: Raster
  private let orientation: Orientation
  private let storedWidth: Int
  private let origin: UnsafeMutablePointer<UInt32>
  private let alongRow: Int
  private let alongColumn: Int

  /// - Parameter raster: of the upright size.
  init(raster: Raster, orientation: Orientation) {
    self.raster = raster
    self.orientation = orientation
    storedWidth = orientation.swapsAxes ? raster.height : raster.width
    let steps = orientation.steps(
      width: raster.width, height: raster.height, row: raster.bytesPerRow / 4)
    origin = raster.row(0) + steps.origin
    alongRow = steps.alongRow
    alongColumn = steps.alongColumn
  }

  /// - Parameters:
  ///   - rows: of the stored picture.
  ///   - pixels: the first pixel of the first of them.
  ///   - stride: pixels from one row to the next.
  func write(rows: Range<Int>, from pixels: UnsafePointer<UInt32>, stride: Int) {
    if alongRow == 1 {
      for y in rows {
        (origin + y * alongColumn).update(
          from: pixels + (y - rows.lowerBound) * stride, count: storedWidth)
      }
      return
    }
    var top = rows.lowerBound
    while top < rows.upperBound {
      let bottom = min(top + Self.blockSide, rows.upperBound)
      var left = 0
      while left < storedWidth {
        let right = min(left + Self.blockSide, storedWidth)
        for y in top..<bottom {
          let source = pixels + (y - rows.lowerBound) * stride
          let target = origin + y * alongColumn
          for x in left..<right { target[x * alongRow] = source[x] }
        }
        left = right
      }
      top = bottom
    }
  }
}

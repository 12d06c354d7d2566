import ScrollGeometry
import TilePyramid

/// What is known of a picture before it is decoded.
struct PictureHeader: Equatable, Sendable {
  enum Format: Equatable, Sendable {
    case jpeg(JPEGHeader)
    case other(VipsHeader)
  }

  var format: Format
  /// As stored, pixels.
  var storedWidth: Int
  var storedHeight: Int
  var orientation: Orientation
  /// Finer levels than this are not decoded: they would take too much memory.
  var finestLevel = 0

  /// The upright picture.
  var grid: TileGrid {
    let size = orientation.uprightSize(width: storedWidth, height: storedHeight)
    return TileGrid(size: Size(width: Double(size.width), height: Double(size.height)))
  }

  /// Pixels of a level, as stored.
  func storedSize(ofLevel level: Int) -> (width: Int, height: Int) {
    (((storedWidth - 1) >> level) + 1, ((storedHeight - 1) >> level) + 1)
  }

  /// What the pixels of a level take.
  func byteCount(ofLevel level: Int) -> Int64 {
    let grid = grid
    return Raster.byteCount(width: grid.width(ofLevel: level), height: grid.height(ofLevel: level))
  }
}

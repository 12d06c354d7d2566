import DisplayList
import ScrollGeometry
import TilePyramid

/// What is known of a picture before it is decoded.
package struct PictureHeader: Equatable, Sendable {
  var format: Format
  /// As stored, pixels.
  package var storedWidth: Int
  package var storedHeight: Int
  var orientation: Orientation
  /// Finer levels than this are not decoded: they would take too much memory.
  package var finestLevel = 0
  /// The pieces are in a pyramid that was made of the picture.
  package var pyramid: PyramidKey?
  /// It is shown so often twice as large as it is, as a thumbnail that stands for something larger: so many levels are
  /// missing below its own finest.
  package var doublings = 0
  /// When its frames are shown; nil when it stands still.
  package var animation: AnimationTimeline?

  /// The upright picture.
  package var grid: TileGrid {
    let size = orientation.uprightSize(width: storedWidth, height: storedHeight)
    return TileGrid(size: Size(width: Double(size.width), height: Double(size.height)))
  }

  /// How it is cut into files, if it is.
  package var layout: TileLayout? { format.itself.layout }

  /// Every tile can be read without the others.
  package var isTiled: Bool { format.itself.isTiled }

  /// libvips decodes it.
  var needsVips: Bool { format.itself.needsVips }

  /// It may be transparent somewhere: later frames may be so where the first one is not.
  package var hasAlpha: Bool { format.itself.hasAlpha || animation != nil }

  /// What it is a thumbnail of, if it says so.
  package var original: ThumbnailOriginal? { format.itself.original }

  /// A small version of it lies in its file, and can be decoded as its thumbnail.
  package var hasPreview: Bool { format.itself.hasPreview }

  /// It would be sharper with a pyramid, which has but one frame.
  package var needsPyramid: Bool {
    finestLevel > 0 && doublings == 0 && !isTiled && layout == nil && animation == nil
  }

  /// What must be decoded for a tile.
  package func piece(holding tile: TextureID) -> PieceKey {
    isTiled ? PieceKey(tile) : PieceKey(wholeLevelOf: tile)
  }

  /// What shows the whole first picture in a window of so many pixels, when that is one piece.
  package func piece(fitting window: Size, of picture: Int32 = 0) -> PieceKey? {
    guard !isTiled else { return nil }
    let grid = grid
    let scale = min(window.width / grid.size.width, window.height / grid.size.height)
    return PieceKey(picture: picture, level: Int16(max(grid.level(forScale: scale), finestLevel)))
  }

  /// Pixels of a level, as stored.
  func storedSize(ofLevel level: Int) -> (width: Int, height: Int) {
    (((storedWidth - 1) >> level) + 1, ((storedHeight - 1) >> level) + 1)
  }

  /// Where a piece lies in its level, upright, pixels of that level.
  func area(of piece: PieceKey) -> PixelArea {
    if piece.isThumbnail {
      let stored = JPEGPreview.size(width: storedWidth, height: storedHeight)
      let size = orientation.uprightSize(width: stored.width, height: stored.height)
      return PixelArea(x: 0, y: 0, width: size.width, height: size.height)
    }
    let grid = grid
    let level = Int(piece.level)
    let whole = PixelArea(
      x: 0, y: 0, width: grid.width(ofLevel: level), height: grid.height(ofLevel: level))
    guard let place = piece.place else { return whole }
    return PixelArea(
      x: Int(place.column) * grid.tileSide, y: Int(place.row) * grid.tileSide,
      width: grid.tileSide, height: grid.tileSide
    ).intersection(whole)
  }

  /// The files that a piece is made of, if the picture is cut into files.
  package func tiles(of piece: PieceKey) -> [TileFile] {
    format.itself.tiles(showing: area(of: piece), ofLevel: Int(piece.level))
  }

  /// What the pixels of a piece take.
  package func byteCount(of piece: PieceKey) -> Int64 {
    let area = area(of: piece)
    return Raster.byteCount(width: area.width, height: area.height)
  }

  /// Bytes that decoding a piece takes besides the piece itself, about.
  package func workingBytes(of piece: PieceKey) -> Int64 {
    format.itself.workingBytes(of: piece, self)
  }

  var storedPixels: Int64 { Int64(storedWidth) * Int64(storedHeight) }

  var tooLarge: PictureError { .tooLarge(width: storedWidth, height: storedHeight) }
}

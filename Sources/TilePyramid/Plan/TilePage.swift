import DisplayList
import ScrollGeometry

/// How one picture is shown just now: all that decides which of its tiles are wanted and drawn.
public struct TilePage: Equatable, Sendable {
  /// The number that the tile store knows it by.
  public var picture: Int32
  /// Its tiles.
  public var grid: TileGrid
  /// Device pixels for one pixel of the picture when it is fitted into its page: this names the
  /// preview, the level that is kept for as long as the page is near.
  public var fitScale: Double
  /// Device pixels for one pixel of the picture as it is shown now.
  public var scale: Double
  /// What is on screen, in pixels of the picture; empty for a neighbour that is only near.
  public var visible: Rect
  /// Where the fingers are, or the middle of the screen, in pixels of the picture.
  public var focus: Point
  /// Of an animated picture: the one that is due.
  public var frame: UInt16 = 0
  /// The frames that are due next, the first one first; none for a picture that stands still.
  public var nextFrames: [UInt16] = []
  /// The frame that is drawn for as long as `frame` is not there.
  public var shownFrame: UInt16?
  /// It is larger than a frame ago: the next level is wanted before it is needed.
  public var isGrowing = false
  /// Fingers zoom it, or it springs back from there: what lies beyond its edges is of a level that is left soon.
  public var isZoomed = false
  /// Pixels of the thumbnail that is drawn where nothing else is there.
  public var thumbnail: Size?

  /// A page that is on screen, or may be.
  public init(
    picture: Int32, grid: TileGrid, fitScale: Double, scale: Double, visible: Rect, focus: Point
  ) {
    self.picture = picture
    self.grid = grid
    self.fitScale = fitScale
    self.scale = scale
    self.visible = visible
    self.focus = focus
  }

  /// A page that is not on screen: its preview is wanted ahead.
  public init(neighbor picture: Int32, grid: TileGrid, fitScale: Double) {
    self.init(
      picture: picture, grid: grid, fitScale: fitScale, scale: fitScale,
      visible: .zero, focus: .zero)
  }

  /// Something of the picture is visible.
  public var isOnScreen: Bool {
    !visible.intersection(Rect(origin: .zero, size: grid.size)).isEmpty
  }

  /// The level that is kept for as long as the page is near.
  public var previewLevel: Int { grid.level(forScale: fitScale) }

  /// The level that looks sharp now. Never coarser than the preview, which is there anyway: a bounce
  /// below the fitted size decodes nothing.
  public var idealLevel: Int { min(grid.level(forScale: scale), previewLevel) }

  /// The level that will look sharp next, when it is near; only while the page grows.
  var nextLevel: Int? {
    let level = idealLevel
    guard isGrowing, level > 0, nextFrames.isEmpty else { return nil }
    // derivation: each level has half the pixels of the finer one on each side.
    let enlargement = scale * Double(1 << level)
    return enlargement > TilePlan.lookAhead ? level - 1 : nil
  }

  /// What will be in view of that level when it is needed, pixels of the picture: a page grows about the fingers.
  var nextVisible: Rect {
    let share = scale * Double(1 << idealLevel)
    return Rect(
      x: focus.x + (visible.minX - focus.x) * share, y: focus.y + (visible.minY - focus.y) * share,
      width: visible.size.width * share, height: visible.size.height * share)
  }

  /// What decides which tiles it wants, to be compared with that of another frame; nil for a picture that moves.
  public var demand: TileDemand? { TileDemand(of: self) }

  /// A frame is gone before its preview could be of use.
  var needsPreview: Bool { nextFrames.isEmpty && previewLevel != idealLevel }

  func tiles(ofLevel level: Int, _ range: TileRange) -> VisibleTiles {
    VisibleTiles(grid: grid, picture: picture, frame: frame, level: level, range: range)
  }
}

/// Which tiles a page wants, in whatever order: while this and the store stay as they are, only the fingers
/// have moved.
public struct TileDemand: Equatable, Sendable {
  let picture: Int32
  let frame: UInt16
  let previewLevel: Int
  let preview: TileRange
  let idealLevel: Int
  let ideal: TileRange
  let nextLevel: Int?
  let isZoomed: Bool

  /// Nil for a picture that moves.
  init?(of page: TilePage) {
    guard page.nextFrames.isEmpty, page.shownFrame == nil else { return nil }
    picture = page.picture
    frame = page.frame
    previewLevel = page.previewLevel
    preview = page.grid.tiles(ofLevel: previewLevel, intersecting: page.visible)
    idealLevel = page.idealLevel
    ideal = page.grid.tiles(ofLevel: idealLevel, intersecting: page.visible)
    nextLevel = page.nextLevel
    isZoomed = page.isZoomed
  }
}

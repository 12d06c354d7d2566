import DisplayList
import ScrollGeometry

/// What to ask a `TileStore` for, the most urgent first. Reused from frame to frame.
///
/// 1. of every page on screen, the visible part of the preview: while it is there, there is no hole;
///    of one that moves, the frame that is drawn instead;
/// 2. of every page on screen, the visible tiles of the ideal level, from the fingers outwards;
/// 3. of every page that moves, the same of its next frames;
/// 4. the rest of these pages' previews, for when they are zoomed out;
/// 5. one ring of tiles about the visible ones, for when they are panned; none while the page is being zoomed;
/// 6. of a page that grows, the tiles of the next finer level that will be visible when that is reached, if it is near;
/// 7. the previews of the pages that are not on screen.
public struct TilePlan: Sendable {
  /// Tiles wanted beyond every edge of the screen.
  static let margin = 1
  /// So large, of its own size, a level is drawn when the next finer one is asked for, which is needed at 1: at 60
  /// frames a second and doubling in half a second there are 12 frames until then. (Our own choice.)
  static let lookAhead = 0.75

  /// All tiles that are wanted, the most urgent first.
  public private(set) var wanted: [TextureID] = []
  /// So many of `wanted`, from the front, show something that is on screen.
  public private(set) var visibleCount = 0

  /// A plan of no pages.
  public init() {}

  /// - Parameter pages: those on screen and those near, each group with the most important first.
  public mutating func update(pages: [TilePage]) {
    wanted.removeAll(keepingCapacity: true)
    for page in pages where page.needsPreview {
      appendVisible(of: page, level: page.previewLevel)
    }
    for page in pages { appendShownFrame(of: page) }
    for page in pages { appendVisible(of: page, level: page.idealLevel) }
    visibleCount = wanted.count
    for page in pages { appendNextFrames(of: page) }
    for page in pages where page.isOnScreen && page.nextFrames.isEmpty {
      appendRestOfPreview(of: page)
    }
    for page in pages where page.needsPreview && !page.isZoomed { appendMargin(of: page) }
    for page in pages {
      if let level = page.nextLevel { append(page, level: level, in: page.nextVisible) }
    }
    for page in pages where !page.isOnScreen { appendRestOfPreview(of: page) }
  }

  private mutating func appendVisible(of page: TilePage, level: Int) {
    append(page, level: level, in: page.visible)
  }

  /// - Parameter area: pixels of the picture.
  @inline(never) private mutating func append(_ page: TilePage, level: Int, in area: Rect) {
    page.tiles(ofLevel: level, page.grid.tiles(ofLevel: level, intersecting: area))
      .append(nearest: page.focus, to: &wanted)
  }

  private mutating func appendShownFrame(of page: TilePage) {
    guard let shown = page.shownFrame, shown != page.frame else { return }
    var page = page
    page.frame = shown
    appendVisible(of: page, level: page.idealLevel)
  }

  private mutating func appendNextFrames(of page: TilePage) {
    var later = page
    for frame in page.nextFrames {
      later.frame = frame
      appendVisible(of: later, level: later.idealLevel)
    }
  }

  @inline(never) private mutating func appendRestOfPreview(of page: TilePage) {
    let level = page.previewLevel
    let visible = page.grid.tiles(ofLevel: level, intersecting: page.visible)
    page.tiles(ofLevel: level, page.grid.tiles(ofLevel: level))
      .append(nearest: page.focus, excluding: visible, to: &wanted)
  }

  private mutating func appendMargin(of page: TilePage) {
    let level = page.idealLevel
    let visible = page.grid.tiles(ofLevel: level, intersecting: page.visible)
    let ring = visible.expanded(by: Self.margin, within: page.grid.tiles(ofLevel: level))
    page.tiles(ofLevel: level, ring).append(nearest: page.focus, excluding: visible, to: &wanted)
  }
}

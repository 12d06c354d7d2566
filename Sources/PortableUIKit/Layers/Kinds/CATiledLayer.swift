import DisplayList
import ScrollGeometry

/// Draws its content in tiles, each when it is seen first, in the resolution that the zoom asks for.
///
/// `draw(in:)` is called for each tile with the clip and the scale of that tile, in the frame that
/// shows it and on the main thread, so that no tile ever pops in; there is nothing to fade.
open class CATiledLayer: CALayer {
  /// Seconds; there is no fading.
  open class func fadeDuration() -> TimeInterval { 0.25 }

  /// How many resolutions there are, each half of the one before.
  open var levelsOfDetail = 1 {
    didSet { setNeedsDisplay() }
  }
  /// How many of these are finer than one pixel for each point.
  open var levelsOfDetailBias = 0 {
    didSet { setNeedsDisplay() }
  }
  /// Pixels.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { setNeedsDisplay() }
  }
  private final let tiles = LayerTiles()

  /// Tiles are drawn when they are seen.
  open override func display() { tiles.removeAll() }

  open override func setNeedsDisplay(_ r: CGRect) {
    tiles.remove(in: Rect(r.standardized))
    changes?.add()
  }

  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    super.appendContent(to: &list, in: context)
    let bounds = presented.bounds
    let size = Size(tileSize)
    guard !bounds.size.isEmpty, size.width >= 1, size.height >= 1 else { return }
    let level = level(for: context.contentScale.native)
    let side = size / level
    if tiles.bounds != bounds || tiles.side != side { tiles.reset(bounds, side, level) }
    let visible = Rect(context.visibleRect).intersection(bounds)
    guard !visible.isEmpty else { return }
    tiles.show(visible) { place in
      let context = CGContext(
        canvas: place, pixelsPerPoint: level, style: delegate?.interfaceStyle(of: self) ?? .light)
      draw(in: context)
      return context.finish()
    } append: {
      $0.append(to: &list.items, in: $0.canvas)
    }
  }

  /// Pixels for each point: the coarsest level that is fine enough.
  private final func level(for scale: Double) -> Double {
    let finest = min(30, max(0, levelsOfDetailBias))
    let coarsest = finest - max(1, min(60, levelsOfDetail)) + 1
    var exponent = coarsest
    // A hair below a level still is that level.
    while exponent < finest, Self.power(exponent) * contentsScale.native < scale * (1 - 1e-6) {
      exponent += 1
    }
    return Self.power(exponent) * contentsScale.native
  }

  /// Two to a power.
  private static func power(_ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<abs(exponent) { result *= exponent < 0 ? 0.5 : 2 }
    return result
  }
}

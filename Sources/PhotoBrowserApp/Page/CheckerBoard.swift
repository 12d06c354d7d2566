import DisplayList
import PortableUIKit
import ScrollGeometry

/// Quiet squares that black and white drawings stand out from alike. They are as large at every zoom, and move with
/// the picture.
public final class CheckerBoard: PictureGround {
  /// Of a square, points.
  private static let side = 8.0
  /// Black and white have the same contrast to them, at least 4.2 to 1 (WCAG 2.2).
  private static let dark = Color(red: 0.44, green: 0.44, blue: 0.44)
  private static let light = Color(red: 0.48, green: 0.48, blue: 0.48)

  public override init() {}

  override func append(
    to list: inout DisplayList, covering bounds: CGRect, in context: DrawingContext
  ) {
    let grid = PixelGrid(context)
    let whole = grid.pixels(of: bounds)
    let seen = grid.pixels(of: bounds.intersection(context.visibleRect))
    guard seen.size.width > 0, seen.size.height > 0 else { return }
    list.append(.fill(grid.rect(of: seen), radius: 0, Self.dark))
    let side = (Self.side * Double(context.pixelsPerPoint)).rounded()
    // Where a column and a row cross, there is neither.
    var squares = Path()
    for (start, end) in stripes(side, from: whole.minX, in: seen.minX, seen.maxX) {
      squares.addRect(
        grid.rect(of: Rect(x: start, y: seen.minY, width: end - start, height: seen.size.height)))
    }
    for (start, end) in stripes(side, from: whole.minY, in: seen.minY, seen.maxY) {
      squares.addRect(
        grid.rect(of: Rect(x: seen.minX, y: start, width: seen.size.width, height: end - start)))
    }
    list.append(.fillPath(squares, .evenOdd, .color(Self.light)))
  }

  /// Every second stripe, counted from `origin`, as far as it lies between two places.
  private func stripes(
    _ side: Double, from origin: Double, in low: Double, _ high: Double
  ) -> [(Double, Double)] {
    var start = origin + ((low - origin) / (2 * side)).rounded(.down) * 2 * side
    var stripes: [(Double, Double)] = []
    while start < high {
      let (first, last) = (max(start, low), min(start + side, high))
      if first < last { stripes.append((first, last)) }
      start += 2 * side
    }
    return stripes
  }

  /// Whole pixels of the window.
  private struct PixelGrid {
    let scale: Double
    let origin: Point

    init(_ context: DrawingContext) {
      let density = Double(context.pixelsPerPoint)
      let transform = context.transformToWindow
      scale = Double(transform.a) * density
      origin = Point(x: Double(transform.tx) * density, y: Double(transform.ty) * density)
    }

    func pixels(of rect: CGRect) -> Rect {
      let left = (Double(rect.minX) * scale + origin.x).rounded()
      let top = (Double(rect.minY) * scale + origin.y).rounded()
      return Rect(
        x: left, y: top, width: (Double(rect.maxX) * scale + origin.x).rounded() - left,
        height: (Double(rect.maxY) * scale + origin.y).rounded() - top)
    }

    func rect(of pixels: Rect) -> Rect {
      Rect(
        x: (pixels.minX - origin.x) / scale, y: (pixels.minY - origin.y) / scale,
        width: pixels.size.width / scale, height: pixels.size.height / scale)
    }
  }
}

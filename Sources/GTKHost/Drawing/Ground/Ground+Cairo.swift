import CGtk4
import DisplayList
import ScrollGeometry

extension Ground {
  /// - Parameter tiles: of its images, in order; nil where pixels are missing.
  func paint(_ tiles: [Tile?], on context: OpaquePointer) {
    var images = tiles.makeIterator()
    for part in parts {
      switch part {
      case .fill(let rects, let color):
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        for rect in rects {
          cairo_rectangle(context, rect.minX, rect.minY, rect.size.width, rect.size.height)
        }
        cairo_fill(context)
      case .image(_, let source, let target, let seen, let sampling):
        let place = Tile.Place(source: source, target: target, covered: seen, sampling: sampling)
        images.next()??.draw(at: place, on: context)
      case .turned(_, let source, let target, let turn, let seen, let sampling):
        guard let tile = images.next() ?? nil else { break }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_rectangle(context, seen.minX, seen.minY, seen.size.width, seen.size.height)
        cairo_clip(context)
        var matrix = cairo_matrix_t(
          xx: turn.a, yx: turn.b, xy: turn.c, yy: turn.d, x0: turn.tx, y0: turn.ty)
        cairo_transform(context, &matrix)
        tile.draw(
          at: Tile.Place(
            source: source, target: target,
            covered: target.overlapping(by: pixel / turn.determinant.magnitude.squareRoot()),
            sampling: sampling),
          on: context)
      }
    }
  }
}

extension Rect {
  /// Softened edges that only touch let the background through: neighbours that lie askew overlap.
  func overlapping(by length: Double) -> Rect {
    Rect(x: minX, y: minY, width: size.width + length, height: size.height + length)
  }
}

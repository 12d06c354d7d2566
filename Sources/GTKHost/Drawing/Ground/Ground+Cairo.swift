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
      }
    }
  }
}

import CGtk4
import DisplayList
import ScrollGeometry

extension Ground {
  /// - Parameters:
  ///   - tiles: of its images, in order; nil where pixels are missing.
  ///   - canvas: for what lies askew; nil lets cairo draw that.
  func paint(_ tiles: [Tile?], on context: OpaquePointer, askew canvas: AskewCanvas?) {
    var images = tiles.makeIterator()
    var isAskewDrawn = false
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
      case .turned where canvas != nil:
        _ = images.next()
        if !isAskewDrawn, let canvas { drawAskew(tiles, with: canvas, on: context) }
        isAskewDrawn = true
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

  /// What is turned is one picture, without anything between its tiles that is not, and nothing can be seen through it.
  ///
  /// - Parameter tiles: as for `paint`.
  func isAskewPicture(_ tiles: [Tile?]) -> Bool {
    var images = tiles.makeIterator()
    var common: (turn: AffineTransform, seen: Rect)?
    var isOver = false
    for part in parts {
      if case .fill = part {
        isOver = common != nil
        continue
      }
      let tile = images.next() ?? nil
      guard case .turned(_, _, _, let turn, let seen, .smooth) = part else {
        isOver = common != nil
        continue
      }
      guard !isOver, tile?.buffer.isOpaque ?? true, common.map({ $0 == (turn, seen) }) ?? true
      else { return false }
      common = (turn, seen)
    }
    return common != nil
  }

  private func drawAskew(_ tiles: [Tile?], with canvas: AskewCanvas, on context: OpaquePointer) {
    var images = tiles.makeIterator()
    var placed: [(tile: Tile, source: Rect, target: Rect)] = []
    var (turn, seen) = (AffineTransform.identity, Rect.null)
    for part in parts {
      if case .fill = part { continue }
      guard let tile = images.next() ?? nil,
        case .turned(_, let source, let target, let partTurn, let partSeen, _) = part
      else { continue }
      placed.append((tile, source, target))
      (turn, seen) = (partTurn, partSeen)
    }
    guard let first = placed.first else { return }
    let picture = placed.reduce(first.target) { $0.union($1.target) }
    let toPixels = AffineTransform(scaleX: 1 / pixel, y: 1 / pixel)
    let area = toPixels.apply(
      to: turn.apply(to: picture).insetBy(dx: -pixel, dy: -pixel).intersection(seen))
    let askew = placed.compactMap {
      AskewTile(
        $0.tile.buffer, source: $0.source, target: $0.target, turn: turn, in: picture,
        pixelsPerPoint: 1 / pixel)
    }
    guard let drawn = canvas.draw(askew, in: area) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_scale(context, pixel, pixel)
    cairo_set_source_surface(context, canvas.image, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_rectangle(context, drawn.minX, drawn.minY, drawn.width, drawn.height)
    cairo_fill(context)
  }
}

extension Rect {
  /// Softened edges that only touch let the background through: neighbours that lie askew overlap.
  func overlapping(by length: Double) -> Rect {
    Rect(x: minX, y: minY, width: size.width + length, height: size.height + length)
  }
}

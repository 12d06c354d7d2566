import ScrollGeometry

/// What the tiles of a layer have drawn. A class, since drawing one may ask for others to be drawn anew.
final class LayerTiles {
  private struct Place: Hashable {
    var column: Int
    var row: Int
  }

  private struct Tile {
    var place: Place
    var drawing: Drawing
    /// When it was seen last.
    var frame: Int
  }

  /// So many that are out of sight are kept.
  private static let spare = 64

  private(set) var bounds = Rect.null
  /// Points.
  private(set) var side = Size.zero
  private var indices: [Place: Int] = [:]
  private var tiles: [Tile] = []
  private var frame = 0

  func reset(_ bounds: Rect, _ side: Size, _ level: Double) {
    self.bounds = bounds
    self.side = side
    removeAll()
  }

  func removeAll() {
    indices.removeAll()
    tiles.removeAll()
  }

  func remove(in rect: Rect) {
    keep { !self.area(of: $0.place).intersects(rect) }
  }

  /// Makes what is missing of the visible tiles and hands them all out, row by row.
  func show(
    _ visible: Rect, make: (Rect) -> Drawing, append: (Drawing) -> Void
  ) {
    frame += 1
    let columns = Self.range(
      from: visible.minX - bounds.minX, to: visible.maxX - bounds.minX, side: side.width)
    let rows = Self.range(
      from: visible.minY - bounds.minY, to: visible.maxY - bounds.minY, side: side.height)
    // A layer without end at a scale without end would draw for ever.
    guard Double(columns.count) * Double(rows.count) <= 10_000 else { return }
    for row in rows {
      for column in columns {
        let place = Place(column: column, row: row)
        if let index = indices[place] {
          tiles[index].frame = frame
          append(tiles[index].drawing)
          continue
        }
        let drawing = make(area(of: place))
        indices[place] = tiles.count
        tiles.append(Tile(place: place, drawing: drawing, frame: frame))
        append(drawing)
      }
    }
    if tiles.count > 2 * (columns.count * rows.count + Self.spare) {
      let oldest = frame - 2
      keep { $0.frame > oldest }
    }
  }

  private func keep(_ isKept: (Tile) -> Bool) {
    tiles.removeAll { !isKept($0) }
    indices.removeAll(keepingCapacity: true)
    for (index, tile) in tiles.enumerated() { indices[tile.place] = index }
  }

  /// Cut off at the layer's edges.
  private func area(of place: Place) -> Rect {
    Rect(
      x: bounds.minX + Double(place.column) * side.width,
      y: bounds.minY + Double(place.row) * side.height, width: side.width, height: side.height
    ).intersection(bounds)
  }

  private static func range(from low: Double, to high: Double, side: Double) -> Range<Int> {
    let first = (low / side).rounded(.down)
    let end = (high / side).rounded(.up)
    guard first.magnitude < 1e9, end.magnitude < 1e9, first < end else { return 0..<0 }
    return Int(first)..<Int(end)
  }
}

import CGtk4
import DisplayList
import ScrollGeometry

extension Painting {
  func draw(_ tile: Tile, source: Rect, destination: Rect) {
    guard source.size.width > 0, source.size.height > 0 else { return }
    let target = snapped(destination)
    guard target.size.width > 0, target.size.height > 0 else { return }
    switch tile.form {
    case .texture: draw(texture: tile, source: source, target: target)
    case .surface: draw(surface: tile, source: source, target: target)
    }
  }

  private func draw(texture tile: Tile, source: Rect, target: Rect) {
    let whole = Size(width: Double(tile.buffer.width), height: Double(tile.buffer.height))
    var bounds = target.graphene
    if source == Rect(origin: .zero, size: whole) {
      gtk_snapshot_append_texture(snapshot, tile.image, &bounds)
      return
    }
    // Where all of the texture would lie for its part to fall on the target.
    let across = target.size.width / source.size.width
    let down = target.size.height / source.size.height
    var wholeBounds = Rect(
      x: target.minX - source.minX * across, y: target.minY - source.minY * down,
      width: whole.width * across, height: whole.height * down
    ).graphene
    gtk_snapshot_push_clip(snapshot, &bounds)
    gtk_snapshot_append_texture(snapshot, tile.image, &wholeBounds)
    gtk_snapshot_pop(snapshot)
  }

  private func draw(surface tile: Tile, source: Rect, target: Rect) {
    let covered = isUpright ? target : target.overlapping(by: 1 / pixelsPerUnit)
    let place = Tile.Place(source: source, target: target, covered: covered)
    gtk_snapshot_append_node(snapshot, tile.node(at: place))
  }
}

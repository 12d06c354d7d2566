import CGtk4
import DisplayList
import ScrollGeometry

/// The node of a frame's ground, which stays the same one as long as its pixels do: what a new one covers GTK paints anew.
final class GroundNode {
  private let ground: Ground
  /// Of its images, in order; nil where pixels are missing.
  private let tiles: [Tile?]
  let node: OpaquePointer

  /// - Parameter window: points.
  init(_ ground: Ground, tiles: [Tile?], window: Rect) {
    self.ground = ground
    self.tiles = tiles
    var bounds = window.graphene
    node = gsk_cairo_node_new(&bounds)!
    let context = gsk_cairo_node_get_draw_context(node)!
    defer { cairo_destroy(context) }
    ground.paint(tiles, on: context)
  }

  deinit { gsk_render_node_unref(node) }

  func shows(_ ground: Ground, tiles: [Tile?]) -> Bool {
    self.tiles.elementsEqual(tiles, by: ===) && self.ground == ground
  }
}

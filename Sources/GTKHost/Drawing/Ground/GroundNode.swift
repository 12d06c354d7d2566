import CGtk4
import DisplayList
import ScrollGeometry

/// The node of a frame's ground, which stays the same one as long as its pixels do: what a new one covers GTK paints anew.
final class GroundNode {
  private let ground: Ground
  /// Of its images, in order; nil where pixels are missing.
  private let tiles: [Tile?]
  let node: OpaquePointer
  /// In which lies what lies askew; nil where nothing does, or where cairo has drawn it.
  private let askew: AskewCanvas?
  private let canvases: AskewCanvases

  /// - Parameter window: points.
  init(_ ground: Ground, tiles: [Tile?], window: Rect, canvases: AskewCanvases) {
    self.ground = ground
    self.tiles = tiles
    self.canvases = canvases
    askew =
      ground.isAskewPicture(tiles)
      ? canvases.take(
        width: Int((window.width / ground.pixel).rounded()),
        height: Int((window.height / ground.pixel).rounded()))
      : nil
    if askew == nil { canvases.removeAll() }
    var bounds = window.graphene
    node = gsk_cairo_node_new(&bounds)!
    let context = gsk_cairo_node_get_draw_context(node)!
    defer { cairo_destroy(context) }
    ground.paint(tiles, on: context, askew: askew)
  }

  deinit {
    gsk_render_node_unref(node)
    if let askew { canvases.giveBack(askew) }
  }

  func shows(_ ground: Ground, tiles: [Tile?]) -> Bool {
    self.tiles.elementsEqual(tiles, by: ===) && self.ground == ground
  }
}

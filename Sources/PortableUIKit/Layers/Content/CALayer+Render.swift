import DisplayList
import ScrollGeometry

extension CALayer {
  /// The items of the layer and its sublayers as they are now, in the layer's own coordinates.
  final func rendered() -> DisplayList {
    var list = DisplayList()
    let state = presented
    guard state.isShown else { return list }
    // Whatever sticks out is there, too.
    let everywhere = Rect(
      x: -Self.farAway, y: -Self.farAway, width: 2 * Self.farAway, height: 2 * Self.farAway)
    let surroundings = Surroundings(
      toWindow: .identity, visible: everywhere, pixelsPerPoint: contentsScale.native)
    list.group(state.opacity < 1 ? .pushOpacity(state.opacity) : nil) { list in
      appendShadowed(state, to: &list, in: surroundings)
    }
    return list
  }

  /// Points; further out nothing is recorded.
  private static var farAway: Double { 1e6 }

  final func renderTree(in context: CGContext) {
    let items = rendered().items
    guard !items.isEmpty else { return }
    context.place(DisplayList.extent(of: items[...])) { $0 += items }
  }
}

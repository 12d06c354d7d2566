import DisplayList
import ScrollGeometry

/// What a layer shows between its background and its sublayers, and how it is cut: what `draw` has drawn. Most
/// layers have none.
///
/// What a program sets besides is a `CustomContent`, so that a page carries it only when its program sets something.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
class LayerContent {
  var drawing: Drawing?

  init(drawing: Drawing? = nil) {
    self.drawing = drawing
  }

  var custom: CustomContent? { nil }

  /// Points; nil when there is nothing to show.
  func size(scale: CGFloat) -> Size? { drawing?.canvas.size }

  func place(_ size: Size, in bounds: Rect) -> Rect { bounds }

  func append(to items: inout [DisplayItem], in place: Rect, scale: CGFloat) {
    drawing?.append(to: &items, in: place)
  }

  /// The outline, where only some corners are round; nil where a radius says it all.
  func outline(of state: LayerState, inset: Double) -> Path? { nil }

  /// Draws `body` as far as the mask is opaque; false when there is no mask.
  func mask(
    to list: inout DisplayList, in surroundings: Surroundings, _ body: (inout DisplayList) -> Void
  ) -> Bool { false }
}

import DisplayList

/// What a layer shows in front of its sublayers, within its bounds.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
class LayerForeground {
  /// Adds it in the layer's own coordinates; `state` is what is shown of the layer.
  func append(_ state: LayerState, to list: inout DisplayList) {}
}

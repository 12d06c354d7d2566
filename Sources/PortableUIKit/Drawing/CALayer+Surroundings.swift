import ScrollGeometry

extension CALayer {
  /// Where the layer's own content is drawn, its coordinates; nil when it is not shown.
  func surroundings(in window: UIWindow) -> Surroundings? {
    let state = presented
    guard state.isShown else { return nil }
    var inside: Surroundings? = window.surroundings
    if self !== window.layer {
      inside = superlayer?.surroundings(in: window)?.inside(state.toSuperlayer)
    }
    if state.masksToBounds, let visible = inside?.visible {
      inside?.visible = visible.intersection(state.bounds)
    }
    return inside
  }
}

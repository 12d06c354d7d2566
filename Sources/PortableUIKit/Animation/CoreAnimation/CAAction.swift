/// What a layer does when one of its properties changes: an animation, or `NSNull` for nothing.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol CAAction: AnyObject {
  /// Does it. An animation adds itself to the layer, under the name of the event.
  func run(forKey event: String, on layer: CALayer)
}

extension NSNull: CAAction {
  public func run(forKey event: String, on layer: CALayer) {}
}

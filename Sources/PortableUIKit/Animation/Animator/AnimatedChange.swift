/// A property that an animator has changed, and between what.
struct AnimatedChange {
  let layer: CALayer
  let property: LayerProperty
  let start: LayerNumbers
  let end: LayerNumbers
}

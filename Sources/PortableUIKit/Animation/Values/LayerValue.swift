import DisplayList
import ScrollGeometry

/// A value as programs give it to an animation.
enum LayerValue: Equatable {
  case number(Double)
  case pair(Double, Double)
  case rect(Rect)
  case color(Color)
  case transform(ScrollGeometry.AffineTransform)
}

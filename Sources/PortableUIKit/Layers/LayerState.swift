import DisplayList
import ScrollGeometry

/// Everything a layer shows at one moment, as one value: the model is one, and what an animation
/// shows in passing is another.
struct LayerState: Equatable {
  /// The layer's own coordinates that are its rectangle, points.
  var bounds = Rect.zero
  /// Where `anchorPoint` lies in the superlayer, points.
  var position = Point.zero
  /// A share of the bounds: (0, 0) top left, (1, 1) bottom right.
  var anchorPoint = Point(x: 0.5, y: 0.5)
  /// Applied about the anchor point.
  var transform = ScrollGeometry.AffineTransform.identity
  /// Siblings are drawn in this order; equal ones as they are listed.
  var zPosition = 0.0
  var opacity = 1.0
  var isHidden = false
  var masksToBounds = false
  /// Points.
  var cornerRadius = 0.0
  /// Points; the border lies inside the bounds.
  var borderWidth = 0.0
  var borderColor = Color(red: 0, green: 0, blue: 0)
  var backgroundColor: Color?
  var shadow = LayerShadow()

  /// Most often one has moved or grown. By one property after the other, as animations ask, too.
  static func == (left: LayerState, right: LayerState) -> Bool {
    left.isHidden == right.isHidden && left.masksToBounds == right.masksToBounds
      && !LayerProperty.allCases.contains { left.differs(from: right, in: $0) }
  }

  /// The layer, and what lies in it, can be seen.
  var isShown: Bool { !isHidden && opacity > 0 }
}

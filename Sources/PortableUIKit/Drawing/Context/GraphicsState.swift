import DisplayList
import ScrollGeometry

/// What `saveGState` keeps.
struct GraphicsState {
  /// From the coordinates that are drawn in to those of the items.
  var transform: ScrollGeometry.AffineTransform
  /// A box around what the clips leave, the items' coordinates.
  var clip: Rect
  /// Groups that were opened since the state was saved.
  var openGroups = 0

  var fill = Color(red: 0, green: 0, blue: 0)
  var stroke = Color(red: 0, green: 0, blue: 0)
  var alpha = 1.0
  var line = StrokeStyle(width: 1)
  var blend = BlendMode.normal
  var shadow: Shadow?
  var interpolation = CGInterpolationQuality.default
  var fillSpace = CGColorSpaceCreateDeviceRGB()
  var strokeSpace = CGColorSpaceCreateDeviceRGB()

  /// Turns, mirrors and one scale only: circles stay circles.
  var isSimilarity: Bool {
    let t = transform
    let (across, down) = (t.a * t.a + t.b * t.b, t.c * t.c + t.d * t.d)
    let negligible = 1e-12 * max(across, down)
    return (across - down).magnitude <= negligible
      && (t.a * t.c + t.b * t.d).magnitude <= negligible
  }

  var scale: Double { transform.determinant.magnitude.squareRoot() }
}

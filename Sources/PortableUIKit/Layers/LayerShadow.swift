import DisplayList
import ScrollGeometry

/// The shadow of a layer.
struct LayerShadow: Equatable {
  var color = Color(red: 0, green: 0, blue: 0)
  /// 0…1.
  var opacity = 0.0
  /// Points.
  var offset = Vector(dx: 0, dy: -3)
  /// Of the blur, points.
  var radius = 3.0
}

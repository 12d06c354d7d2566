import CGtk4
import ScrollGeometry

/// An affine transform as the simple steps that GTK's renderers know; a bare matrix makes the
/// cairo renderer give up and draw a pink box.
///
/// Points are first scaled, then slanted along x, then turned, then moved.
struct TransformSteps: Equatable {
  var translation: Vector
  /// Degrees, clockwise.
  var rotation: Double
  /// Degrees: how far the y axis leans towards x.
  var slant: Double
  var scaleX: Double
  var scaleY: Double

  /// Nil for a transform that flattens everything.
  init?(_ transform: AffineTransform) {
    let length = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard length > 0, determinant != 0, transform.isFinite else { return nil }
    // derivation: half a turn in both.
    let degrees = 180 / Double.pi
    translation = Vector(dx: transform.tx, dy: transform.ty)
    rotation = atan2(transform.b, transform.a) * degrees
    scaleX = length
    scaleY = determinant / length
    slant =
      atan((transform.a * transform.c + transform.b * transform.d) / determinant) * degrees
  }

  /// What is drawn afterwards goes through this transform.
  func apply(to snapshot: OpaquePointer) {
    var origin = graphene_point_t(x: Float(translation.dx), y: Float(translation.dy))
    var steps = gsk_transform_translate(nil, &origin)
    steps = gsk_transform_rotate(steps, Float(rotation))
    steps = gsk_transform_skew(steps, Float(slant), 0)
    steps = gsk_transform_scale(steps, Float(scaleX), Float(scaleY))
    gtk_snapshot_transform(snapshot, steps)
    gsk_transform_unref(steps)
  }
}

#if canImport(Glibc)
  import Glibc
#endif

import ScrollGeometry

/// How somebody looks at a photo that is enlarged while it turns: that stays so.
struct TurnLook: Equatable {
  /// Points for each of its pixels.
  var scale: Double
  /// A place of the picture, in its pixels from its middle, and where that stays on the screen.
  var pixel: Vector
  var place: Point

  /// As the picture lies now, with what is at `place` staying there.
  init(_ pose: TurnPose, about place: Point) {
    scale = max(pose.scale.dx.magnitude, pose.scale.dy.magnitude)
    pixel = pose.pixel(at: place)
    self.place = place
  }
}

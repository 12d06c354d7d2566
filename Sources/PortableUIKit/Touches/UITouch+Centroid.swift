import ScrollGeometry

#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
extension Array where Element == UITouch {
  /// The mean position, window coordinates; nil when there are none.
  var centroid: Point? {
    guard !isEmpty else { return nil }
    var x = 0.0
    var y = 0.0
    for touch in self {
      x += touch.position.x
      y += touch.position.y
    }
    return Point(x: x / Double(count), y: y / Double(count))
  }

  /// The newest time stamp, seconds.
  var latestTime: Double {
    var latest = -Double.infinity
    for touch in self where touch.timestamp > latest { latest = touch.timestamp }
    return latest
  }
}

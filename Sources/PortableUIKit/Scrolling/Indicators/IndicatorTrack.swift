import ScrollGeometry

/// Where the indicator of one axis is. All in points.
struct IndicatorTrack {
  /// From the view's edge, and from the ends of its side.
  static let margin = 3.0
  static let thickness = 3.0
  /// While the offset is within its limits.
  static let shortestLength = 36.0
  /// However far the content is pulled off.
  static let shortestPulledLength = 7.0

  /// Where it may be, along its axis.
  let start: Double
  let length: Double
  /// What can be seen, and all there is, insets included.
  let visible: Double
  let content: Double
  /// The offset, and its limits.
  let offset: Double
  let minimum: Double
  let maximum: Double

  /// Where it begins and how long it is; nil when there is nothing to scroll, or no room.
  var knob: (start: Double, length: Double)? {
    guard maximum > minimum, content > 0, length > Self.shortestPulledLength else { return nil }
    let full = max(length * min(visible / content, 1), min(Self.shortestLength, length))
    let inside = min(max(offset, minimum), maximum)
    let pulled = (offset - inside).magnitude
    let knob = max(full - pulled, Self.shortestPulledLength)
    return (start + (length - knob) * (inside - minimum) / (maximum - minimum), knob)
  }
}

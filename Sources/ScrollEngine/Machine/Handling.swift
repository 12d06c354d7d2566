import ScrollGeometry

/// Fingers move the content: by one drag, by one pinch, or by both at once.
struct Handling: Equatable, Sendable {
  var drag: Drag?
  var pinch: Pinch?
}

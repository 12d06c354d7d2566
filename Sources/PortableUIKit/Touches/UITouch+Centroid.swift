import ScrollGeometry

extension UITouch {
  /// The mean position of contacts, window coordinates; nil when there are none.
  static func centroid(of touches: [UITouch]) -> Point? {
    guard !touches.isEmpty else { return nil }
    var x = 0.0
    var y = 0.0
    for touch in touches {
      x += touch.position.x
      y += touch.position.y
    }
    return Point(x: x / Double(touches.count), y: y / Double(touches.count))
  }

  /// It still touches.
  var isDown: Bool {
    switch phase {
    case .began, .moved, .stationary: true
    case .ended, .cancelled, .regionEntered, .regionMoved, .regionExited: false
    }
  }
}

import ScrollGeometry

/// A photo that a finger has taken on its way.
struct PhotoCatch {
  let page: Int
  /// It was on its way to its page, and not into the grid.
  let opens: Bool
  /// Of the picture when the finger took it, and how much of the backdrop was there.
  let start: Rect
  let cover: Double
  private(set) var way = Vector.zero

  init(_ page: Int, opens: Bool, at start: Rect, cover: Double) {
    (self.page, self.opens, self.start, self.cover) = (page, opens, start, cover)
  }

  mutating func follow(_ way: Vector) { self.way = way }

  /// Under the finger, as large as it was.
  var frame: Rect { Rect(origin: start.origin + way, size: start.size) }

  /// Let go with a velocity, points a second, it goes to its page: where it is thrown up, or thrown nowhere and was on its way there.
  func opens(with velocity: Vector) -> Bool {
    velocity.dy.magnitude > GridTunables.closingSpeed ? velocity.dy < 0 : opens
  }
}

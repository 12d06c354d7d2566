/// A zoomed page that is being turned away from: it keeps its zoom until it has left the view.
struct HeldZoom: Equatable {
  var page: Int
  var scale: CGFloat
  /// Pages are turned past its end, towards greater offsets, rather than past its beginning.
  var leavesPastEnd: Bool
  /// The offset across the line at which it rests, from its own top left corner, points.
  var across: CGFloat
  /// It is longer than its slot, and lies on the pages on its other side.
  var isLong: Bool
}

extension PageLine {
  /// Whether it lies on other pages at this offset along the line: they are on the side that it has
  /// not been left at.
  func covers(_ held: HeldZoom, whenAt offset: CGFloat) -> Bool {
    let away = offset - self.offset(ofPage: held.page)
    let tolerance = 0.5 / pixelsPerPoint
    return held.isLong && (held.leavesPastEnd ? away < -tolerance : away > tolerance)
  }

  /// The offsets along the line between which a page shown in this size can be moved: its edges.
  func edges(of shown: CGSize) -> (lower: CGFloat, upper: CGFloat) {
    let ends = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    return (
      along(resting(CGPoint(x: -ends.x, y: -ends.y), shown: shown)),
      along(resting(ends, shown: shown))
    )
  }
}

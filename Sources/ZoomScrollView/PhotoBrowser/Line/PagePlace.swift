/// How a page lies in its slot.
struct PagePlace: Equatable {
  /// Fitted, points.
  var size: CGSize
  var scale: CGFloat
  /// From the slot's corner, points.
  var center: CGPoint

  /// At its fitted size.
  init(fitted frame: CGRect) {
    size = frame.size
    scale = 1
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  init(_ held: HeldZoom, fitted: CGSize, on line: PageLine) {
    size = fitted
    scale = held.scale
    let shown = CGSize(width: fitted.width * scale, height: fitted.height * scale)
    let edges = line.edges(of: shown)
    let edge = held.leavesPastEnd ? edges.upper : edges.lower
    let offset = line.resting(line.point(along: edge, across: held.across), shown: shown)
    center = CGPoint(x: shown.width / 2 - offset.x, y: shown.height / 2 - offset.y)
  }

  /// The same at its own origin: how the zoomed page lies in the content.
  init(zoomed place: PagePlace) {
    self = place
    center = CGPoint(x: size.width * scale / 2, y: size.height * scale / 2)
  }
}

import ScrollEngine
import ScrollGeometry

/// Scrolls while something is held near an edge, at a speed that says how near.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class EdgeScroll: FrameClient {
  /// Points from an edge from which on the content moves.
  private static var reach: Double { 60 }
  /// Points per second at the edge and beyond it. (Both chosen by eye.)
  private static var mostSpeed: Double { 720 }

  @Weak private var view: UIScrollView?
  private let moved: () -> Void
  /// Points per second.
  private var velocity = Vector.zero
  private var beginning: (time: Double, offset: Point)?

  init(_ view: UIScrollView, _ moved: @escaping () -> Void) {
    self.moved = moved
    self.view = view
  }

  var isMoving: Bool { velocity != .zero }
  /// It goes on for as long as a hand stays there.
  var comesToRest: Bool { false }

  /// What is held lies there now, points of the content.
  func hold(at point: Point) {
    guard let view, let window = view.window else { return stop() }
    let seen = Rect(view.bounds).inset(by: Insets(view.adjustedContentInset))
    let metrics = view.metrics
    var wanted = Vector(
      dx: Self.speed(point.x, seen.minX, seen.maxX), dy: Self.speed(point.y, seen.minY, seen.maxY))
    // Content that fits does not move.
    if metrics.content.width <= seen.width { wanted.dx = 0 }
    if metrics.content.height <= seen.height { wanted.dy = 0 }
    guard wanted != velocity else { return }
    velocity = wanted
    beginning = nil
    guard isMoving else { return }
    beginning = (window.schedule.now, Point(view.contentOffset))
    window.schedule.add(self)
  }

  func stop() {
    velocity = .zero
    beginning = nil
  }

  /// Negative towards the low edge.
  private static func speed(_ place: Double, _ low: Double, _ high: Double) -> Double {
    let reach = min(reach, (high - low) / 4)
    guard reach > 0 else { return 0 }
    let depth = place < low + reach ? place - (low + reach) : max(0, place - (high - reach))
    return mostSpeed * max(-1, min(1, depth / reach))
  }

  func advance(to time: Double) {
    guard isMoving, let view, let beginning else { return }
    let metrics = view.metrics
    let way = velocity * max(0, time - beginning.time)
    let target = CGPoint(metrics.onPixels(metrics.limits.clamped(beginning.offset + way)))
    guard target != view.contentOffset else { return }
    view.contentOffset = target
    moved()
  }
}

import ScrollEngine
import ScrollGeometry

/// Recognises a finger that comes in from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Where it may begin; no edge until it is set.
  open var edges: UIRectEdge = []
  /// Where the finger came down, window points.
  private var start = Point.zero

  public override init(target: ActionObject?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = self.touches.first else { return }
    start = touch.position
    if edge(at: touch) == [] { state = .failed } else { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let touch = self.touches.first {
      let way = touch.position - start
      if way.length > Tunables.panSlop, !isInward(way, from: edge(at: touch)) {
        state = .failed
        return
      }
    }
    super.touchesMoved(touches, with: event)
  }

  /// The watched edges that the finger came down at.
  private func edge(at touch: UITouch) -> UIRectEdge {
    guard let window = touch.window else { return [] }
    let size = Size(window.bounds.size)
    let width = Tunables.screenEdgeWidth
    var found: UIRectEdge = []
    if start.x <= width { found.insert(.left) }
    if start.x >= size.width - width { found.insert(.right) }
    if start.y <= width { found.insert(.top) }
    if start.y >= size.height - width { found.insert(.bottom) }
    return found.intersection(edges)
  }

  private func isInward(_ way: Vector, from edges: UIRectEdge) -> Bool {
    let isHorizontal = way.dx.magnitude >= way.dy.magnitude
    return isHorizontal
      ? edges.contains(.left) && way.dx > 0 || edges.contains(.right) && way.dx < 0
      : edges.contains(.top) && way.dy > 0 || edges.contains(.bottom) && way.dy < 0
  }
}

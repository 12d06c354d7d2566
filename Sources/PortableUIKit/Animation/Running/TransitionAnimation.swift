import DisplayList
import ScrollEngine
import ScrollGeometry

/// From what a layer showed when this was made to what it shows.
final class TransitionAnimation: BlockAnimation {
  private let kind: TransitionKind
  private var old = DisplayList()
  private var fraction = 0.0

  init(_ kind: TransitionKind, course: AnimationCourse, from layer: CALayer) {
    self.kind = kind
    super.init()
    self.course = course
    duration = course.duration
    layer.appendOwn(layer.presented, to: &old, in: layer.ownSurroundings)
  }

  /// As long as its own duration says, or the transaction's.
  init(_ transition: CATransition, from layer: CALayer) {
    kind = .fade
    super.init()
    transition.copyTiming(to: self)
    fillMode = .backwards
    blocksTouches = false
    if duration == 0 { duration = CATransaction.animationDuration() }
    let curve = transition.timingFunction?.curve ?? .linear
    course = AnimationCourse(duration: duration, pace: .curve(curve))
    layer.appendOwn(layer.presented, to: &old, in: layer.ownSurroundings)
  }

  public override init() {
    kind = .fade
    super.init()
  }

  override func apply(at time: Double, to state: inout LayerState, model: LayerState) {
    fraction = course.progress(at: duration > 0 ? time / duration : 0)
  }

  override var isTransition: Bool { true }

  /// Adds both pictures, as far as they are seen now; `new` adds the new one.
  override func append(
    _ state: LayerState, to list: inout DisplayList, new: (inout DisplayList) -> Void
  ) {
    switch kind {
    case .fade:
      let index = list.items.count
      new(&list)
      // Under what fades out: where the new picture covers everything nothing else shines through.
      if !Self.covers(list, from: index, state.bounds) {
        list.items.insert(.pushOpacity(fraction), at: index)
        list.append(.pop)
      }
      list.group(.pushOpacity(1 - fraction)) { $0.items.append(contentsOf: old.items) }
    case .flip(let isHorizontal):
      let width = DeterministicMath.cos(fraction * 3.141592653589793)
      let center = state.bounds.center
      let scale = max(width.magnitude, 1e-6)
      let flat = ScrollGeometry.AffineTransform(
        translation: Vector(dx: -center.x, dy: -center.y)
      ).concatenating(
        ScrollGeometry.AffineTransform(
          a: isHorizontal ? scale : 1, b: 0, c: 0, d: isHorizontal ? 1 : scale, tx: center.x,
          ty: center.y))
      list.group(.pushTransform(flat)) { list in
        if width > 0 { list.items.append(contentsOf: old.items) } else { new(&list) }
      }
    }
  }

  /// The first thing that was drawn since `index` is opaque and fills the bounds.
  private static func covers(_ list: DisplayList, from index: Int, _ bounds: Rect) -> Bool {
    guard index < list.items.count else { return false }
    switch list.items[index] {
    case .fill(let rect, let radius, let color):
      return radius == 0 && color.alpha >= 1 && rect.contains(bounds)
    case .image(_, _, let destination, _): return destination.contains(bounds)
    default: return false
    }
  }
}

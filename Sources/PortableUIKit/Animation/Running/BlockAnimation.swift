import ScrollEngine

/// What a block leaves behind: the model has the new value already, and what is left of the way
/// there is added to it. Several of one property add up, so that an interrupted animation is
/// continuous in value and velocity.
class BlockAnimation: CABasicAnimation {
  /// The old value less the new one.
  final var change = LayerNumbers.zero
  /// All numbers of the property before it.
  final var start = LayerNumbers.zero
  final var course = AnimationCourse(duration: 0, pace: .curve(.linear))
  final var blocksTouches = true

  public override init() {
    super.init()
    isAdditive = true
    fillMode = .backwards
  }

  override func copyForLayer() -> CAAnimation { self }

  override func apply(at time: Double, to state: inout LayerState, model: LayerState) {
    show(progress: course.progress(at: duration > 0 ? time / duration : 0), in: &state)
  }

  final func show(progress: Double, in state: inout LayerState) {
    path?.add(change * (1 - progress), to: &state)
  }
}

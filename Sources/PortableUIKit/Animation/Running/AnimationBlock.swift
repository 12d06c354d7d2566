import ScrollEngine

/// A block of code whose changes are animated, while it runs.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class AnimationBlock: CAAction {
  let run: AnimationRun
  /// Seconds.
  var delay = 0.0
  var course: AnimationCourse
  var repeatCount: Float = 0
  var autoreverses = false
  var allowsInteraction = false
  var beginsFromCurrentState = false
  /// Who says how far its changes are, when it is not time alone.
  var scrubber: AnimationScrubber?
  /// Key frames are asked for inside.
  var takesKeyframes = false
  var isDiscrete = false
  /// What it moves is laid out at its end, so that what is inside moves along.
  var laysOutSubviews = false
  private(set) var changed: [CALayer] = []

  init(run: AnimationRun, course: AnimationCourse) {
    self.run = run
    self.course = course
  }

  /// A block inside another takes its time and curve, unless it says no.
  func inherit(from outer: AnimationBlock?, _ options: UIView.AnimationOptions) {
    guard let outer else { return }
    scrubber = outer.scrubber
    if scrubber != nil || !options.contains(.overrideInheritedDuration) {
      course.duration = outer.course.duration
    }
    guard scrubber != nil || !options.contains(.overrideInheritedCurve) else { return }
    // Of key frames it is the whole that follows the curve.
    if course.warp != .curve(.linear) { return course.warp = outer.course.pace }
    guard case .curve = course.pace else { return }
    course.pace = outer.course.pace
    course.warp = outer.course.warp
    course.start = outer.course.start
    course.length = outer.course.length
  }

  func note(_ layer: CALayer) {
    if laysOutSubviews || scrubber != nil, !changed.contains(where: { $0 === layer }) {
      changed.append(layer)
    }
  }

  func layOutChangedLayers() {
    guard laysOutSubviews else { return }
    for layer in changed { layer.layoutIfNeeded() }
  }

  /// As an action it stands for an animation that the layer makes itself.
  func run(forKey event: String, on layer: CALayer) {}

  /// An animation of a change that has just been made by `change`, the old numbers less the new.
  func makeAnimation(_ path: LayerKeyPath, name: String, change: LayerNumbers) -> BlockAnimation {
    let animation = scrubber.map { ScrubbedAnimation($0) } ?? BlockAnimation()
    animation.name = name
    animation.path = path
    animation.change = change
    animation.course = course
    animation.duration = course.duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.blocksTouches = !allowsInteraction
    return animation
  }
}

import DisplayList
import ScrollEngine

/// Shows a layer other than its model is, for a time. A layer keeps a copy of what is added to it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  /// Seconds; 0 takes the transaction's, 0.25 s unless set.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// Nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive, as on Apple systems.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  /// What the program keeps under names of its own.
  final var kept: AnyObject?

  public override init() {
    super.init()
  }

  open func run(forKey event: String, on layer: CALayer) {
    layer.add(self, forKey: event)
  }

  /// What a layer keeps.
  func copyForLayer() -> CAAnimation {
    let copy = CAAnimation()
    copyTiming(to: copy)
    return copy
  }

  /// What a layer runs when this is added to it.
  func started(on layer: CALayer) -> CAAnimation { copyForLayer() }

  final func copyTiming(to copy: CAAnimation) {
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.kept = kept
  }

  /// Changes what is shown at `time` seconds of the duration, once through. `model` is what the
  /// program has set, `state` what earlier animations have made of it.
  func apply(at time: Double, to state: inout LayerState, model: LayerState) {}

  /// Shows the layer's content in a way of its own, which `append` adds.
  var isTransition: Bool { false }
  /// Adds what is seen of the layer now; `new` adds its own content.
  func append(
    _ state: LayerState, to list: inout DisplayList, new: (inout DisplayList) -> Void
  ) {}

  /// How far it is at `time` seconds, with the timing function.
  final func progress(at time: Double) -> Double {
    let fraction = duration > 0 ? time / duration : 1
    guard let timingFunction else { return min(max(fraction, 0), 1) }
    return timingFunction.curve.value(at: fraction)
  }
}

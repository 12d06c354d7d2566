import ScrollEngine

/// Through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  final var frames: [LayerValue] = []
  /// When each value is reached, shares of the duration; evenly spread when there are none.
  final var times: [Double] = []
  private final var reached: [Double] = []
  /// One curve for each way from value to value.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Cubic modes: kept, and drawn as straight lines here.
  final var tensions: [Double] = []

  public override init() {
    super.init()
  }

  override func copyForLayer() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copyProperty(to: copy)
    copy.frames = frames
    copy.times = times
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensions = tensions
    return copy
  }

  override func apply(at time: Double, to state: inout LayerState, model: LayerState) {
    guard let path, let last = frames.last else { return }
    let progress = progress(at: time)
    if calculationMode == .discrete {
      // Each value holds until the next one's time.
      let count = Double(frames.count)
      var index = 0
      while index + 1 < frames.count,
        progress >= (times.count > index + 1 ? times[index + 1] : Double(index + 1) / count)
      {
        index += 1
      }
      return show(frames[index], in: &state)
    }
    guard frames.count > 1 else { return show(last, in: &state) }
    if reached.count != frames.count { reached = reachedTimes }
    var index = 0
    while index + 2 < frames.count, progress >= reached[index + 1] { index += 1 }
    let (start, end) = (reached[index], reached[index + 1])
    var share = end > start ? min(max((progress - start) / (end - start), 0), 1) : 1
    if let timingFunctions, index < timingFunctions.count {
      share = timingFunctions[index].curve.value(at: share)
    }
    guard let from = numbers(frames[index]), let to = numbers(frames[index + 1]) else { return }
    let near = path.shortened(from, to: to)
    show(near + (to - near) * share, in: &state)
  }

  private final func show(_ value: LayerValue, in state: inout LayerState) {
    if let numbers = numbers(value) { show(numbers, in: &state) }
  }

  /// When each value is reached, shares of the duration; of at least two values.
  private final var reachedTimes: [Double] {
    if calculationMode == .paced || calculationMode == .cubicPaced { return pacedTimes }
    if times.count == frames.count { return times }
    return frames.indices.map { Double($0) / Double(frames.count - 1) }
  }

  /// At one speed from beginning to end.
  private final var pacedTimes: [Double] {
    var reached = [0.0]
    for index in 1..<frames.count {
      let way =
        (numbers(frames[index]) ?? .zero) - (numbers(frames[index - 1]) ?? .zero)
      reached.append(reached[index - 1] + (way * way).sum().squareRoot())
    }
    let total = reached[frames.count - 1]
    return reached.map { total > 0 ? $0 / total : 1 }
  }
}

import ScrollEngine

extension UIViewPropertyAnimator: FrameClient {
  /// Seconds by which the difference of two times may be off.
  private static var roundingRoom: Double { 1e-9 }

  private final var window: UIWindow? {
    for layer in layers {
      if let window = layer.hostWindow { return window }
    }
    return place?.window ?? UIApplication.shared.keyWindow
  }

  private final var pace: AnimationPace {
    if let spring = timingParameters.springTimingParameters {
      return .spring(spring.makeSpring(duration))
    }
    return timingParameters.cubicTimingParameters?.makePace() ?? .curve(.easeInOut)
  }

  var isMoving: Bool { isRunning }

  // MARK: Blocks

  final func addBlock(_ body: @escaping () -> Void, delay: Double) {
    guard state == .active else { return waiting.append((body, delay)) }
    // What is left of the time is what it has.
    let now = min(max(scrubber.fraction, 0), 1)
    change(body, start: now + (1 - now) * delay)
  }

  /// The blocks that begin in `body` are moved by this animator, and nothing else that it changes.
  /// - Parameter place: in whose window it runs when they change nothing.
  final func capture(in place: UIView, _ body: () -> Void) {
    activate()
    self.place = place
    let scope = AnimationScope.shared
    let capture = ScrubbingCapture(scrubber, duration: duration)
    let outer = scope.capture
    scope.capture = capture
    body()
    scope.capture = outer
    layers = capture.layers
  }

  /// Runs what waits: from now on the views have their new values.
  private final func activate() {
    guard state == .inactive else { return }
    state = .active
    scrubber.fraction = 0
    let blocks = waiting
    waiting = []
    for (body, delay) in blocks { change(body, start: delay) }
  }

  private final func change(_ body: () -> Void, start: Double) {
    let scope = AnimationScope.shared
    let run = AnimationRun(completion: nil)
    var course = AnimationCourse(duration: duration, pace: pace)
    course.start = start
    course.length = 1 - start
    let block = AnimationBlock(run: run, course: course)
    block.scrubber = scrubber
    block.allowsInteraction = isUserInteractionEnabled
    let isSeen = scope.isEnabled && duration > 0
    scope.run(block) {
      if isSeen { body() } else { UIView.performWithoutAnimation(body) }
    }
    for layer in block.changed where !layers.contains(where: { $0 === layer }) {
      layers.append(layer)
    }
    run.close()
  }

  // MARK: Going

  final func start(after delay: Double) {
    guard state != .stopped else { return }
    if state == .active { return goOn(nil, 0) }
    self.delay = max(delay, 0)
    activate()
    run(after: self.delay)
  }

  private final func run(after delay: Double) {
    guard let window, duration > 0, state == .active else { return arrive() }
    isRunning = true
    anchor = scrubber.fraction
    anchorTime = window.schedule.now + delay
    window.schedule.add(self)
    changed()
  }

  func advance(to time: Double) {
    guard isRunning, state == .active else { return }
    let elapsed = time - anchorTime
    guard elapsed > 0 else { return changed() }
    let target = isReversed ? 0.0 : 1.0
    if let tail {
      let share = tail.duration > 0 ? elapsed / tail.duration : 1
      guard share < 1 - Self.roundingRoom else { return arrive() }
      scrubber.fraction = anchor + (target - anchor) * tail.progress(at: share)
    } else {
      scrubber.fraction = anchor + (isReversed ? -elapsed : elapsed) / duration
      let left = isReversed ? scrubber.fraction : 1 - scrubber.fraction
      guard left > Self.roundingRoom else { return arrive() }
    }
    changed()
  }

  /// At the end, or back at the beginning.
  private final func arrive() {
    isRunning = false
    scrubber.fraction = isReversed ? 0 : 1
    changed()
    if !pausesOnCompletion { finish(at: isReversed ? .start : .end) }
  }

  final func pause() {
    guard state != .stopped else { return }
    activate()
    guard isRunning || scrubber.fraction == 0 else { return }
    isRunning = false
    if scrubsLinearly { makeEven() }
    changed()
  }

  final func scrub(to fraction: Double) {
    guard state != .stopped, fraction.isFinite else { return }
    activate()
    isRunning = false
    if scrubsLinearly { makeEven() }
    scrubber.fraction = fraction
    changed()
  }

  /// From a share of the time to the share of the change that is seen there.
  private final func makeEven() {
    guard !scrubber.isEven else { return }
    scrubber.fraction = pace.value(at: scrubber.fraction, of: duration)
    scrubber.isEven = true
  }

  final func turnAround() {
    guard isRunning, let window else { return }
    // What had its own way to the end has it back to the beginning.
    anchor = scrubber.fraction
    anchorTime = window.schedule.now
  }

  final func goOn(_ parameters: (any UITimingCurveProvider)?, _ durationFactor: Double) {
    guard state == .active, !isRunning else { return }
    tail = nil
    let left = isReversed ? scrubber.fraction : 1 - scrubber.fraction
    if parameters != nil || durationFactor > 0 {
      let seconds = durationFactor > 0 ? duration * durationFactor : duration * max(left, 0)
      if let spring = parameters?.springTimingParameters {
        let own = spring.ownDuration ?? seconds
        tail = AnimationCourse(duration: own, pace: .spring(spring.makeSpring(own)))
      } else {
        let pace = parameters?.cubicTimingParameters?.makePace() ?? .curve(.easeOut)
        tail = AnimationCourse(duration: seconds, pace: pace)
      }
      makeEven()
    } else if scrubber.isEven {
      scrubber.fraction = pace.fraction(of: scrubber.fraction, in: duration)
      scrubber.isEven = false
    }
    run(after: 0)
  }

  // MARK: Ends

  final func stop(forGood: Bool) {
    guard state == .active else { return }
    isRunning = false
    collectEnds()
    for end in ends {
      end.layer.assign(end.layer.presented.numbers(of: end.property), of: end.property)
    }
    removeAnimations(finished: false)
    state = forGood ? .inactive : .stopped
    if forGood { reset() }
  }

  final func finish(at position: UIViewAnimatingPosition) {
    if state == .active {
      collectEnds()
      removeAnimations(finished: position == .end)
    }
    for change in ends {
      switch position {
      case .start: change.layer.assign(change.start, of: change.property)
      case .end where state == .stopped: change.layer.assign(change.end, of: change.property)
      case .end, .current: break
      }
    }
    state = .inactive
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private final func reset() {
    ends = []
    layers = []
    completions = []
    tail = nil
    scrubber.fraction = 0
    scrubber.isEven = false
  }

  private final func collectEnds() {
    ends = []
    for layer in layers {
      guard let animator = layer.animator else { continue }
      for entry in animator.entries {
        guard let animation = entry.animation as? ScrubbedAnimation,
          animation.scrubber === scrubber, let path = animation.path,
          !ends.contains(where: { $0.layer === layer && $0.property == path.property })
        else { continue }
        ends.append(
          AnimatedChange(
            layer: layer, property: path.property, start: animation.start,
            end: layer.model.numbers(of: path.property)))
      }
    }
  }

  private final func removeAnimations(finished: Bool) {
    for layer in layers {
      layer.drop(finished: finished) { entry in
        (entry.animation as? ScrubbedAnimation)?.scrubber === scrubber
      }
    }
  }

  /// It is to be seen.
  private final func changed() {
    for layer in layers {
      layer.animator?.invalidate()
      layer.changes?.add()
    }
  }
}

#if !hasFeature(Embedded)
  import ScrollEngine

  // Blocks as they were before there were closures: what is changed between the two calls is animated.
  extension UIView {
    /// Both arguments are for a delegate, whom nothing calls here.
    public static func beginAnimations(
      _ animationID: String?, context: UnsafeMutableRawPointer?
    ) { BegunAnimation.begin() }

    public static func commitAnimations() { BegunAnimation.innermost?.commit() }

    /// Seconds; 0.2 unless set. As all that follows: between the two calls, for what is changed after it.
    public static func setAnimationDuration(_ duration: TimeInterval) {
      BegunAnimation.innermost?.change { $0.course.duration = max(duration, 0) }
    }

    /// Seconds.
    public static func setAnimationDelay(_ delay: TimeInterval) {
      BegunAnimation.innermost?.change { $0.delay = max(delay, 0) }
    }

    public static func setAnimationCurve(_ curve: AnimationCurve) {
      BegunAnimation.innermost?.change { $0.course.pace = .curve(curve.timing) }
    }

    public static func setAnimationRepeatCount(_ repeatCount: Float) {
      BegunAnimation.innermost?.change { $0.repeatCount = repeatCount }
    }

    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
      BegunAnimation.innermost?.change { $0.autoreverses = repeatAutoreverses }
    }

    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
      BegunAnimation.innermost?.change { $0.beginsFromCurrentState = fromCurrentState }
    }
  }

  /// A block that was begun and not yet committed.
  @MainActor
  private final class BegunAnimation {
    private static var all: [BegunAnimation] = []
    static var innermost: BegunAnimation? { all.last }
    /// Seconds.
    private static let duration = 0.2

    private let block: AnimationBlock
    /// What held outside of it.
    private let outer: AnimationBlock?
    private let isEnabled: Bool

    private init(_ block: AnimationBlock) {
      self.block = block
      outer = AnimationScope.shared.block
      isEnabled = AnimationScope.shared.isEnabled
    }

    static func begin() {
      let scope = AnimationScope.shared
      let block = AnimationBlock(
        run: AnimationRun(outer: scope.transaction.run, completion: nil),
        course: AnimationCourse(duration: duration, pace: .curve(.easeInOut)))
      block.inherit(from: scope.block, [])
      all.append(BegunAnimation(block))
      scope.block = block
    }

    /// Without any time it is no animation.
    func change(_ body: (AnimationBlock) -> Void) {
      body(block)
      AnimationScope.shared.isEnabled =
        isEnabled && (block.course.duration > 0 || block.delay > 0)
    }

    func commit() {
      Self.all.removeLast()
      AnimationScope.shared.block = outer
      AnimationScope.shared.isEnabled = isEnabled
      block.run.close()
    }
  }
#endif

import ScrollEngine

extension UIView {
  /// From what `view` shows to what it shows after `animations`. Curls dissolve here; a transition
  /// that is not named shows the change at once. Seconds.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let course = AnimationCourse(duration: duration, pace: .curve(options.curve))
    perform(course, 0, options, completion) { block in
      let kind = TransitionKind(options)
      let window = view.window
      if let kind, let window, areAnimationsEnabled, block.course.duration > 0 {
        let transition = TransitionAnimation(kind, course: block.course, from: view.layer)
        transition.blocksTouches = !block.allowsInteraction
        let key = view.layer.animator?.freeKey("transition") ?? "transition"
        view.layer.append(transition, key: key, delay: block.delay, run: block.run, in: window)
      }
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        performWithoutAnimation { animations?() }
      }
      view.layer.setNeedsDisplay()
    }
  }

  /// Puts `toView` in the place of `fromView`; with `showHideTransitionViews` they are shown and
  /// hidden, and stay where they are.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

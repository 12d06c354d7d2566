import ScrollEngine

/// One coming or going on the stack of a navigation controller.
final class NavigationContext: TransitionContext {
  private let place: CGRect
  /// Where the program has no animator.
  private let slide: SlideAnimator?
  private let bar: NavigationBarChange

  /// - Parameter place: of the page that comes, in the container, points.
  init(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    in container: TransitionContainer, at place: CGRect, _ bar: NavigationBarChange,
    _ own: (any UIViewControllerAnimatedTransitioning)?, isInteractive: Bool
  ) {
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let slide = own == nil ? SlideAnimator(operation, isMirrored: isMirrored) : nil
    self.slide = slide
    self.place = place
    self.bar = bar
    super.init(
      from: from, to: to, in: container, .none, own ?? slide, isInteractive: isInteractive)
    hold([from, to])
    from.restingFrame = from.viewIfLoaded?.frame
    to.restingFrame = place
  }

  override var pace: AnimationPace {
    isInteractive ? .curve(.linear) : NavigationTunables.pace
  }

  /// The bar shows the item of who comes; it is not seen yet.
  func showItems(_ items: [UINavigationItem]) { bar.begin(items) }

  /// The bar's part goes beside the pages.
  override func animate() {
    super.animate()
    bar.prepare()
    UIView.animate(duration, 0, pace, [], { self.bar.move() }, nil)
  }

  /// All is where it belongs.
  func close(_ isComplete: Bool) {
    from.restingFrame = nil
    to.restingFrame = nil
    slide?.tidy()
    bar.close(isComplete)
    letGo()
  }

  override func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? from.restingFrame ?? .zero : .zero
  }

  override func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? place : .zero
  }
}

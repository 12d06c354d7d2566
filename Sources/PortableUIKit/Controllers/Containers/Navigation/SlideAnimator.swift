import ScrollEngine

/// Slides a page in from the trailing edge over the one before, which goes aside a little, or back.
final class SlideAnimator: UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  private let isMirrored: Bool
  private var ways: [SlideWay] = []
  /// What lies between the pages.
  private var shades: [UIView] = []

  init(_ operation: UINavigationController.Operation, isMirrored: Bool) {
    isPush = operation == .push
    self.isMirrored = isMirrored
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    NavigationTunables.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let leaving = transitionContext.viewController(forKey: .from),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let (lower, upper) = isPush ? (from, to) : (to, from)
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = NavigationTunables.dimming
    dimming.isUserInteractionEnabled = false
    let shadow = SlideShadow(
      frame: CGRect(
        x: isMirrored ? container.bounds.maxX : -NavigationTunables.shadowWidth, y: 0,
        width: NavigationTunables.shadowWidth, height: container.bounds.height),
      isDarkestAtRight: !isMirrored)
    let isPush = isPush
    shades = [dimming, shadow]
    UIView.performWithoutAnimation {
      to.frame = transitionContext.finalFrame(for: controller)
      if isPush {
        container.addSubview(to)
      } else {
        container.insertSubview(to, belowSubview: from)
      }
      controller.item?.search?.placeCover(on: to, controller.coveredByBars)
      container.insertSubview(dimming, belowSubview: upper)
      container.insertSubview(shadow, belowSubview: upper)
      let width = isMirrored ? -container.bounds.width : container.bounds.width
      ways = [
        SlideWay(lower, by: -width * NavigationTunables.lowerWay, asideWhenCovered: true),
        SlideWay(upper, by: width, asideWhenCovered: false),
        SlideWay(shadow, by: width, asideWhenCovered: false),
      ]
      // What is searched for goes with its page.
      let (below, above) = isPush ? (leaving, controller) : (controller, leaving)
      if let cover = below.item?.search?.shownCover {
        ways.append(
          SlideWay(cover, by: -width * NavigationTunables.lowerWay, asideWhenCovered: true))
      }
      if let cover = above.item?.search?.shownCover {
        ways.append(SlideWay(cover, by: width, asideWhenCovered: false))
      }
      for way in ways { way.show(isCovered: !isPush) }
      dimming.alpha = isPush ? 0 : 1
    }
    UIView.animate(
      transitionDuration(using: transitionContext), 0,
      transitionContext.isInteractive ? .curve(.linear) : NavigationTunables.pace, [],
      {
        for way in self.ways { way.show(isCovered: isPush) }
        dimming.alpha = isPush ? 1 : 0
      },
      { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }

  /// Whoever shows the pages again finds them as they were.
  func tidy() {
    for shade in shades { shade.removeFromSuperview() }
    for way in ways { way.end() }
    (ways, shades) = ([], [])
  }
}

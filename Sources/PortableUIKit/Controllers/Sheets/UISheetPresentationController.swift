/// Presents a controller as a card: from below in a narrow window, in the middle of a wide one. A finger moves it between
/// its detents, and takes it away.
open class UISheetPresentationController: UIPresentationController {
  /// Heights at which it comes to rest, the lowest first.
  open var detents = [Detent.large()] {
    didSet { invalidateDetents() }
  }
  /// Where it is, or shall be; nil for the lowest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { layCard() } }
  }
  /// Up to this detent what lies below is not darkened, and hears of fingers; nil for always darkened.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { layCard() }
  }
  open var prefersGrabberVisible = false {
    didSet { card.grabber.isHidden = !prefersGrabberVisible }
  }
  /// A finger that drags content up which is at its top raises the card first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// In a telephone that lies it stands at the lower edge, too; otherwise it covers all there.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { layCard() }
  }
  /// At the lower edge it is as wide as its controller's `preferredContentSize`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { layCard() }
  }
  /// Of its corners, points; nil for the usual one.
  open var preferredCornerRadius: CGFloat? {
    didSet { adaptContainer() }
  }
  /// What it stands beside; kept only.
  open var sourceView: UIView?

  final let card = SheetCard()
  final let dimming = SheetDimming()
  final var drag: SheetDrag?
  /// Points per second at which a finger has let go of a card that goes.
  final var leavingSpeed: CGFloat = 0

  deinit {
    clearByHand { drag?.end() }
  }

  /// The card, which holds the controller's view.
  open override var presentedView: UIView? { card }

  open override var frameOfPresentedViewInContainerView: CGRect {
    container == nil
      ? super.frameOfPresentedViewInContainerView : frame(height: height(at: current))
  }

  /// Changes to the properties above, with an animation.
  open func animateChanges(_ changes: () -> Void) {
    UIView.animate(
      springDuration: SheetTunables.settlingDuration, bounce: 0,
      animations: {
        changes()
        card.layoutIfNeeded()
      })
  }

  /// Heights are worked out anew.
  open func invalidateDetents() { layCard() }

  // MARK: Coming and going

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView, let view = presentedViewController.view else { return }
    card.hold(view)
    let drag = SheetDrag(self)
    self.drag = drag
    card.addGestureRecognizer(drag.pan)
    dimming.frame = containerView.bounds
    dimming.alpha = 0
    dimming.isTouched = { [unowned(unsafe) self] in _ = leave() }
    card.grabber.isTouched = { [unowned(unsafe) self] in goToNextDetent() }
    containerView.insertSubview(dimming, at: 0)
    adaptContainer()
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = self.shade }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard !completed else {
      dimming.isTouched = nil
      card.grabber.isTouched = nil
      return
    }
    dimming.alpha = shade
    layCard()
  }

  override func ownAnimator(
    presenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    StyleAnimator(
      presenting, presentedViewController.modalTransitionStyle,
      speed: presenting ? 0 : leavingSpeed)
  }

  override func takeBack(_ view: UIView) { card.hold(view) }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    if drag?.isActive != true { layCard() }
  }

  /// A person's touch on the grabber: the next higher detent, or the lowest one again.
  final func goToNextDetent() {
    let places = places
    guard places.count > 1, let current = places.firstIndex(where: { $0.0 == current }) else {
      return
    }
    select(places[(current + 1) % places.count].0, speed: 0)
  }
}

extension UIViewController {
  /// Of a controller that is, or would be, presented as a card; nil for others.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}

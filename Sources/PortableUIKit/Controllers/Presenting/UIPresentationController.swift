/// Manages how a controller is presented: where its view lies, and what lies around it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPresentationController: NSObject {
  @Weak final var presented: UIViewController?
  private final var formerResponder = FormerResponder.nobody
  final var container: PresentationContainer?
  #if hasFeature(Embedded)
    open unowned(unsafe) var delegate: (any UIAdaptivePresentationControllerDelegate)?
  #else
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  #endif

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    super.init()
  }

  deinit {
    clearByHand { container?.presentation = nil }
  }

  /// In the window while the controller is presented; it holds the presented view.
  open var containerView: UIView? { container }

  open var presentedViewController: UIViewController {
    guard let presented else { preconditionFailure("the presented controller is gone") }
    return presented
  }

  /// Before it is presented, the presented one itself.
  open var presentingViewController: UIViewController {
    presentedViewController.presenter ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// What it would become in a narrow window; the delegate has a say.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentedViewController.traitCollection)
  }

  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// The presented controller's view, unless a subclass puts another around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view comes to lie, points of the container: all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// It covers all of the window. Nobody asks.
  open var shouldPresentInFullscreen: Bool { true }

  /// The presenter's view leaves the window once it is covered.
  open var shouldRemovePresentersView: Bool {
    switch presentationStyle {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover, .none,
      .automatic:
      false
    }
  }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// The container is in the window; the presented view is not yet.
  open func presentationTransitionWillBegin() {}
  /// - Parameter completed: otherwise it was cancelled, and what was put into the container is to go.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  /// - Parameter completed: otherwise it was cancelled, and the controller stays.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: For the presenter

  final var coversPresenter: Bool { shouldRemovePresentersView }

  final var shownView: UIView {
    presentedView ?? presentedViewController.view
  }

  /// Who had the keys before.
  private enum FormerResponder {
    case nobody, presenter
    case other(UIResponder)
  }

  /// What was first responder before hears no keys meanwhile.
  final func takeKeys(from window: UIWindow) {
    guard let first = window.firstResponder else { return }
    guard first.resignFirstResponder() else { return }
    formerResponder = first === presentingViewController ? .presenter : .other(first)
  }

  final func giveKeysBack(to presenter: UIViewController) {
    switch formerResponder {
    case .nobody: break
    case .presenter: presenter.becomeFirstResponder()
    case .other(let responder): responder.becomeFirstResponder()
    }
    formerResponder = .nobody
  }

  /// Where the program has no animator.
  func ownAnimator(presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    StyleAnimator(presenting, presentedViewController.modalTransitionStyle)
  }

  /// The controller's view left the window while something covered it: it comes back.
  func takeBack(_ view: UIView) {
    view.frame = frameOfPresentedViewInContainerView
    container?.insertSubview(view, at: 0)
  }

  /// A person wants it away. False when this is nothing that a person takes down by themselves.
  func leave() -> Bool {
    switch presentationStyle {
    case .pageSheet, .formSheet, .automatic, .popover: break
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
      return false
    }
    let controller = presentedViewController
    guard !controller.isBeingPresented, !controller.isBeingDismissed else { return true }
    guard !controller.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return true
    }
    delegate?.presentationControllerWillDismiss(self)
    controller.dismiss(animated: true) { self.delegate?.presentationControllerDidDismiss(self) }
    return true
  }
}

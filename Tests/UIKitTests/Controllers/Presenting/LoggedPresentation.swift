import UIKit

/// Notes what a presentation says, in order.
@MainActor
final class PresentationLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

final class LoggedController: UIViewController {
  private let name: String
  private let log: PresentationLog

  init(_ name: String, _ log: PresentationLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewWillAppear(_ animated: Bool) { log.add("\(name) willAppear") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear") }
}

/// A panel at the lower half of its container.
final class LoggedPresentation: UIPresentationController {
  var log: PresentationLog?

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    log?.add("presentation willBegin \(containerView?.window == nil ? "outside" : "in window")")
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.log?.add("beside") },
      completion: { [weak self] context in
        self?.log?.add("beside is over\(context.isCancelled ? ", cancelled" : "")")
      })
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.add("presentation didEnd \(completed)")
  }
  override func dismissalTransitionWillBegin() { log?.add("dismissal willBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.add("dismissal didEnd \(completed)")
  }
}

/// Has everything of its own: presentation, animator, and somebody who drives it.
final class LoggedTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let log: PresentationLog
  var driver: UIPercentDrivenInteractiveTransition?
  private var isPresenting = true
  var animates = true

  init(_ log: PresentationLog) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.add("asked for a presentation")
    let made = LoggedPresentation(presentedViewController: presented, presenting: presenting)
    made.log = log
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    return animates ? self : nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = false
    return animates ? self : nil
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    log.add("animate")
    let container = transitionContext.containerView
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else { return }
    if isPresenting, let controller = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(view)
      view.frame.origin.y = container.bounds.height
    }
    let place = isPresenting ? container.bounds.height / 2 : container.bounds.height
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.frame.origin.y = place
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.add("animation ended \(transitionCompleted)")
  }
}

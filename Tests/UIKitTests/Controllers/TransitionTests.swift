import ScrollBed
import Testing
import UIKit

/// A photo that fades in and out, as photo viewers show theirs.
private final class Fader: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var log: [String] = []
  private var isPresenting = true

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = false
    return self
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    if isPresenting, let view = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    {
      view.frame = transitionContext.finalFrame(for: controller)
      view.alpha = 0
      container.addSubview(view)
    }
    let view = transitionContext.view(forKey: isPresenting ? .to : .from)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { view?.alpha = self.isPresenting ? 1 : 0 },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.append(transitionCompleted ? "ended" : "cancelled")
  }
}

private final class Photo: UIViewController {
  var log: [String] = []
  override func viewWillAppear(_ animated: Bool) { log.append("willAppear \(animated)") }
  override func viewIsAppearing(_ animated: Bool) { log.append("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
}

@MainActor
struct TransitionTests {
  @Test func `An animator of the program's own brings and takes a controller`() {
    let bed = Bed()
    let root = UIViewController()
    bed.window.rootViewController = root
    bed.frame()
    let (fader, photo) = (Fader(), Photo())
    photo.modalPresentationStyle = .custom
    photo.transitioningDelegate = fader
    var done = 0
    root.present(photo, animated: true) { done += 1 }
    bed.wait(0.1)
    #expect(photo.log == ["willAppear true", "isAppearing"])
    #expect(photo.isBeingPresented)
    #expect(photo.view.frame == bed.window.bounds)
    #expect(photo.view.layer.presentation().map { $0.opacity > 0.1 && $0.opacity < 0.9 } == true)
    bed.wait(0.3)
    #expect(photo.log == ["willAppear true", "isAppearing", "didAppear"])
    #expect(done == 1)
    #expect(!photo.isBeingPresented)
    photo.log = []
    photo.dismiss(animated: true) { done += 1 }
    bed.wait(0.1)
    #expect(photo.log == ["willDisappear true"])
    #expect(photo.view.window === bed.window)
    bed.wait(0.3)
    #expect(photo.log == ["willDisappear true", "didDisappear"])
    #expect(photo.view.window == nil)
    #expect(root.presentedViewController == nil)
    #expect(fader.log == ["ended", "ended"])
    #expect(done == 2)
  }
}

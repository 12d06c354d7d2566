import ScrollTesting
import Testing
import UIKit

/// Fades the page that comes in, and takes half a second for it.
private final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
  private let calls: CallList
  init(_ calls: CallList) { self.calls = calls }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    calls.add("animate")
    guard let to = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else { return }
    view.frame = transitionContext.finalFrame(for: to)
    view.alpha = 0
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.alpha = 1
    } completion: { _ in
      view.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { calls.add("ended \(transitionCompleted)") }
}

private final class Director: NSObject, UINavigationControllerDelegate {
  private let calls: CallList
  let fader: Fader
  var animates = true
  var driver: UIPercentDrivenInteractiveTransition?

  init(_ calls: CallList) {
    self.calls = calls
    fader = Fader(calls)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let name = operation == .push ? "push" : operation == .pop ? "pop" : "none"
    calls.add("\(name) from \(fromVC.title ?? "") to \(toVC.title ?? "")")
    return animates ? fader : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    calls.add("asked for a driver\(animationController === fader ? "" : " of somebody else's")")
    return driver
  }
}

/// Pushes and pops that a delegate of the navigation controller animates.
@MainActor
struct OwnAnimatorTests {
  private let calls = CallList()
  private let first: LoggedPage
  private let second: LoggedPage
  private let navigation: UINavigationController
  private let director: Director
  private let stage: Stage

  private init() {
    first = LoggedPage("Peaks", calls)
    second = LoggedPage("Valleys", calls)
    navigation = UINavigationController(rootViewController: first)
    director = Director(calls)
    stage = Stage(size: CGSize(width: 400, height: 600), framesPerSecond: 100, root: navigation)
    navigation.delegate = director
    _ = calls.take()
  }

  /// As drawn.
  private func shown(_ controller: UIViewController) -> (x: Double, opacity: Double) {
    let layer = controller.view.layer.presentation() ?? controller.view.layer
    return (layer.frame.minX.native, Double(layer.opacity))
  }

  @Test func `It is asked with both pages, and everybody hears in order`() {
    navigation.pushViewController(second, animated: true)
    #expect(second.transitionCoordinator?.transitionDuration == 0.5)
    stage.frame()
    let start = stage.time
    stage.wait(0.25)
    #expect(abs(shown(second).opacity - (stage.time - start + 0.01) / 0.5) < 1e-6)
    // Nobody slides.
    #expect(shown(second).x == 0 && shown(first).x == 0)
    #expect(
      calls.take() == [
        "Valleys willMove in", "push from Peaks to Valleys", "asked for a driver",
        "Peaks willDisappear animated", "Valleys willAppear animated", "animate",
        "Valleys isAppearing animated",
      ])
    stage.settle()
    #expect(
      calls.take() == [
        "Peaks didDisappear animated", "Valleys didAppear animated", "Valleys didMove in",
        "ended true",
      ])
    #expect(first.view.window == nil && second.view.alpha == 1)
    #expect(second.view.superview?.subviews.count == 1)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(
      calls.take() == [
        "Valleys willMove out", "pop from Valleys to Peaks", "asked for a driver",
        "Valleys willDisappear animated", "Peaks willAppear animated", "animate",
        "Peaks isAppearing animated", "Valleys didDisappear animated", "Peaks didAppear animated",
        "Valleys didMove out", "ended true",
      ])
  }

  @Test func `Titles go beside it, as long as it takes`() {
    navigation.pushViewController(second, animated: true)
    stage.wait(0.4)
    let contents = navigation.navigationBar.subviews.filter { !$0.subviews.isEmpty }
    #expect(contents.count == 2)
    stage.settle()
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(navigation.navigationBar.subviews.filter { !$0.subviews.isEmpty }.count == 1)
  }

  @Test func `Without one it is as always, and without an animation nobody is asked`() {
    director.animates = false
    navigation.pushViewController(second, animated: true)
    stage.wait(0.1)
    #expect(calls.take().contains("push from Peaks to Valleys"))
    #expect(shown(second).x > 0)
    stage.settle()
    _ = calls.take()
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(!calls.take().contains { $0.hasPrefix("pop") })
  }

  @Test func `By hand it goes forth and back, and cancelled nothing has happened`() {
    navigation.pushViewController(second, animated: false)
    stage.settle()
    _ = calls.take()
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .linear
    director.driver = driver
    navigation.popViewController(animated: true)
    for share in [0.3, 0.7, 0.2] as [CGFloat] {
      driver.update(share)
      stage.frame()
      #expect(abs(shown(first).opacity - share.native) < 1e-6)
    }
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    _ = calls.take()
    driver.cancel()
    stage.settle()
    #expect(
      calls.take() == [
        "Peaks willDisappear animated", "Peaks didDisappear animated",
        "Valleys willAppear animated", "Valleys didAppear animated", "Valleys didMove in",
        "ended false",
      ])
    #expect(navigation.viewControllers == [first, second] && first.view.window == nil)
    navigation.popViewController(animated: true)
    driver.update(0.5)
    driver.finish()
    stage.settle()
    #expect(navigation.viewControllers == [first] && shown(first).opacity == 1)
  }

  /// On UIKit a program's animator has the pop: the finger from the edge does nothing.
  @Test func `Nobody swipes back where the program animates`() {
    navigation.pushViewController(second, animated: false)
    stage.settle()
    stage.swipe(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 305, y: 300), duration: 0.3)
    stage.settle()
    #expect(navigation.viewControllers == [first, second])
  }
}

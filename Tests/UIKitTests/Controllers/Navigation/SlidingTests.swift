import PortableUIKit
import ScrollTesting
import TestSupport
import Testing
import UIKit

/// Pushing and popping, frame by frame.
@MainActor
struct SlidingTests {
  private let calls = CallList()
  private let first: LoggedPage
  private let second: LoggedPage
  private let navigation: UINavigationController
  private let stage: Stage
  private let listener: Listener

  private init() {
    first = LoggedPage("Peaks", calls)
    second = LoggedPage("Valleys", calls)
    navigation = UINavigationController(rootViewController: first)
    stage = Stage(
      size: CGSize(width: 400, height: 600), framesPerSecond: 100, root: navigation)
    listener = Listener(calls)
    navigation.delegate = listener
    _ = calls.take()
  }

  private final class Listener: NSObject, UINavigationControllerDelegate {
    private let calls: CallList
    init(_ calls: CallList) { self.calls = calls }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      let coordinator = navigationController.transitionCoordinator
      calls.add("will show \(viewController.title ?? "")\(animated ? " animated" : "")")
      coordinator?.notifyWhenInteractionChanges { [calls] in
        calls.add("let go\($0.isCancelled ? ", cancelled" : "")")
      }
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.add("did show \(viewController.title ?? "")\(animated ? " animated" : "")")
    }
  }

  /// As drawn.
  private func shownX(_ controller: UIViewController) -> Double {
    let layer = controller.view.layer
    return (layer.presentation()?.frame ?? layer.frame).minX.native
  }

  /// The curve that controllers follow.
  private func curve(_ share: Double) -> Double { bezier(0.25, 0.1, 0.25, 1, at: share) }

  @Test(arguments: [false, true])
  func `A push slides in from the trailing edge, and a pop slides out`(isMirrored: Bool) {
    if isMirrored {
      for view in [navigation.view!] + navigation.view.subviews {
        view.semanticContentAttribute = .forceRightToLeft
      }
    }
    let sign = isMirrored ? -1.0 : 1.0
    navigation.pushViewController(second, animated: true)
    #expect(navigation.topViewController === second)
    // The first frame is where it begins.
    stage.frame()
    let start = stage.time
    for _ in 0..<3 {
      stage.wait(0.08)
      let share = curve((stage.time - start + 0.01) / 0.35)
      #expect(abs(shownX(second) - sign * 400 * (1 - share)) < 0.01, "\(stage.time)")
      #expect(abs(shownX(first) + sign * 120 * share) < 0.01, "\(stage.time)")
    }
    stage.settle()
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(first.view.window == nil && navigation.transitionCoordinator == nil)
    #expect(second.view.superview?.subviews.count == 1)
    #expect(navigation.popViewController(animated: true) === second)
    stage.frame()
    let back = stage.time
    for _ in 0..<3 {
      stage.wait(0.08)
      let share = curve((stage.time - back + 0.01) / 0.35)
      #expect(abs(shownX(second) - sign * 400 * share) < 0.01)
      #expect(abs(shownX(first) + sign * 120 * (1 - share)) < 0.01)
    }
    stage.settle()
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(second.view.window == nil && second.parent == nil)
  }

  @Test func `Everybody hears of it in order, at its beginning and at its end`() {
    navigation.pushViewController(second, animated: true)
    stage.wait(0.2)
    #expect(
      calls.take() == [
        "Valleys willMove in", "will show Valleys animated", "Peaks willDisappear animated",
        "Valleys willAppear animated", "Valleys isAppearing animated",
      ])
    #expect(second.isMovingToParent && second.transitionCoordinator?.isAnimated == true)
    #expect(second.transitionCoordinator?.transitionDuration == 0.35)
    stage.wait(0.3)
    #expect(
      calls.take() == [
        "Peaks didDisappear animated", "Valleys didAppear animated", "Valleys didMove in",
        "did show Valleys animated",
      ])
    navigation.popViewController(animated: true)
    #expect(second.isMovingFromParent && second.navigationController === navigation)
    stage.settle()
    #expect(
      calls.take() == [
        "Valleys willMove out", "will show Peaks animated", "Valleys willDisappear animated",
        "Peaks willAppear animated", "Peaks isAppearing animated", "Valleys didDisappear animated",
        "Peaks didAppear animated", "Valleys didMove out", "did show Peaks animated",
      ])
  }

  @Test func `What covers the lower edge of a page that moves stays as it is`() {
    stage.window.hostSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.frame()
    let safe = UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
    navigation.pushViewController(second, animated: true)
    for _ in 0..<4 {
      stage.wait(0.08)
      #expect(first.view.safeAreaInsets == safe && second.view.safeAreaInsets == safe)
    }
    stage.settle()
    navigation.popViewController(animated: true)
    for _ in 0..<4 {
      stage.wait(0.08)
      #expect(first.view.safeAreaInsets == safe && second.view.safeAreaInsets == safe)
    }
  }

  @Test func `What happens beside goes at the same pace`() {
    let beside = UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
    navigation.view.addSubview(beside)
    stage.frame()
    navigation.pushViewController(second, animated: true)
    var isOver = false
    second.transitionCoordinator?.animate(
      alongsideTransition: { _ in beside.frame.origin.x = 100 }, completion: { _ in isOver = true })
    stage.settle()
    #expect(isOver)
  }

  @Test func `A second push while the first one is under way ends that`() {
    let third = LoggedPage("Rivers", calls)
    navigation.pushViewController(second, animated: true)
    stage.wait(0.1)
    _ = calls.take()
    navigation.pushViewController(third, animated: true)
    #expect(
      calls.take() == [
        "Peaks didDisappear animated", "Valleys didAppear animated", "Valleys didMove in",
        "did show Valleys animated", "Rivers willMove in", "will show Rivers animated",
        "Valleys willDisappear animated", "Rivers willAppear animated",
        "Rivers isAppearing animated",
      ])
    stage.wait(0.02)
    #expect(shownX(second) > -20)
    stage.settle()
    #expect(third.view.superview?.subviews.count == 1)
    #expect(navigation.viewControllers == [first, second, third])
    navigation.popToRootViewController(animated: true)
    stage.settle()
    #expect(first.view.superview?.subviews.count == 1)
  }

  @Test func `Titles go to the way back and come from it`() throws {
    let bar = navigation.navigationBar
    navigation.pushViewController(second, animated: true)
    stage.wait(0.15)
    let labels = bar.subviews.flatMap(\.subviews).flatMap { [$0] + $0.subviews }
      .compactMap { $0 as? UILabel }
    func x(_ text: String) -> [Double] {
      labels.filter { $0.text == text }.map {
        ($0.layer.presentation() ?? $0.layer).position.x.native
      }
    }
    // The title of what is below, and the way back to it; in the middle of the bar what comes.
    #expect(x("Peaks").count == 2 && x("Valleys").count == 1)
    #expect(x("Valleys")[0] > 210 && x("Valleys")[0] < 400)
    #expect(x("Peaks").contains { $0 < 190 && $0 > 40 })
    let alphas = bar.subviews.filter { !$0.subviews.isEmpty }.map {
      Double($0.layer.presentation()?.opacity ?? 1)
    }
    #expect(alphas.count == 2 && abs(alphas[0] + alphas[1] - 1) < 1e-6)
    stage.settle()
    #expect(bar.subviews.filter { !$0.subviews.isEmpty }.count == 1)
  }

  // MARK: Fingers

  private func drag(to x: Double, rest: Bool) {
    stage.touch((1, .down, 5, 300))
    var place = 5.0
    while place < x {
      place = min(x, place + 5)
      stage.touch((1, .move, place, 300))
    }
    if rest { stage.wait(0.3) }
  }

  private func pushed() {
    navigation.pushViewController(second, animated: false)
    stage.settle()
    _ = calls.take()
  }

  @Test func `A finger from the edge draws the page away, exactly as far as it goes`() throws {
    pushed()
    #expect(navigation.interactivePopGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    drag(to: 100, rest: true)
    let x = shownX(second)
    #expect(x > 80 && x <= 95)
    #expect(abs(shownX(first) - (-120 + 0.3 * x)) < 1e-6)
    for place in [160.0, 300, 40, 220] {
      stage.touch((1, .move, place, 310))
      #expect(abs(shownX(second) - (x + place - 100)) < 1e-6)
      #expect(abs(shownX(first) + 120 * (1 - shownX(second) / 400)) < 1e-6)
    }
    #expect(
      calls.take() == [
        "Valleys willMove out", "will show Peaks animated", "Valleys willDisappear animated",
        "Peaks willAppear animated", "Peaks isAppearing animated",
      ])
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    stage.touch((1, .move, 260, 310))
    stage.wait(0.2)
    stage.touch((1, .up, 260, 310))
    stage.settle()
    #expect(
      calls.take() == [
        "let go", "Valleys didDisappear animated", "Peaks didAppear animated",
        "Valleys didMove out", "did show Peaks animated",
      ])
    #expect(navigation.viewControllers == [first] && second.view.window == nil)
  }

  @Test func `Let go before the middle it comes back, and nothing has happened`() {
    pushed()
    drag(to: 150, rest: true)
    _ = calls.take()
    stage.touch((1, .up, 150, 300))
    stage.wait(0.05)
    #expect(shownX(second) > 0 && shownX(second) < 140)
    stage.settle()
    #expect(shownX(second) == 0 && first.view.window == nil)
    #expect(navigation.viewControllers == [first, second])
    #expect(
      calls.take() == [
        "let go, cancelled", "Peaks willDisappear animated", "Peaks didDisappear animated",
        "Valleys willAppear animated", "Valleys didAppear animated", "Valleys didMove in",
      ])
    #expect(!second.isMovingFromParent)
    #expect(navigation.navigationBar.items == [first.navigationItem, second.navigationItem])
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(shownX(first) == 0)
  }

  @Test func `A flick goes where it went`() {
    pushed()
    stage.swipe(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 105, y: 300), duration: 0.1)
    stage.settle()
    #expect(navigation.viewControllers == [first])
  }

  @Test func `A list at the edge waits, and one in the middle does not`() {
    let list = UIScrollView(frame: second.view.bounds)
    list.contentSize = CGSize(width: 2000, height: 3000)
    list.contentOffset.x = 500
    second.view.addSubview(list)
    pushed()
    stage.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.3)
    stage.settle()
    #expect(list.contentOffset.x < 450 && navigation.viewControllers.count == 2)
    // Up from the edge: it is the list's.
    stage.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 5, y: 300), duration: 0.3)
    stage.settle()
    #expect(list.contentOffset.y > 50 && navigation.viewControllers.count == 2)
    let offset = list.contentOffset
    stage.swipe(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 305, y: 300), duration: 0.3)
    stage.settle()
    #expect(list.contentOffset == offset && navigation.viewControllers == [first])
  }

  @Test func `Programs decide who may swipe back`() {
    final class Lets: NSObject, UIGestureRecognizerDelegate {}
    let lets = Lets()
    pushed()
    func swipe() -> Int {
      stage.swipe(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 305, y: 300), duration: 0.3)
      stage.settle()
      defer { if navigation.viewControllers.count == 1 { pushed() } }
      return navigation.viewControllers.count
    }
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(swipe() == 2)
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    #expect(swipe() == 1)
    second.navigationItem.hidesBackButton = true
    #expect(swipe() == 2)
    navigation.interactivePopGestureRecognizer?.delegate = lets
    #expect(swipe() == 1)
    // The last one stays.
    navigation.popViewController(animated: false)
    stage.settle()
    stage.swipe(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 305, y: 300), duration: 0.3)
    stage.settle()
    #expect(navigation.viewControllers == [first])
  }
}

import ScrollBed
import Testing
import UIKit

@MainActor
struct PercentDrivenTests {
  private let bed = Bed()
  private let log = PresentationLog()
  private let root: LoggedController
  private let panel: LoggedController
  private let transition: LoggedTransition
  private let driver = UIPercentDrivenInteractiveTransition()

  init() {
    root = LoggedController("root", log)
    panel = LoggedController("panel", log)
    transition = LoggedTransition(log)
    transition.driver = driver
    driver.completionCurve = .linear
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = transition
    bed.window.rootViewController = root
    bed.frame()
    _ = log.take()
    root.present(panel, animated: true) { [log] in log.add("presented") }
  }

  private var height: CGFloat { bed.window.bounds.height }
  /// As drawn: the height at the beginning, half of it at the end.
  private var y: CGFloat { panel.view.layer.presentation()?.frame.minY ?? .nan }

  @Test func `A finger moves it, forth and back, as long as it likes`() {
    bed.wait(1)
    #expect(y == height)
    for share in [0.2, 0.6, 0.4, 1, 0.5] as [CGFloat] {
      driver.update(share)
      bed.frame()
      #expect(abs(y - height * (1 - share / 2)) < 1e-9)
      #expect(driver.percentComplete == share)
    }
    bed.wait(1)
    #expect(abs(y - height * 0.75) < 1e-9)
    #expect(panel.transitionCoordinator?.isInteractive == true)
    #expect(
      log.take() == [
        "asked for a presentation", "presentation willBegin in window", "panel willAppear",
        "animate", "beside",
      ])
  }

  @Test func `Let go it goes on to its end in the time that is left`() {
    driver.update(0.5)
    bed.frame()
    _ = log.take()
    driver.finish()
    #expect(panel.transitionCoordinator?.isInteractive == false)
    // Half of 0.5 s is left; a half of that is seen now.
    bed.wait(0.125)
    #expect(abs(y - height * (1 - 0.75 / 2)) < height * 0.02)
    #expect(log.lines.isEmpty)
    // Nobody has it by hand any more.
    driver.update(0.1)
    bed.wait(0.2)
    #expect(panel.view.frame.minY == height / 2)
    #expect(
      log.take() == [
        "panel didAppear", "presentation didEnd true", "animation ended true", "beside is over",
        "presented",
      ])
  }

  @Test func `Twice as fast`() {
    driver.update(0.2)
    bed.frame()
    driver.completionSpeed = 2
    driver.finish()
    bed.wait(0.1)
    #expect(abs(y - height * (1 - 0.6 / 2)) < height * 0.03)
    bed.wait(0.15)
    #expect(log.lines.last == "presented")
  }

  @Test func `Cancelled, it goes back and is not there`() {
    driver.update(0.5)
    bed.frame()
    _ = log.take()
    driver.cancel()
    bed.wait(0.125)
    #expect(abs(y - height * (1 - 0.25 / 2)) < height * 0.02)
    bed.wait(0.3)
    #expect(
      log.take() == [
        "panel willDisappear", "panel didDisappear", "presentation didEnd false",
        "animation ended false", "beside is over, cancelled", "presented",
      ])
    #expect(root.presentedViewController == nil)
    #expect(panel.view.window == nil)
  }

  @Test func `A dismissal that is cancelled leaves all as it was`() {
    driver.finish()
    bed.wait(1)
    _ = log.take()
    panel.dismiss(animated: true) { [log] in log.add("dismissed") }
    driver.update(0.5)
    bed.frame()
    #expect(abs(y - height * 0.75) < 1e-9)
    driver.cancel()
    bed.wait(1)
    #expect(
      log.take() == [
        "dismissal willBegin", "panel willDisappear", "animate", "panel willAppear",
        "panel didAppear", "dismissal didEnd false", "animation ended false", "dismissed",
      ])
    #expect(panel.view.frame.minY == height / 2)
    #expect(root.presentedViewController === panel)
    panel.dismiss(animated: true)
    driver.finish()
    bed.wait(1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `One that begins by itself is taken by hand later`() {
    driver.finish()
    bed.wait(1)
    driver.wantsInteractiveStart = false
    panel.dismiss(animated: true)
    bed.wait(0.25)
    #expect(panel.transitionCoordinator?.isInteractive == false)
    driver.pause()
    #expect(panel.transitionCoordinator?.isInteractive == true)
    #expect(abs(driver.percentComplete - 0.5) < 0.04)
    driver.update(0.8)
    bed.wait(1)
    #expect(abs(y - height * 0.9) < 1e-9)
    driver.cancel()
    bed.wait(1)
    #expect(root.presentedViewController === panel)
  }
}

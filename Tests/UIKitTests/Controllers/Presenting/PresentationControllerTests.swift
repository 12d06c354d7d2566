import ScrollBed
import Testing
import UIKit

/// Notes what a person's wish to leave leads to.
private final class Doorkeeper: NSObject, UIAdaptivePresentationControllerDelegate {
  var log: [String] = []
  var lets = true

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    log.append("should")
    return lets
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("did")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log.append("attempt")
  }
}

@MainActor
struct PresentationControllerTests {
  private let bed = Bed()
  private let log = PresentationLog()
  private let root: LoggedController
  private let panel: LoggedController
  private let transition: LoggedTransition

  init() {
    root = LoggedController("root", log)
    panel = LoggedController("panel", log)
    transition = LoggedTransition(log)
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = transition
    bed.window.rootViewController = root
    bed.frame()
    _ = log.take()
  }

  private func present(animated: Bool = true) {
    root.present(panel, animated: animated) { [log] in log.add("presented") }
  }

  private func dismiss(animated: Bool = true) {
    panel.dismiss(animated: animated) { [log] in log.add("dismissed") }
  }

  @Test func `A presentation of the program's own is told of all in order`() {
    present()
    bed.wait(0.25)
    #expect(
      log.take() == [
        "asked for a presentation", "presentation willBegin in window", "panel willAppear",
        "animate", "beside",
      ])
    #expect(panel.transitionCoordinator?.isAnimated == true)
    bed.wait(0.5)
    #expect(
      log.take() == [
        "panel didAppear", "presentation didEnd true", "animation ended true", "beside is over",
        "presented",
      ])
    #expect(panel.transitionCoordinator == nil)
    let height = bed.window.bounds.height
    #expect(
      panel.view.frame
        == CGRect(
          x: 0, y: height / 2, width: bed.window.bounds.width, height: height / 2))
    #expect(panel.presentationController is LoggedPresentation)
    #expect(panel.presentationController?.presentingViewController === root)
    dismiss()
    bed.wait(0.25)
    #expect(log.take() == ["dismissal willBegin", "panel willDisappear", "animate"])
    bed.wait(0.5)
    #expect(
      log.take() == [
        "panel didDisappear", "dismissal didEnd true", "animation ended true", "dismissed",
      ])
    #expect(panel.view.window == nil)
  }

  @Test func `Without an animation it is the same at once`() {
    present(animated: false)
    bed.frame()
    #expect(
      log.take() == [
        "asked for a presentation", "presentation willBegin in window", "panel willAppear",
        "beside", "panel didAppear", "presentation didEnd true", "beside is over", "presented",
      ])
    #expect(panel.view.frame.minY == bed.window.bounds.midY)
    dismiss(animated: false)
    bed.frame()
    #expect(
      log.take() == [
        "dismissal willBegin", "panel willDisappear", "panel didDisappear",
        "dismissal didEnd true", "dismissed",
      ])
  }

  @Test func `Where there is no animator a controller comes from below`() throws {
    transition.animates = false
    present()
    bed.frame()
    let height = bed.window.bounds.height
    let begin = try #require(panel.view.layer.presentation()).frame.minY
    #expect(begin > height * 0.9)
    bed.wait(0.6)
    #expect(panel.view.frame.minY == height / 2)
    #expect(log.lines.last == "presented")
    dismiss()
    bed.wait(0.6)
    #expect(log.lines.last == "dismissed")
    // It can be shown again, from where it was.
    #expect(panel.view.frame.minY == height / 2)
  }

  @Test func `What is dismissed while it comes is gone`() {
    present()
    bed.wait(0.1)
    dismiss()
    bed.wait(1)
    #expect(panel.view.window == nil)
    #expect(root.presentedViewController == nil)
    #expect(
      log.take() == [
        "asked for a presentation", "presentation willBegin in window", "panel willAppear",
        "animate", "beside", "panel didAppear", "presentation didEnd true",
        "animation ended true", "beside is over", "presented", "dismissal willBegin",
        "panel willDisappear", "animate", "panel didDisappear", "dismissal didEnd true",
        "animation ended true", "dismissed",
      ])
  }

  @Test func `Escape takes a sheet away, if its delegate lets it`() {
    let (sheet, keeper) = (UIViewController(), Doorkeeper())
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = keeper
    root.present(sheet, animated: false)
    bed.frame()
    keeper.lets = false
    bed.press(.escape)
    bed.wait(1)
    #expect(keeper.log == ["should", "attempt"])
    #expect(root.presentedViewController === sheet)
    keeper.lets = true
    sheet.isModalInPresentation = true
    bed.press(.escape)
    bed.wait(1)
    #expect(keeper.log == ["should", "attempt", "attempt"])
    sheet.isModalInPresentation = false
    bed.press(.escape)
    bed.wait(1)
    #expect(keeper.log == ["should", "attempt", "attempt", "should", "will", "did"])
    #expect(root.presentedViewController == nil)
    // What the program dismisses itself is no wish of a person.
    keeper.log = []
    sheet.presentationController?.delegate = keeper
    root.present(sheet, animated: false)
    bed.frame()
    sheet.dismiss(animated: false)
    #expect(keeper.log.isEmpty)
  }

  @Test func `Keys go to what is presented, and come back`() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field()
    root.view.addSubview(field)
    field.becomeFirstResponder()
    present(animated: false)
    #expect(!field.isFirstResponder)
    dismiss(animated: false)
    #expect(field.isFirstResponder)
    present(animated: false)
    field.removeFromSuperview()
    dismiss(animated: false)
    #expect(!field.isFirstResponder)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func `What was covered is there again when the page that covered it has gone`(
    _ style: UIModalPresentationStyle
  ) {
    panel.transitioningDelegate = nil
    panel.modalPresentationStyle = style
    for _ in 0..<2 {
      present()
      bed.wait(1)
      #expect(root.view.window == nil && panel.view.window === bed.window)
      dismiss()
      bed.wait(1)
      #expect(root.view.superview === bed.window && panel.view.window == nil)
      #expect(root.view.frame == bed.window.bounds)
    }
  }
}

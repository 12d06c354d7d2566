import ScrollTesting
import Testing
import UIKit

/// Windows whose first controller is another one, as after a login.
@MainActor struct WindowRootTests {
  private func stage(_ styles: [UIModalPresentationStyle]) -> (Stage, [Told]) {
    let told = (0...styles.count).map { _ in Told() }
    let stage = Stage(size: CGSize(width: 300, height: 300), root: told[0])
    for (index, style) in styles.enumerated() {
      told[index + 1].modalPresentationStyle = style
      told[index].present(told[index + 1], animated: false)
      #expect(stage.settle())
    }
    return (stage, told)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func whatTheOldOnePresentedGoesWithIt(style: UIModalPresentationStyle) {
    let (stage, told) = stage([style, .pageSheet])
    let next = Told()
    stage.window.rootViewController = next
    #expect(stage.settle())
    #expect(stage.window.subviews == [next.view])
    #expect(told.allSatisfy { !$0.isShown && $0.view.window == nil })
    #expect(told.allSatisfy { $0.presentedViewController == nil })
    #expect(told.allSatisfy { $0.presentingViewController == nil })
    #expect(next.isShown)
    next.present(Told(), animated: false)
    #expect(stage.settle())
    #expect(next.presentedViewController != nil)
  }

  @Test func whatIsUnderWayGoesToo() {
    let (stage, told) = stage([])
    let sheet = Told()
    told[0].present(sheet, animated: true)
    stage.wait(0.1)
    let next = Told()
    stage.window.rootViewController = next
    #expect(stage.settle())
    #expect(stage.window.subviews == [next.view])
    #expect(!sheet.isShown && !told[0].isShown && next.isShown)
    #expect(told[0].presentedViewController == nil)
  }

  @Test func aWindowThatIsShownAgainStaysAsItIs() {
    let (stage, told) = stage([.fullScreen])
    #expect(!told[0].isShown && told[1].isShown)
    stage.window.makeKeyAndVisible()
    #expect(stage.settle())
    #expect(told[0].view.superview == nil && !told[0].isShown && told[1].isShown)
    told[1].dismiss(animated: false)
    #expect(stage.settle())
    #expect(told[0].isShown)
  }
}

/// Knows what it was told.
@MainActor private final class Told: UIViewController {
  var isShown = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShown = false
  }
}

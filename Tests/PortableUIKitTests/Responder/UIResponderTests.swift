import Foundation
import PortableUIKit
import Testing

private final class FocusView: UIView {
  var isWilling = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { isWilling }
}

private final class TouchedView: UIView {
  var count = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}

@MainActor
struct UIResponderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `The chain goes from view to controller to superview to window to application`() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next === UIApplication.shared)
    #expect(UIApplication.shared.next == nil)
  }

  @Test func `What a view does not handle goes on to the next`() {
    let outer = TouchedView()
    let inner = UIView()
    outer.addSubview(inner)
    inner.touchesBegan([], with: nil)
    #expect(outer.count == 1)
  }

  @Test func `One responder is the first, and it must be willing to go`() {
    let first = FocusView()
    let second = FocusView()
    window.addSubview(first)
    window.addSubview(second)
    #expect(!UIView().becomeFirstResponder())
    #expect(!FocusView().becomeFirstResponder())
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    first.isWilling = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    first.isWilling = true
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.resignFirstResponder())
    #expect(!second.isFirstResponder)
  }

  @Test func `A view that leaves its window is no longer the first`() {
    let view = FocusView()
    let parent = UIView()
    window.addSubview(parent)
    parent.addSubview(view)
    view.becomeFirstResponder()
    view.isWilling = false
    parent.removeFromSuperview()
    window.addSubview(parent)
    #expect(!view.isFirstResponder)
  }

  @Test func `Accessibility properties are kept, and can be overridden`() {
    final class Button: UIView {
      override var accessibilityLabel: String? {
        get { "Play" }
        set {}
      }
    }
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Photo"
    view.accessibilityTraits = [.image, .adjustable]
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Photo")
    #expect(view.accessibilityTraits.contains(.adjustable))
    #expect(Button().accessibilityLabel == "Play")
  }
}

import DisplayList
import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// What a window asks of its content. `FrameLoop` is the one that people see;
/// trials of the host itself bring their own.
@MainActor
package protocol FrameSource: AnyObject {
  func send(_ event: InputEvent)
  func frame(at time: Double)
  var needsFrame: Bool { get }
  var displayList: DisplayList { get }
  /// What a screen reader finds; nil while something moves, since nobody reads what moves.
  var restingAccessibility: AccessibilityTree? { get }
  /// What somebody asked of an element of the last tree.
  func perform(_ action: AccessibilityAction, on id: Int32)
  /// What two fingers would scroll at a place, window points, goes on by itself.
  func isCoasting(at place: Point) -> Bool
  /// In which somebody may write.
  var writtenWindow: UIWindow? { get }
}

extension FrameSource {
  package var restingAccessibility: AccessibilityTree? { nil }
  package func perform(_ action: AccessibilityAction, on id: Int32) {}
  package func isCoasting(at place: Point) -> Bool { false }
  package var writtenWindow: UIWindow? { nil }
}

extension FrameLoop: FrameSource {
  package var restingAccessibility: AccessibilityTree? {
    isAtRest ? window.accessibilityTree : nil
  }

  package func perform(_ action: AccessibilityAction, on id: Int32) {
    window.performAccessibilityAction(action, on: id)
  }

  package func isCoasting(at place: Point) -> Bool {
    var view = window.hitTest(CGPoint(place), with: nil)
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
        return scrollView.isDecelerating
      }
      view = current.superview
    }
    return false
  }

  package var writtenWindow: UIWindow? { window }
}

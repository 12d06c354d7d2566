import DisplayList
import PortableUIKit
import ScrollEngine

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
  /// In which somebody may write.
  var writtenWindow: UIWindow? { get }
}

extension FrameSource {
  package var restingAccessibility: AccessibilityTree? { nil }
  package func perform(_ action: AccessibilityAction, on id: Int32) {}
  package var writtenWindow: UIWindow? { nil }
}

extension FrameLoop: FrameSource {
  package var restingAccessibility: AccessibilityTree? {
    isAtRest ? window.accessibilityTree : nil
  }

  package func perform(_ action: AccessibilityAction, on id: Int32) {
    window.performAccessibilityAction(action, on: id)
  }

  package var writtenWindow: UIWindow? { window }
}

import Foundation
import PortableUIKit

/// Notes how often a tap recogniser was recognised, through a delegate that never objects.
@MainActor
final class StateRecorder: NSObject, UIGestureRecognizerDelegate {
  private(set) var states: [UIGestureRecognizer.State] = []

  init(_ recognizer: UIGestureRecognizer) {
    super.init()
    recognizer.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    states.append(.ended)
    return true
  }
}

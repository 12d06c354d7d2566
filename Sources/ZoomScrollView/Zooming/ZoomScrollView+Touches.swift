#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

// Touches are shown to the delegate first; what it handles, the scroll view does not.
extension ZoomScrollView {
  /// True when the scroll view is to hear of them.
  func passesBeginning(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    // The first finger finds nothing of what earlier ones left.
    if fingersDown(event, besides: touches) == 0 { ignoresTouches = false }
    let isHandled =
      hooks?.zoomScrollView(self, touchesBegan: touches, with: event) ?? false
    if isHandled, !ignoresTouches {
      ignoresTouches = true
      stopOwnGestures()
    }
    return !ignoresTouches
  }

  func passesMovement(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    let isHandled =
      hooks?.zoomScrollView(self, touchesMoved: touches, with: event) ?? false
    return passes(isHandled, touches, event)
  }

  func passesEnd(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    let isHandled =
      hooks?.zoomScrollView(self, touchesEnded: touches, with: event) ?? false
    let passes = passes(isHandled, touches, event)
    if fingersDown(event, besides: touches) == 0 { ignoresTouches = false }
    return passes
  }

  func noteCancellation(_ touches: Set<UITouch>, _ event: UIEvent?) {
    _ = hooks?.zoomScrollView(self, touchesCancelled: touches, with: event)
    if fingersDown(event, besides: touches) == 0 { ignoresTouches = false }
  }

  /// What is handled in the middle is cancelled for the scroll view, once.
  private func passes(_ isHandled: Bool, _ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    if ignoresTouches { return false }
    guard isHandled else { return true }
    ignoresTouches = true
    stopOwnGestures()
    passOn(touches, event, as: .cancelled)
    return false
  }

  private func fingersDown(_ event: UIEvent?, besides touches: Set<UITouch>) -> Int {
    var count = 0
    for touch in event?.allTouches ?? [] where !touches.contains(touch) {
      switch touch.phase {
      case .began, .moved, .stationary:
        if touch.view?.isDescendant(of: self) ?? false { count += 1 }
      default: break
      }
    }
    return count
  }

  /// Nor do its recognisers go on with the fingers that are down.
  private func stopOwnGestures() {
    stop(panGestureRecognizer)
    if let pinch = pinchGestureRecognizer { stop(pinch) }
    if let oneFinger { stop(oneFinger) }
  }

  private func stop(_ recognizer: UIGestureRecognizer) {
    guard recognizer.isEnabled else { return }
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }
}

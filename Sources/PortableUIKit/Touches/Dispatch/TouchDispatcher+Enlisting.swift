import ScrollEngine

/// Who watches a contact that comes down, and whether its view hears of it.
extension TouchDispatcher {
  /// Finds the recognisers, and the scroll views that it may stop.
  func enlist(_ touch: UITouch, on view: UIView) {
    var catches = false
    var ancestor: UIView? = view
    while let current = ancestor {
      if let scrolling = current.scrolling {
        if scrolling.catchesTouches { catches = true }
        touch.scrollViews.append(scrolling)
      }
      ancestor = current.superview
    }
    for scrollView in touch.scrollViews { scrollView.contactBegan(at: touch.timestamp) }
    ancestor = view
    while let current = ancestor {
      for recognizer in current.recognizers
      where recognizer.accepts(touch, of: event, catching: catches) {
        recognizer.touches.append(touch)
        touch.gestureRecognizers?.append(recognizer)
        arena.enter(recognizer)
      }
      ancestor = current.superview
    }
    touch.delivery = catches ? .withheld : delivery(of: touch, to: view)
  }

  private func delivery(of touch: UITouch, to view: UIView) -> TouchDelivery {
    for other in event.touches where other !== touch && other.isDown {
      if other.view === view {
        if !view.isMultipleTouchEnabled { return .withheld }
      } else if view.isExclusiveTouch || other.view?.isExclusiveTouch ?? false {
        return .withheld
      }
    }
    for scrollView in touch.scrollViews where scrollView !== view {
      if scrollView.delaysContentTouches, scrollView.isScrollEnabled {
        return .delayed(until: touch.timestamp + Tunables.contentTouchDelay)
      }
    }
    return .pending
  }
}

extension UIGestureRecognizer {
  fileprivate func accepts(_ touch: UITouch, of event: UIEvent, catching: Bool) -> Bool {
    guard isEnabled, !catching || takesCatchingTouches,
      allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
    else { return false }
    if requiresExclusiveTouchType, touches.contains(where: { $0.type != touch.type }) {
      return false
    }
    guard shouldReceive(event) else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }
}

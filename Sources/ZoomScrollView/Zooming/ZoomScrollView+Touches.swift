// Touches are shown to the delegate first; what it handles, the scroll view does not.
extension ZoomScrollView {
  func startWatching() {
    watcher.owner = self
    watcher.cancelsTouchesInView = false
    watcher.delaysTouchesEnded = false
    addGestureRecognizer(watcher)
  }

  // MARK: What the watcher tells, before anybody else hears of it

  func fingersCameDown(_ touches: Set<UITouch>, _ event: UIEvent?) {
    // The first finger finds nothing of what earlier ones left.
    if fingersDown(event, besides: touches) == 0 {
      ignoresTouches = false
      shownTouches = []
    }
    noteTap(touches, event)
    guard let hooks else { return }
    for touch in touches { shownTouches.insert(touch) }
    if hooks.zoomScrollView(self, touchesBegan: touches, with: event) { leaveToDelegate(event) }
  }

  func fingersMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let hooks else { return }
    let touches = touches.filter { shownTouches.contains($0) }
    guard !touches.isEmpty else { return }
    if hooks.zoomScrollView(self, touchesMoved: touches, with: event) { leaveToDelegate(event) }
  }

  func fingersLifted(_ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches { taps.up(touch) }
    let touches = touches.filter { shownTouches.remove($0) != nil }
    guard let hooks, !touches.isEmpty else { return }
    if hooks.zoomScrollView(self, touchesEnded: touches, with: event) { leaveToDelegate(event) }
  }

  /// They were cancelled, or another recogniser has made something of them.
  func fingersWereTaken(_ touches: Set<UITouch>, _ event: UIEvent?) {
    taps.forget()
    let touches = touches.filter { shownTouches.remove($0) != nil }
    if !touches.isEmpty {
      _ = hooks?.zoomScrollView(self, touchesCancelled: touches, with: event)
    }
  }

  /// The scroll view scrolls or zooms by them. The views hear of it from the platform.
  func fingersWereTaken() {
    if !ignoresTouches { fingersWereTaken(shownTouches, nil) }
  }

  func noteTap(_ touches: Set<UITouch>, _ event: UIEvent?) {
    let isAlone = touches.count == 1 && (event?.allTouches?.count ?? 1) == 1
    for touch in touches { taps.down(touch, isAlone: isAlone) }
  }

  func fingersDown(_ event: UIEvent?, besides touches: Set<UITouch>) -> Int {
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

  // MARK: What the delegate has handled

  /// The fingers that are down are the delegate's; what the scroll view has heard of is cancelled, once.
  private func leaveToDelegate(_ event: UIEvent?) {
    taps.forget()
    guard !ignoresTouches else { return }
    ignoresTouches = true
    stop(panGestureRecognizer)
    if let pinch = pinchGestureRecognizer { stop(pinch) }
    if let oneFinger { stop(oneFinger) }
    let touches = heardTouches
    heardTouches = []
    if !touches.isEmpty { passOn(touches, event, as: .cancelled) }
  }

  private func stop(_ recognizer: UIGestureRecognizer) {
    guard recognizer.isEnabled else { return }
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  /// Those of which the scroll view is to hear more.
  func heard(_ touches: Set<UITouch>, isLast: Bool = false) -> Set<UITouch> {
    touches.filter { isLast ? heardTouches.remove($0) != nil : heardTouches.contains($0) }
  }
}

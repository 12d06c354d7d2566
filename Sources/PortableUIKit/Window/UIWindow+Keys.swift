extension UIWindow {
  /// Keys go to the first responder, or to what is presented on top of all, or to where the window's responder chain begins.
  func send(_ event: UIPressesEvent) {
    let responder = firstResponder ?? rootViewController?.topmostPresented ?? self
    for press in event.presses { press.responder = responder }
    let presses = event.allPresses
    switch event.presses.first?.phase {
    case .began: responder.pressesBegan(presses, with: event)
    case .changed, .stationary: responder.pressesChanged(presses, with: event)
    case .ended: responder.pressesEnded(presses, with: event)
    case .cancelled: responder.pressesCancelled(presses, with: event)
    case nil: break
    }
  }
}

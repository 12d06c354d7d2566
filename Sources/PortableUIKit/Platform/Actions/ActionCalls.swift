extension TargetAction {
  /// Calls the object's method, if the object is still there.
  func send(from sender: ActionObject?, _ event: UIEvent?) {
    if let target { _ = action.isDone(by: target, sender, event) }
  }
}

extension TargetAction {
  /// On behalf of something that is no view.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  func send(of sender: AnyObject, with event: UIEvent?) {
    guard isForFirstResponder || target != nil else { return }
    _ = UIApplication.shared.sendAction(action, to: target, from: sender, for: event)
  }
}

extension UIControl {
  func send(_ target: TargetAction, with event: UIEvent?) {
    if target.isForFirstResponder || target.target != nil {
      sendAction(target.action, to: target.target, for: event)
    }
  }
}

extension UIResponder {
  /// The nearest responder from here on that has the method.
  final func responder(for action: Selector, _ sender: ActionObject?) -> UIResponder? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }

  final func hasMethod(_ action: Selector) -> Bool {
    #if hasFeature(Embedded)
      return false
    #else
      return action.isMethod(of: self)
    #endif
  }
}

extension UIApplication {
  /// `sendAction(_:to:from:for:)`
  final func send(
    _ action: Selector, to target: ActionObject?, from sender: ActionObject?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.isDone(by: target, sender, event) }
    #if hasFeature(Embedded)
      // Nobody is looked for: what that takes would be in every page.
      return false
    #else
      guard let responder = responder(for: action, from: sender) else { return false }
      return action.isDone(by: responder, sender, event)
    #endif
  }

  #if !hasFeature(Embedded)
    /// The first responder's chain comes first, then the sender's own.
    private func responder(for action: Selector, from sender: Any?) -> UIResponder? {
      let source = sender as? UIResponder
      let window = source?.hostWindow ?? keyWindow
      return window?.firstResponder?.responder(for: action, sender)
        ?? source?.responder(for: action, sender)
    }
  #endif
}

extension Selector {
  /// Has an object do it; false when it has no such method.
  fileprivate func isDone(by object: ActionObject, _ sender: ActionObject?, _ event: UIEvent?)
    -> Bool
  {
    #if hasFeature(Embedded)
      return call(object, sender, event)
    #else
      return perform(on: object, with: sender, with: event) != nil
    #endif
  }
}

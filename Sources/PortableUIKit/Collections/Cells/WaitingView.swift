/// A view of a list or grid that waits, hidden, until it is seen or used again.
protocol WaitingView: UIView {
  /// Nil unless it waits.
  var isHiddenAfterWaiting: Bool? { get set }
}

extension WaitingView {
  /// - Parameter staysAsItIs: it comes back as its program has left it; else anew.
  func wait(staysAsItIs: Bool) {
    if isHiddenAfterWaiting == nil || !staysAsItIs {
      isHiddenAfterWaiting = staysAsItIs && isHidden
    }
    UIView.performWithoutAnimation { isHidden = true }
  }

  func endWaiting() {
    guard let isHiddenAfterWaiting else { return }
    self.isHiddenAfterWaiting = nil
    UIView.performWithoutAnimation { isHidden = isHiddenAfterWaiting }
  }
}

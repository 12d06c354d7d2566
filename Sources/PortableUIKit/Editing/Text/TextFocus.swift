/// Where the tabulator goes from one text that is written into.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
enum TextFocus {
  /// To the next (1) or the one before (−1) in the window, in the order of views, and round. False when there is no other.
  static func move(from view: UIView, _ step: Int) -> Bool {
    let found = all(around: view)
    guard found.count > 1, let index = found.firstIndex(where: { $0 === view }) else {
      return false
    }
    return found[(index + step + found.count) % found.count].becomeFirstResponder()
  }

  /// Whether there is one before the view and one behind it.
  static func neighbours(of view: UIView) -> (before: Bool, behind: Bool) {
    let found = all(around: view)
    guard let index = found.firstIndex(where: { $0 === view }) else { return (false, false) }
    return (index > 0, index < found.count - 1)
  }

  private static func all(around view: UIView) -> [UIView] {
    guard let window = view.window else { return [] }
    var found: [UIView] = []
    collect(in: window, into: &found)
    return found
  }

  private static func collect(in view: UIView, into found: inout [UIView]) {
    guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return }
    if view.canBecomeFirstResponder, view.isWrittenInto { found.append(view) }
    // What is modal hides its siblings.
    if let modal = view.subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      collect(in: modal, into: &found)
    } else {
      for subview in view.subviews { collect(in: subview, into: &found) }
    }
  }
}

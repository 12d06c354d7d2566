/// Where the tabulator leads in a window: what is written into, and lists in which keys go from item to item.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
enum TabStops {
  /// In the order of views.
  static func all(in window: UIView) -> [UIView] {
    var found: [UIView] = []
    collect(in: window, into: &found)
    return found
  }

  private static func collect(in view: UIView, into found: inout [UIView]) {
    guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return }
    if view.canBecomeFirstResponder, view.isWrittenInto || view.scrolling != nil {
      found.append(view)
    }
    // What is modal hides its siblings.
    if let modal = view.subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      collect(in: modal, into: &found)
    } else {
      for subview in view.subviews { collect(in: subview, into: &found) }
    }
  }

  /// To the next (1) or the one before (−1), and round; from nowhere to the first or the last. False when there is none, and
  /// where somebody writes: from there it leads to other fields, if to anything.
  static func move(in window: UIWindow, _ step: Int) -> Bool {
    let found = all(in: window)
    guard !found.isEmpty, window.firstResponder?.isWrittenInto != true else { return false }
    let old = found.firstIndex { $0 === window.firstResponder }
    let new =
      old.map { ($0 + step + found.count) % found.count } ?? (step > 0 ? 0 : found.count - 1)
    UIApplication.shared.isFollowingTabulator = true
    defer { UIApplication.shared.isFollowingTabulator = false }
    return found[new].becomeFirstResponder()
  }
}

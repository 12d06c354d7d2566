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
    UIApplication.shared.isFollowingTabulator = true
    defer { UIApplication.shared.isFollowingTabulator = false }
    return next(among: found, from: window.firstResponder, step).becomeFirstResponder()
  }

  /// Of some, not none: round from `old`, or the first or the last.
  static func next(among found: [UIView], from old: UIResponder?, _ step: Int) -> UIView {
    guard let index = found.firstIndex(where: { $0 === old }) else {
      return step > 0 ? found[0] : found[found.count - 1]
    }
    return found[(index + step + found.count) % found.count]
  }
}

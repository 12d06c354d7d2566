/// Where the tabulator goes from one text that is written into.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
enum TextFocus {
  /// To the next (1) or the one before (−1) in the window, in the order of views, and round. False when there is no other.
  static func move(from view: UIView, _ step: Int) -> Bool {
    let found = all(around: view)
    guard found.count > 1, found.contains(where: { $0 === view }) else { return false }
    return TabStops.next(among: found, from: view, step).becomeFirstResponder()
  }

  /// Whether there is one before the view and one behind it.
  static func neighbours(of view: UIView) -> (before: Bool, behind: Bool) {
    let found = all(around: view)
    guard let index = found.firstIndex(where: { $0 === view }) else { return (false, false) }
    return (index > 0, index < found.count - 1)
  }

  private static func all(around view: UIView) -> [UIView] {
    view.window.map(TabStops.all)?.filter { $0.isWrittenInto } ?? []
  }
}

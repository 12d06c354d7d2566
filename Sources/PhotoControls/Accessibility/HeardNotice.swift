import PortableUIKit

/// What has happened, in the name of whatever has the focus as long as it can be read: GTK 4.8 can say nothing else to whoever
/// hears the screen.
@MainActor
final class HeardNotice {
  private weak var holder: UIView?
  /// Its name otherwise, and now.
  private var own: String?
  private var shown: String?

  /// - Parameters:
  ///   - text: nil when nothing is to be said.
  ///   - root: what has the focus lies in it.
  func show(_ text: String?, in root: UIView) {
    let target = text == nil ? nil : Self.focused(in: root)
    let isSaid = target != nil && target === holder && target?.accessibilityLabel == shown
    if isSaid, let text, shown?.hasPrefix(text) ?? false { return }
    // One that has become something else meanwhile has its new name.
    if let holder, holder.accessibilityLabel == shown { holder.accessibilityLabel = own }
    holder = target
    guard let target, let text else { return }
    own = target.accessibilityLabel
    shown = [text, own].compactMap(\.self).joined(separator: " ")
    target.accessibilityLabel = shown
  }

  /// What lies over others comes last.
  private static func focused(in view: UIView) -> UIView? {
    if view.isAccessibilityFocus { return view }
    for inner in view.subviews.reversed() {
      if let found = focused(in: inner) { return found }
    }
    return nil
  }
}

/// Something that makes a view answer to people, and that can be taken off again.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// An interaction is on one view at a time.
  func attach(_ interaction: any UIInteraction) {
    if let old = interaction.view {
      if old === self { return }
      old.removeInteraction(interaction)
    }
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  func endFirstResponder(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder else { return true }
    var current: UIResponder? = responder
    while let each = current, each !== self { current = each.next }
    guard current != nil else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}

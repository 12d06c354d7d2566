/// The menu of things to do with what is shared: the program shows it, where it says, or at the window's lower edge.
final class SharingMenu: UIContextMenuInteraction {
  /// It goes; what was chosen is told afterwards.
  var ended: (() -> Void)?

  /// False when there is nothing to choose.
  func open(_ menu: UIMenu, from controller: UIViewController) -> Bool {
    guard !menu.children.isEmpty, let window = controller.view.window else { return false }
    return open(
      UIContextMenuConfiguration(actionProvider: { _ in menu }), in: window,
      at: anchor(for: controller.popoverPresentationController, in: window), by: .program)
  }

  private func anchor(
    for popover: UIPopoverPresentationController?, in window: UIWindow
  ) -> CGRect {
    if let place = popover?.anchor(in: window) { return place }
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(
      dx: MenuTunables.margin, dy: MenuTunables.margin)
    return CGRect(x: area.midX, y: area.maxY, width: 0, height: 0)
  }

  override func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    animator.addCompletion { [self] in
      let ended = ended
      self.ended = nil
      ended?()
    }
  }
}

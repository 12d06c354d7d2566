/// A button's menu.
final class ButtonMenu: UIContextMenuInteraction {
  @Weak private var button: UIButton?
  var menu: UIMenu? { didSet { showSelection() } }
  var opensByTap = false { didSet { if opensByTap != oldValue { listen() } } }
  private static let name = UIAction.Identifier("the button's menu")

  init(_ button: UIButton) {
    self.button = button
    super.init()
  }

  override func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    guard let menu, button?.isEnabled == true else { return nil }
    let shown = bearsSelection ? menu.withOneOn : menu
    return UIContextMenuConfiguration(actionProvider: { _ in shown })
  }

  /// A button stays where it is.
  override func lifted(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }

  override func willShow(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    button?.sendActions(for: .menuActionTriggered)
  }

  override func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    animator.addCompletion { [self] in showSelection() }
  }

  private func listen() {
    guard let button else { return }
    if opensByTap {
      button.addAction(
        UIAction(identifier: Self.name) { [unowned(unsafe) self] _ in openBeside() },
        for: .primaryActionTriggered)
    } else {
      button.removeAction(identifiedBy: Self.name, for: .primaryActionTriggered)
    }
  }

  private func openBeside() {
    guard let button, let window = button.window, presentation == nil,
      let configuration = configuration(at: .zero)
    else { return }
    _ = open(
      configuration, in: window, at: button.convert(button.bounds, to: nil),
      by: button.isFirstResponder ? .keys : .button)
  }

  /// Of the actions one is on, and the button bears its name.
  private var bearsSelection: Bool {
    opensByTap && button?.changesSelectionAsPrimaryAction == true
  }

  private func showSelection() {
    guard let button, let menu, bearsSelection else { return }
    guard let chosen = menu.selectedElements.first ?? menu.actions.first else { return }
    (chosen as? UIAction)?.state = .on
    button.isSelected = false
    if button.configuration != nil {
      button.configuration?.title = chosen.title
    } else {
      button.setTitle(chosen.title, for: .normal)
    }
  }
}

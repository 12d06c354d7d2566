// Not to be overridden, unlike on UIKit: what only buttons with menus need is not in every button.
extension UIButton {
  /// Opens when the button is held or clicked with the pointer's second button, or as `showsMenuAsPrimaryAction` says.
  public var menu: UIMenu? {
    get { buttonMenu?.menu }
    set {
      if newValue != nil || buttonMenu != nil { madeButtonMenu().menu = newValue }
    }
  }

  /// A tap opens the menu, and does nothing else.
  public var showsMenuAsPrimaryAction: Bool {
    get { buttonMenu?.opensByTap ?? false }
    set {
      if newValue || buttonMenu != nil { madeButtonMenu().opensByTap = newValue }
    }
  }

  /// What opens the menu; nil without one.
  public var contextMenuInteraction: UIContextMenuInteraction? { buttonMenu }

  private var buttonMenu: ButtonMenu? {
    for case let menu as ButtonMenu in interactions { return menu }
    return nil
  }

  private func madeButtonMenu() -> ButtonMenu {
    if let buttonMenu { return buttonMenu }
    let made = ButtonMenu(self)
    addInteraction(made)
    return made
  }
}

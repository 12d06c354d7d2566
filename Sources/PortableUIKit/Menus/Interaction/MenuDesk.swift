/// Whom the Menu key and the pointer's second button ask for a menu: stands behind all that hears of keys. There is one as
/// soon as something has a menu.
final class MenuDesk: UIResponder {
  private static let one = OneForAll(MenuDesk())
  static var shared: MenuDesk { one.instance }

  /// Where the pointer is, window points.
  private var pointer = CGPoint.zero
  /// Nil while it is over nothing that has menus.
  @Weak private var pointedWindow: UIWindow?

  func serve() { UIApplication.shared.menuDesk = self }

  /// The pointer is there now; in no window when it has left.
  func point(at place: CGPoint, in window: UIWindow?) {
    pointer = place
    pointedWindow = window
  }

  /// Where something has a menu, whether or not there is something in it just now; all of the window while one is open.
  func claims(in window: UIWindow) -> MenuClaims {
    if window.firstResponder is MenuOverlay { return [.pointer, .keys] }
    var claims: MenuClaims = []
    if pointedWindow === window { claims.insert(.pointer) }
    if hasMenu(focused(in: window)) { claims.insert(.keys) }
    return claims
  }

  private func hasMenu(_ start: UIResponder?) -> Bool {
    var responder = start
    while let current = responder {
      if let view = current as? UIView {
        for case is UIContextMenuInteraction in view.interactions { return true }
      }
      responder = current.next
    }
    return false
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let press = presses.first, let key = press.key, let window = press.window else { return }
    switch key.keyCode {
    case .keyboardSecondaryClick: click(in: window)
    case .keyboardApplication: ask(from: focused(in: window))
    case .keyboardF10 where key.modifierFlags == .shift: ask(from: focused(in: window))
    default: break
    }
  }

  private func focused(in window: UIWindow) -> UIResponder? {
    window.firstResponder ?? window.rootViewController?.topmostPresented.viewIfLoaded
  }

  /// The innermost that has a menu.
  private func ask(from start: UIResponder?) {
    var responder = start
    while let current = responder {
      if let view = current as? UIView {
        for case let interaction as UIContextMenuInteraction in view.interactions
        where interaction.openByKeys() {
          return
        }
      }
      responder = current.next
    }
  }

  private func click(in window: UIWindow) {
    guard pointedWindow === window else { return }
    var view = window.hitTest(pointer, with: nil)
    while let current = view {
      for case let interaction as UIContextMenuInteraction in current.interactions
      where interaction.open(at: pointer, by: .pointer) {
        return
      }
      view = current.superview
    }
  }
}

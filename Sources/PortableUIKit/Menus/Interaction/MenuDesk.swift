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

  /// Nil while it is over nothing that has menus; window points.
  func pointer(in window: UIWindow) -> CGPoint? { pointedWindow === window ? pointer : nil }

  /// Where a menu would open just now: programs are asked for one, and nothing opens. All of the window while one is open.
  func claims(in window: UIWindow) -> MenuClaims {
    if window.firstResponder is MenuOverlay { return [.pointer, .keys] }
    var claims: MenuClaims = []
    if innermost(atPointerIn: window, { $0.offers(at: pointer) }) { claims.insert(.pointer) }
    if innermost(from: focused(in: window), { $0.offersByKeys() }) { claims.insert(.keys) }
    return claims
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let press = presses.first, let key = press.key, let window = press.window else { return }
    switch key.keyCode {
    case .keyboardSecondaryClick:
      _ = innermost(atPointerIn: window) { $0.open(at: pointer, by: .pointer) }
    case .keyboardApplication: openByKeys(in: window)
    case .keyboardF10 where key.modifierFlags == .shift: openByKeys(in: window)
    default: break
    }
  }

  private func openByKeys(in window: UIWindow) {
    _ = innermost(from: focused(in: window)) { $0.openByKeys() }
  }

  private func focused(in window: UIWindow) -> UIResponder? {
    window.firstResponder ?? window.rootViewController?.topmostPresented.viewIfLoaded
  }

  /// Whether one of those about a responder, from the inside out, does something.
  private func innermost(
    from start: UIResponder?, by next: (UIResponder) -> UIResponder? = { $0.next },
    _ does: (UIContextMenuInteraction) -> Bool
  ) -> Bool {
    var responder = start
    while let current = responder {
      if let view = current as? UIView {
        for case let interaction as UIContextMenuInteraction in view.interactions
        where does(interaction) {
          return true
        }
      }
      responder = next(current)
    }
    return false
  }

  /// The same of what is under the pointer, and of no controller's presenter.
  private func innermost(
    atPointerIn window: UIWindow, _ does: (UIContextMenuInteraction) -> Bool
  ) -> Bool {
    pointedWindow === window
      && innermost(
        from: window.hitTest(pointer, with: nil), by: { ($0 as? UIView)?.superview }, does)
  }
}

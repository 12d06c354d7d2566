/// Actions and further menus under one title. It does not change: another one takes its place.
open class UIMenu: UIMenuElement {
  public final let identifier: Identifier
  public final let options: Options
  /// In their order.
  public final let children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier =
      identifier ?? Identifier("menu " + String(UIApplication.shared.nextSerialNumber()))
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    copy(options, newChildren)
  }

  /// The same, of which one action is on at a time.
  final var withOneOn: UIMenu { copy(options.union(.singleSelection), children) }

  private func copy(_ options: Options, _ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
  }

  /// What is on in it, and in what is shown as part of it.
  open var selectedElements: [UIMenuElement] {
    actions.filter { $0.state == .on }.map { $0 as UIMenuElement }
  }

  /// Its own, and those of menus that are shown as part of it.
  final var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction { return [action] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.actions
    }
  }

  /// Somebody has chosen `action`, which is in here somewhere: where one of several is on, it is that one.
  final func select(_ action: UIAction) {
    if options.contains(.singleSelection), actions.contains(where: { $0 === action }) {
      for other in actions { other.state = other === action ? .on : .off }
      return
    }
    for child in children { (child as? UIMenu)?.select(action) }
  }
}

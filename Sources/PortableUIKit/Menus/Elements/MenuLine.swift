/// What a menu shows in one line, or between two.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
enum MenuLine {
  case action(UIAction)
  case menu(UIMenu)
  /// Stands above the lines of a group.
  case heading(String)
  case divider
  /// What it is about is not known yet.
  case waiting
  /// Leads back to the menu around this one.
  case back(String)

  /// From top to bottom, without dividers at an end or beside each other.
  static func lines(of menu: UIMenu, isInside: Bool) -> [MenuLine] {
    var lines: [MenuLine] = []
    if isInside {
      lines += [.back(menu.title), .divider]
    } else if !menu.title.utf8.isEmpty {
      lines += [.heading(menu.title), .divider]
    }
    append(menu.children, to: &lines)
    while case .divider? = lines.last { lines.removeLast() }
    return lines
  }

  private static func append(_ elements: [UIMenuElement], to lines: inout [MenuLine]) {
    for element in elements {
      if let action = element as? UIAction {
        if !action.attributes.contains(.hidden) { lines.append(.action(action)) }
      } else if let menu = element as? UIMenu {
        append(menu, to: &lines)
      } else if let deferred = element as? UIDeferredMenuElement {
        deferred.ask()
        if let found = deferred.elements {
          append(found, to: &lines)
        } else {
          lines.append(.waiting)
        }
      }
    }
  }

  private static func append(_ menu: UIMenu, to lines: inout [MenuLine]) {
    guard menu.options.contains(.displayInline) else { return lines.append(.menu(menu)) }
    divide(&lines)
    if !menu.title.utf8.isEmpty { lines.append(.heading(menu.title)) }
    let count = lines.count
    append(menu.children, to: &lines)
    if lines.count == count, !menu.title.utf8.isEmpty { lines.removeLast() }
    divide(&lines)
  }

  private static func divide(_ lines: inout [MenuLine]) {
    guard let last = lines.last else { return }
    if case .divider = last { return }
    lines.append(.divider)
  }

  /// Keys and fingers can choose it.
  var isChoice: Bool {
    switch self {
    case .action(let action): !action.attributes.contains(.disabled)
    case .menu, .back: true
    case .heading, .divider, .waiting: false
    }
  }
}

extension UIControl {
  func add(_ action: TargetAction, for events: Event) {
    handlers.removeAll { $0.isOver }
    if let index = handlers.firstIndex(where: { $0.target?.isSame(as: action) ?? false }) {
      handlers[index].events.formUnion(events)
    } else {
      handlers.append(EventHandler(receiver: .target(action), events: events))
    }
  }

  func add(_ action: UIAction, for events: Event) {
    removeAction(named: action.identifier, for: events)
    if let index = handlers.firstIndex(where: { $0.action === action }) {
      handlers[index].events.formUnion(events)
    } else {
      handlers.append(EventHandler(receiver: .action(action), events: events))
    }
  }

  func remove(_ target: ActionObject?, _ action: Selector?, for events: Event) {
    let meant = handlers.filter { !$0.events.isDisjoint(with: events) }.compactMap { $0.target }
      .meant(by: target, action)
    narrow(by: events) { handler in
      guard let own = handler.target else { return false }
      return meant.contains { $0.isSame(as: own) }
    }
  }

  func removeAction(named name: UIAction.Identifier, for events: Event) {
    narrow(by: events) { $0.action?.identifier == name }
  }

  /// Takes events from handlers, and drops those that have none left.
  private func narrow(by events: Event, _ isMeant: (EventHandler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  func tell(_ events: Event, with event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.receiver {
      case .action(let action): sendAction(action)
      case .target(let target): send(target, with: event)
      }
    }
  }
}

extension EventHandler {
  fileprivate var target: TargetAction? {
    switch receiver {
    case .target(let target): target
    case .action: nil
    }
  }

  fileprivate var action: UIAction? {
    switch receiver {
    case .target: nil
    case .action(let action): action
    }
  }

  fileprivate var isOver: Bool { target?.isOver ?? false }
}

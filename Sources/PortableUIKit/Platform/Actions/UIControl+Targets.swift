#if !hasFeature(Embedded)
  import Foundation

  extension UIControl {
    /// The objects that are told of something; `NSNull` stands for the first responder.
    public var allTargets: Set<AnyHashable> {
      var targets: Set<AnyHashable> = []
      for handler in handlers {
        guard case .target(let action) = handler.receiver else { continue }
        if action.isForFirstResponder {
          targets.insert(NSNull())
        } else if let target = action.target {
          targets.insert(target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target)))
        }
      }
      return targets
    }

    /// What is called for an object and one event; nil when nothing is.
    public func actions(
      forTarget target: Any?, forControlEvent controlEvent: Event
    ) -> [String]? {
      let actions = handlers.filter { !$0.events.isDisjoint(with: controlEvent) }
        .compactMap { handler -> String? in
          guard case .target(let action) = handler.receiver, action.isFor(target) else {
            return nil
          }
          return action.action.description
        }
      return actions.isEmpty ? nil : actions
    }

    /// Calls `iterator` for everything that is told of something, until its last argument is set.
    public func enumerateEventHandlers(
      _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
      var stop = false
      for handler in handlers where !stop {
        switch handler.receiver {
        case .target(let action):
          iterator(nil, (action.target, action.action), handler.events, &stop)
        case .action(let action): iterator(action, nil, handler.events, &stop)
        }
      }
    }
  }
#endif

/// A method of an object that is not kept alive, or of the first responder that has it.
struct TargetAction {
  let action: Selector
  /// No object was named.
  let isForFirstResponder: Bool
  #if hasFeature(Embedded)
    unowned(unsafe) private(set) var target: AnyObject?
  #else
    private(set) weak var target: AnyObject?
  #endif

  init(_ target: ActionObject?, _ action: Selector) {
    self.action = action
    isForFirstResponder = target == nil
    #if hasFeature(Embedded)
      self.target = target
    #else
      self.target = target.map { $0 as AnyObject }
    #endif
  }

  /// The object has gone.
  var isOver: Bool { !isForFirstResponder && target == nil }

  func isSame(as other: TargetAction) -> Bool {
    isForFirstResponder == other.isForFirstResponder && target === other.target
      && action == other.action
  }

  /// Whether it names this object; nil stands for any.
  func isFor(_ object: ActionObject?) -> Bool {
    guard let object else { return true }
    #if hasFeature(Embedded)
      return target === object
    #else
      return target === object as AnyObject
    #endif
  }
}

extension Array where Element == TargetAction {
  /// Whom `removeTarget` means; nil stands for any object, and for any action.
  func meant(by object: ActionObject?, _ action: Selector?) -> [TargetAction] {
    let candidates = filter { $0.isFor(object) }
    guard let action else { return candidates }
    #if hasFeature(Embedded)
      return candidates.filter { $0.action == action }
    #else
      let chosen = action.choice(among: candidates.map(\.action))
      return candidates.filter { chosen.contains($0.action) }
    #endif
  }
}

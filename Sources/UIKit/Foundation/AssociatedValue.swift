import Foundation

/// One associated value, held as its policy says.
struct AssociatedValue {
  private var held: Any?
  private weak var assigned: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: assigned = value as AnyObject
    case .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_RETAIN: held = value
    case .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY:
      held = (value as? any NSCopying)?.copy(with: nil) ?? value
    }
  }

  var value: Any? { held ?? assigned }
}

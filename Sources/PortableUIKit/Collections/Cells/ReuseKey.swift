/// What views are registered for.
enum ReuseKey {
  /// Of a kind; nil for cells.
  case named(kind: String?, String)
  case registered(RegistrationToken)
  /// Of a kind, for a layout.
  case decoration(String, ObjectIdentifier)

  func isSame(as other: ReuseKey) -> Bool {
    switch (self, other) {
    case (.named(let kind, let name), .named(let otherKind, let otherName)):
      guard name.isSame(as: otherName) else { return false }
      guard let kind, let otherKind else { return kind == nil && otherKind == nil }
      return kind.isSame(as: otherKind)
    case (.registered(let token), .registered(let other)): return token === other
    case (.decoration(let kind, let layout), .decoration(let other, let otherLayout)):
      return layout == otherLayout && kind.isSame(as: other)
    case (.named, _), (.registered, _), (.decoration, _): return false
    }
  }
}

/// Who a registration is.
final class RegistrationToken {}

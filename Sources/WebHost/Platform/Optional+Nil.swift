/// Whether there is a value. The standard library's own compares values with each other where that can be done, and carries
/// the code for it. In the one module of a page, these two go for all targets.
extension Optional where Wrapped: Equatable {
  static func == (left: Self, right: _OptionalNilComparisonType) -> Bool {
    switch left {
    case .some: false
    case .none: true
    }
  }

  static func != (left: Self, right: _OptionalNilComparisonType) -> Bool { !(left == right) }
}

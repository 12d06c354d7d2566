extension Optional {
  /// Whether there is a value. Comparing with nil compares values where they can be compared: both are copied for it.
  var isPresent: Bool {
    switch self {
    case .some: true
    case .none: false
    }
  }
}

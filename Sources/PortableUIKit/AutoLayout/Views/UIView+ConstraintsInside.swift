extension UIView {
  /// Its size follows from what lies in it.
  var hasConstraintsInside: Bool { !(viewLayout?.constraints.isEmpty ?? true) }
}

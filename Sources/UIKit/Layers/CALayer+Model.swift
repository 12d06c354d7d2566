extension CALayer {
  /// The layer whose presentation this is, or itself.
  public func model() -> CALayer { modelLayer }
}

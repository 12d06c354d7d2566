extension UIView {
  /// For systems that invert the colours on the screen, which no host does.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { accessibilityStorage.ignoresInvertColors = newValue }
  }
}

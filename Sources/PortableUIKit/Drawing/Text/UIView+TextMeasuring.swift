extension UIView {
  /// How large texts are where the view is.
  final var textMeasuring: any TextMeasuring {
    window?.screen.textMeasuring ?? TextMeasures.current
  }
}

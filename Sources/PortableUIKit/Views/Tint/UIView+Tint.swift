import DisplayList

extension UIView {
  /// The values are UIKit's.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  var effectiveTintColor: UIColor {
    let color = nearestTintColor
    return effectiveTintAdjustmentMode == .dimmed ? color.dimmed : color
  }

  private var nearestTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.ownTintColor { return color }
      view = current.superview
    }
    return .tintColor
  }

  /// Never automatic: that means the superview's.
  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.ownTintAdjustmentMode != .automatic { return current.ownTintAdjustmentMode }
      view = current.superview
    }
    return .normal
  }

  func setTintColor(_ color: UIColor?) {
    ownTintColor = color
    announceTint { $0.ownTintColor == nil }
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != ownTintAdjustmentMode else { return }
    ownTintAdjustmentMode = mode
    announceTint { $0.ownTintAdjustmentMode == .automatic }
  }

  /// The view has come from where its tint was `old`.
  func tintMayHaveChanged(from old: UIColor) {
    guard effectiveTintColor != old else { return }
    announceTint { $0.ownTintColor == nil || $0.ownTintAdjustmentMode == .automatic }
  }

  /// Tells this view and those below that take it over.
  func announceTint(_ takesOver: (UIView) -> Bool) {
    tintColorDidChange()
    for view in subviews where takesOver(view) { view.announceTint(takesOver) }
  }
}

extension UIColor {
  /// The grey of the same lightness.
  fileprivate var dimmed: UIColor {
    UIColor(light: color(in: .light).grey, dark: color(in: .dark).grey)
  }
}

extension Color {
  /// Shares of the three components in lightness (Rec. 709).
  fileprivate var grey: Color {
    let lightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return Color(red: lightness, green: lightness, blue: lightness, alpha: alpha)
  }
}

import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

// What a view takes over from those around it.
extension UIView {
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func setTintColor(_ color: UIColor?) {
    ownTintColor = color
    announceTintColor()
  }

  private func announceTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.announceTintColor() }
  }

  /// The part of the superview's covered edges that reaches into this view.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    let insets = superview.safeAreaInsets
    if insets == .zero { return .zero }
    let outer = superview.bounds
    let frame = CGRect(layer.model.frame)
    return UIEdgeInsets(
      top: max(0, outer.minY + insets.top - frame.minY),
      left: max(0, outer.minX + insets.left - frame.minX),
      bottom: max(0, frame.maxY - (outer.maxY - insets.bottom)),
      right: max(0, frame.maxX - (outer.maxX - insets.right)))
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return ownLayoutMargins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: ownLayoutMargins.top + safe.top, left: ownLayoutMargins.left + safe.left,
      bottom: ownLayoutMargins.bottom + safe.bottom, right: ownLayoutMargins.right + safe.right)
  }
}

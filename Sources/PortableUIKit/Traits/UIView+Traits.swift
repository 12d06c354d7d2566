import DisplayList

#if !hasFeature(Embedded)
  import Foundation
#endif

extension UIView {
  var interfaceStyle: UIUserInterfaceStyle {
    var view: UIView? = self
    while let current = view {
      if current.overrideUserInterfaceStyle != .unspecified {
        return current.overrideUserInterfaceStyle
      }
      view = current.superview
    }
    return UIApplication.shared.userInterfaceStyle
  }

  var currentTraits: UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: interfaceStyle, displayScale: (window?.screen ?? .main).scale,
      layoutDirection: UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// Light and dark, direction or scale have changed for the whole tree.
  func applyTraits() {
    applyColors()
    setNeedsLayout()
    traitCollectionDidChange(nil)
    for view in subviews { view.applyTraits() }
  }

  /// What the layer shows of a colour depends on where the view is.
  func applyColors() {
    layer.model.backgroundColor = backgroundColor.map {
      $0.isDynamic ? $0.color(in: interfaceStyle) : $0.light
    }
  }
}

/// Margins as they were set, points.
enum LayoutMargins: Equatable {
  case sides(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)
}

extension UIView {
  func setLayoutMargins(_ margins: LayoutMargins) {
    guard margins != ownLayoutMargins else { return }
    ownLayoutMargins = margins
    layoutMarginsChanged()
  }

  func layoutMarginsChanged() {
    setNeedsLayout()
    announceLayoutMargins()
  }

  func announceLayoutMargins() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.layoutMarginsChanged() }
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var margins: UIEdgeInsets
    switch ownLayoutMargins {
    case nil: margins = defaultLayoutMargins
    case .sides(let sides): margins = sides
    case .directional(let directional): margins = directional.sides(direction)
    }
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      margins = margins.atLeast(viewController.systemMinimumLayoutMargins.sides(direction))
    }
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.bounds.inset(by: superview.layoutMargins)
      let frame = CGRect(layer.model.frame)
      margins = margins.atLeast(
        UIEdgeInsets(
          top: outer.minY - frame.minY, left: outer.minX - frame.minX,
          bottom: frame.maxY - outer.maxY, right: frame.maxX - outer.maxX))
    }
    return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
  }
}

extension UIView {
  /// A controller's view has only those of the system.
  private var defaultLayoutMargins: UIEdgeInsets {
    viewController == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
  }
}

extension NSDirectionalEdgeInsets {
  /// Of what a row holds, points: where its own texts stand, as far as eyes can tell.
  static var ofRows: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  }

  func sides(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch direction {
    case .leftToRight: UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}

extension UIEdgeInsets {
  func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    switch direction {
    case .leftToRight:
      NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
    case .rightToLeft:
      NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
    }
  }

  /// The larger one of each side.
  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }

  static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom,
      right: left.right - right.right)
  }
}

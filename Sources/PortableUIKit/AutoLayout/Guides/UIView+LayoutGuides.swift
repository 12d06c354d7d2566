import ScrollGeometry

extension UIView {
  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { viewLayout?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.box.view = self
    autoLayout.guides.append(layoutGuide)
  }

  /// Constraints that name the guide go, too.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.box.role == .guide else { return }
    let box = layoutGuide.box
    for constraint in box.activeConstraints { constraint.deactivate() }
    box.isLeaving = true
    box.engine?.removeLeavingBoxes()
    box.isLeaving = false
    autoLayout.guides.removeAll { $0 === layoutGuide }
    box.view = nil
  }

  /// What bars and the screen's edges do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// What is inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The part inside the margins that is not too wide to read.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  /// Made when it is first asked for.
  func systemGuide(_ role: LayoutRole) -> UILayoutGuide {
    if let guide = autoLayout.systemGuides.first(where: { $0.box.role == role }) { return guide }
    let guide = UILayoutGuide.ofSystem(role)
    guide.identifier = role.identifier
    guide.box.view = self
    autoLayout.systemGuides.append(guide)
    return guide
  }

  /// What a guide of the system leaves out at the edges, points.
  func insets(of role: LayoutRole) -> Insets {
    switch role {
    case .safeArea: return Insets(safeAreaInsets)
    case .margins: return Insets(layoutMargins)
    case .readable:
      var insets = Insets(layoutMargins)
      let surplus =
        bounds.size.width.native - insets.left - insets.right - LayoutMetrics.readableWidth
      insets.left += max(0, surplus / 2)
      insets.right += max(0, surplus / 2)
      return insets
    case .view, .guide, .content, .frame: return .zero
    }
  }
}

extension LayoutRole {
  /// As UIKit names its guides.
  fileprivate var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readable: "UIViewReadableContentGuide"
    case .content: "UIScrollView-contentLayoutGuide"
    case .frame: "UIScrollView-frameLayoutGuide"
    case .view, .guide: ""
    }
  }
}

import PortableUIKit

/// What bars cover at one edge of a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// Points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  /// What of the view is covered at the top. `view.safeAreaLayoutGuide` is what is left.
  public var topLayoutGuide: any UILayoutSupport { CoveredEdge.of(self, .top) }
  /// What of the view is covered at the bottom.
  public var bottomLayoutGuide: any UILayoutSupport { CoveredEdge.of(self, .bottom) }
}

import PortableUIKit

/// A strip between an edge of a view and its safe area. In a scroll view it has a length only: what is tied to it there
/// would be tied to the content.
final class CoveredEdge: UILayoutGuide, UILayoutSupport {
  enum Edge: String { case top, bottom }

  private var edge = Edge.top
  private weak var view: UIView?

  var length: CGFloat {
    let insets = view?.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }

  static func of(_ controller: UIViewController, _ edge: Edge) -> CoveredEdge {
    let view: UIView = controller.view
    let made = view.layoutGuides.lazy.compactMap { $0 as? CoveredEdge }.first { $0.edge == edge }
    if let made { return made }
    let guide = CoveredEdge()
    guide.edge = edge
    guide.view = view
    guide.identifier = "\(edge)LayoutGuide"
    guard !(view is UIScrollView) else { return guide }
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.topAnchor.constraint(equalTo: edge == .top ? view.topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(
        equalTo: edge == .top ? safe.topAnchor : view.bottomAnchor),
    ])
    return guide
  }
}

import Foundation
import PortableUIKit

/// Ten thousand views in a window: ten in each of ten, four deep, or all beside one another.
@MainActor
final class ManyViews {
  static let count = 10_000
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  private var leaf: UIView?

  /// `fanOut` views in each view.
  init(fanOut: Int) {
    var parents: [UIView] = [window]
    var made = 0
    while made < Self.count {
      var children: [UIView] = []
      for parent in parents where made < Self.count {
        let size = parent.bounds.size
        for index in 0..<min(fanOut, Self.count - made) {
          let view = UIView(
            frame: CGRect(
              x: 0, y: size.height * CGFloat(index) / CGFloat(fanOut), width: size.width,
              height: size.height / CGFloat(fanOut)))
          parent.addSubview(view)
          children.append(view)
          made += 1
        }
      }
      parents = children
    }
    leaf = parents.first
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// All of them, marked and laid out.
  func layOut() {
    mark(window)
    window.layoutIfNeeded()
  }

  private func mark(_ view: UIView) {
    view.setNeedsLayout()
    for subview in view.subviews { mark(subview) }
  }

  /// In the one that is found last: the backmost.
  func hit() {
    let found = window.hitTest(CGPoint(x: 500, y: 0.01), with: nil)
    precondition(found === leaf, "something else was hit")
  }
}

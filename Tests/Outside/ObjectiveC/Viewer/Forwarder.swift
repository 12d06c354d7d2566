import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Stands between a scroll view and its delegate, and asks for what that may not have.
public class Forwarder: NSObject, UIScrollViewDelegate {
  public weak var next: (any UIScrollViewDelegate)?
  public var scrollViewHasMoved: ((UIScrollView) -> Void)?
  private var scrollViewDidRest: ((UIScrollView) -> Void)?

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    next?.scrollViewDidScroll?(scrollView)
    self.scrollViewHasMoved?(scrollView)
    self.scrollViewDidRest?(scrollView)
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    next?.viewForZooming?(in: scrollView)
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    guard let next = next else { return false }
    next.scrollViewDidScrollToTop?(scrollView)
    return next.scrollViewShouldScrollToTop?(scrollView) ?? false
  }
}

#Preview {
  let view = UIView()
  return view
}

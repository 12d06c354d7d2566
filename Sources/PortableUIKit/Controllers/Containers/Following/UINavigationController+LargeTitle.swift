import ScrollEngine
import ScrollGeometry

// The large title goes with the content of the page below it.
extension UINavigationController {
  /// What the bar has of a large title while this controller is on top, points: more than `LargeTitleTunables.height` where the
  /// content is pulled down.
  func titleRoom(of controller: UIViewController) -> CGFloat {
    guard let index = stack.firstIndex(where: { $0 === controller }),
      navigationBar.isTitleLarge(stack[...index].map { $0.navigationItem })
    else { return 0 }
    let height = LargeTitleTunables.height
    // A page that ends at the bar would move with it.
    guard let last = controller.navigationItem.titleRoom,
      controller.edgesForExtendedLayout.contains(.top)
    else { return height }
    // Out of the window nothing is where it will be.
    guard controller.viewIfLoaded?.window != nil else { return min(last, height) }
    guard let scrollView = titleScrollView(of: controller) else { return height }
    let room = height - scrolledWay(of: scrollView)
    // What is shown while somebody waits for new content lies there.
    return max(0, scrollView.refreshControl == nil ? room : min(room, height))
  }

  /// How far the content is from where it is when all of the title is in sight, points; less than 0: pulled down.
  private func scrolledWay(of scrollView: UIScrollView) -> CGFloat {
    scrollView.contentOffset.y + scrollView.adjustedContentInset.top + scrollView.roomAbove
  }

  /// The bar above may grow before the content is at its end.
  ///
  /// - Parameter covered: by the bar, points.
  func placeTitle(of controller: UIViewController, covered: CGFloat) {
    guard let scrollView = titleScrollView(of: controller) else { return }
    let isLarge = navigationBar.isTitleLarge(stack.map { $0.navigationItem })
    let isCovered = covered > 0 && scrollView.safeAreaAdjustment.top > 0
    let greatest = navigationBar.barHeight + LargeTitleTunables.height
    scrollView.roomAbove = isLarge && isCovered ? greatest - covered : 0
  }

  /// Its content goes without a title from now on.
  func forgetTitle(of controller: UIViewController) {
    guard controller.navigationItem.titleRoom != nil else { return }
    titleScrollView(of: controller)?.roomAbove = 0
    controller.navigationItem.titleRoom = nil
  }

  /// The one that the program names, or the first one that reaches under the bar.
  func titleScrollView(of controller: UIViewController) -> UIScrollView? {
    if let named = controller.navigationItem.followed { return named.scrollView }
    guard let view = controller.viewIfLoaded else { return nil }
    if let scrollView = view as? UIScrollView { return scrollView }
    for subview in view.subviews {
      if let scrollView = subview as? UIScrollView, scrollView.frame.minY <= view.bounds.minY {
        return scrollView
      }
    }
    for child in controller.children where child.viewIfLoaded?.superview === view {
      if let scrollView = titleScrollView(of: child) { return scrollView }
    }
    return nil
  }

  /// All is laid out: the bar has the height that the content leaves it.
  func followContent(_ watch: LargeTitleWatch) {
    guard let top = stack.last, let view = top.viewIfLoaded, view.window != nil else { return }
    let item = top.navigationItem
    if item.titleRoom == nil { item.titleRoom = LargeTitleTunables.height }
    let room = titleRoom(of: top)
    item.titleRoom = room
    if room != navigationBar.titleRoom {
      placeBar()
      navigationBar.layoutIfNeeded()
    }
    guard let scrollView = titleScrollView(of: top) else { return }
    if watch.wasReleased(scrollView) { settleTitle(scrollView, room) }
  }

  /// A title of which a part is in sight comes out, or goes.
  private func settleTitle(_ scrollView: UIScrollView, _ room: CGFloat) {
    let height = LargeTitleTunables.height
    guard room > 0, room < height else { return }
    let isOut = room > height * LargeTitleTunables.halfway
    var offset = scrollView.contentOffset
    offset.y += isOut ? room - height : room
    if offset.y.native > scrollView.offsetLimits.maximum.y { offset.y += -height }
    scrollView.setContentOffset(offset, animated: true)
  }
}

import ScrollEngine
import ScrollGeometry

// The large title goes with the content of the page below it.
extension UINavigationController {
  /// Its top item has something that goes out of sight with the content.
  var followsContent: Bool {
    navigationBar.prefersLargeTitles || stack.last?.item?.search != nil
  }

  /// What the bar has while this controller is on top, and nothing has gone out of sight with the content.
  private func wholeRooms(of controller: UIViewController) -> BarRooms {
    var rooms = BarRooms()
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return rooms }
    if let search = controller.item?.search {
      rooms.search = search.barHeight
      if search.takesLine {
        rooms.line = 0
        return rooms
      }
    }
    if navigationBar.isTitleLarge(stack[...index].map { $0.navigationItem }) {
      rooms.title = LargeTitleTunables.height
    }
    return rooms
  }

  /// The height of what goes out of sight with the content, points: the search bar before the title.
  private func movableHeight(of rooms: BarRooms, _ item: UINavigationItem) -> CGFloat {
    let search = item.search
    let goesToo = search.map { $0.goesWithContent(of: item) } ?? false
    return rooms.title + (goesToo ? rooms.search : 0)
  }

  /// The same of a controller.
  func movableHeight(of controller: UIViewController) -> CGFloat {
    movableHeight(of: wholeRooms(of: controller), controller.navigationItem)
  }

  /// What the bar has while this controller is on top; a title of more than `LargeTitleTunables.height` where the content is
  /// pulled down.
  func rooms(of controller: UIViewController) -> BarRooms {
    var rooms = wholeRooms(of: controller)
    let height = movableHeight(of: rooms, controller.navigationItem)
    guard height > 0, let room = movableRoom(of: controller, height) else { return rooms }
    let hidesSearch = height > rooms.title
    let title = min(room, rooms.title)
    if hidesSearch { rooms.search = min(room - title, rooms.search) }
    // What is shown while somebody waits for new content lies below a bar that is pulled down.
    let pulled = titleScrollView(of: controller)?.refreshControl == nil ? room - height : 0
    rooms.title = title + (rooms.title > 0 ? max(0, pulled) : 0)
    return rooms
  }

  /// How much of what goes with the content is in sight, points; nil: all of it.
  private func movableRoom(of controller: UIViewController, _ height: CGFloat) -> CGFloat? {
    // A page that ends at the bar would move with it.
    guard let last = controller.navigationItem.titleRoom,
      controller.edgesForExtendedLayout.contains(.top)
    else { return nil }
    // Out of the window nothing is where it will be.
    guard controller.viewIfLoaded?.window != nil else { return min(last, height) }
    guard let scrollView = titleScrollView(of: controller) else { return nil }
    return max(0, height - scrolledWay(of: scrollView, scrollView.contentOffset))
  }

  /// How far that place is from where all of the bar is in sight, points; less than 0: pulled down.
  func scrolledWay(of scrollView: UIScrollView, _ place: CGPoint) -> CGFloat {
    // A control that closes takes its room back: nobody has scrolled.
    place.y + scrollView.knownTop - (scrollView.refreshControl?.closingHeight ?? 0)
  }

  /// The bar above may grow before the content is at its end.
  ///
  /// - Parameter covered: by the bar, points.
  func placeTitle(of controller: UIViewController, covered: CGFloat) {
    guard let scrollView = titleScrollView(of: controller) else { return }
    let isCovered = covered > 0 && scrollView.safeAreaAdjustment.top > 0
    let room = isCovered ? wholeRooms(of: controller).height - covered : 0
    if scrollView.roomAbove != room { scrollView.roomAbove = room }
  }

  /// Its content goes without a title from now on.
  func forgetTitle(of controller: UIViewController) {
    guard controller.navigationItem.titleRoom != nil else { return }
    titleScrollView(of: controller)?.roomAbove = 0
    controller.navigationItem.titleRoom = nil
  }

  /// The one that the program names, or the first one that reaches under the bar.
  func titleScrollView(of controller: UIViewController) -> UIScrollView? {
    if let named = controller.navigationItem.followed?.upper { return named }
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
    let whole = wholeRooms(of: top)
    let height = movableHeight(of: whole, item)
    if height > 0 {
      if item.titleRoom == nil { item.titleRoom = height }
      item.titleRoom = movableRoom(of: top, height) ?? height
    }
    if rooms(of: top) != navigationBar.rooms {
      placeBar()
      navigationBar.layoutIfNeeded()
    }
    guard height > 0, let scrollView = titleScrollView(of: top) else { return }
    if watch.wasReleased(scrollView) { settle(scrollView, whole.title, height) }
    if let target = scrollView.wheelTarget {
      turn(scrollView, to: target, whole.title, height)
    }
  }

  /// What would come to rest with a part of the search bar or of the title in sight goes on until it is out, or gone.
  ///
  /// - Parameters:
  ///   - title: its height, points.
  ///   - height: of the search bar, too, where it goes with the content.
  private func settle(_ scrollView: UIScrollView, _ title: CGFloat, _ height: CGFloat) {
    guard let place = scrollView.placeOfRest,
      let settled = settled(
        place, scrollView, title, height, isOut: { $0 > LargeTitleTunables.halfway })
    else { return }
    scrollView.comeToRest(at: settled)
  }

  /// A wheel's notches that would leave such a part in sight go on as they turn: none is in vain, however small it is.
  private func turn(
    _ scrollView: UIScrollView, to target: CGPoint, _ title: CGFloat, _ height: CGFloat
  ) {
    let isUp = target.y < scrollView.contentOffset.y
    guard let settled = settled(target, scrollView, title, height, isOut: { _ in isUp }) else {
      return
    }
    scrollView.turn(to: settled)
  }

  /// Where nothing is in sight by a part that would be at `place`; nil when nothing is.
  ///
  /// - Parameter isOut: which share of it makes it come out as a whole.
  private func settled(
    _ place: CGPoint, _ scrollView: UIScrollView, _ title: CGFloat, _ height: CGFloat,
    isOut: (_ share: CGFloat) -> Bool
  ) -> CGPoint? {
    let room = height - scrolledWay(of: scrollView, place)
    guard room > 0, room < height, room != title else { return nil }
    let (low, high) = room < title ? (0, title) : (title, height)
    var place = place
    place.y += room - (isOut((room - low) / (high - low)) ? high : low)
    if place.y.native > scrollView.offsetLimits.maximum.y { place.y -= high - low }
    return place
  }
}

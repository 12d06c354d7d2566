/// A bar's part of a push or a pop: titles move to and from the way back, and all that it shows is exchanged.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class NavigationBarChange {
  private let bar: UINavigationBar
  private let isPush: Bool
  private var oldItems: [UINavigationItem]?
  private var old: NavigationBarContent?
  private var oldSearch: NavigationSearch?
  /// Where the bar was, and what it had there, points.
  private var start: (frame: CGRect, rooms: BarRooms)?
  private var end: CGRect?
  /// What moves: where it begins and where it ends, points.
  private var ways: [(view: UIView, start: CGPoint, end: CGPoint)] = []

  init(of bar: UINavigationBar, _ operation: UINavigationController.Operation) {
    self.bar = bar
    isPush = operation == .push
  }

  /// What is new lies where it belongs.
  func begin(_ items: [UINavigationItem]) {
    UIView.performWithoutAnimation {
      bar.layoutIfNeeded()
      oldItems = bar.items
      items.last?.looks?.join(bar)
      bar.layoutIfNeeded()
      bar.looks?.beginChange()
      start = (bar.frame, bar.rooms)
      oldSearch = bar.search
      bar.search = nil
      old = bar.exchangeContent(for: NavigationBarContent(frame: bar.content.frame))
      bar.items = items
      bar.layoutIfNeeded()
    }
  }

  /// Everything is where it comes from.
  func prepare() {
    guard let old else { return }
    let new = bar.content
    UIView.performWithoutAnimation { bar.layoutIfNeeded() }
    let (left, right) = isPush ? (old, new) : (new, old)
    let sign: CGFloat = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let aside = sign * bar.bounds.width * NavigationTunables.titleWay
    // Between the title of what is below, and the way back to it.
    prepareHeight()
    let title = left.titlePart.center
    let label = right.back?.label
    let leading = label.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: right) }
    var place = leading ?? CGPoint(x: title.x - aside, y: title.y)
    // A large title goes with its page.
    let pageWay = sign * bar.bounds.width
    if left.largeLabel != nil {
      place = CGPoint(x: title.x - pageWay * NavigationTunables.lowerWay, y: title.y)
    }
    way(left.titlePart, aside: place, isOld: isPush)
    if let label, let leading {
      let shift = CGPoint(x: label.center.x + title.x - leading.x, y: label.center.y)
      way(label, aside: shift, isOld: !isPush)
    }
    let far = right.titlePart.center
    let farWay = right.largeLabel == nil ? aside : pageWay
    way(right.titlePart, aside: CGPoint(x: far.x + farWay, y: far.y), isOld: !isPush)
    if let back = left.back?.label {
      let away = CGPoint(x: back.center.x - aside, y: back.center.y)
      way(back, aside: away, isOld: isPush)
    }
    prepareSearch(pageWay)
    UIView.performWithoutAnimation {
      for way in ways { way.view.center = way.start }
      bar.looks?.prepareChange()
      new.alpha = 0
      bar.search?.barView?.alpha = 0
    }
  }

  /// Search bars go with their pages, too.
  ///
  /// - Parameter pageWay: of the upper page, points to the right.
  private func prepareSearch(_ pageWay: CGFloat) {
    let (old, new) = (oldSearch?.barView, bar.search?.barView)
    let (left, right) = isPush ? (old, new) : (new, old)
    if let left {
      let away = left.center.x - pageWay * NavigationTunables.lowerWay
      way(left, aside: CGPoint(x: away, y: left.center.y), isOld: isPush)
    }
    if let right {
      let away = CGPoint(x: right.center.x + pageWay, y: right.center.y)
      way(right, aside: away, isOld: !isPush)
    }
  }

  /// The bar is as high as it was.
  private func prepareHeight() {
    guard let start, bar.frame != start.frame else { return }
    end = bar.frame
    UIView.performWithoutAnimation { bar.frame = start.frame }
  }

  /// What is old goes aside, what is new comes from there.
  private func way(_ view: UIView, aside: CGPoint, isOld: Bool) {
    let place = view.center
    ways.append((view, isOld ? place : aside, isOld ? aside : place))
  }

  func move() {
    if let end { bar.frame = end }
    for way in ways { way.view.center = way.end }
    bar.content.alpha = bar.lineAlpha
    bar.looks?.moveChange()
    bar.search?.barView?.alpha = 1
    old?.alpha = 0
    oldSearch?.barView?.alpha = 0
  }

  func close(_ isComplete: Bool) {
    guard let old else { return }
    self.old = nil
    bar.looks?.endChange(isComplete)
    let goneSearch = isComplete ? oldSearch : bar.search
    if goneSearch !== (isComplete ? bar.search : oldSearch) {
      goneSearch?.barView?.removeFromSuperview()
      goneSearch?.barMoved(intoBar: false)
    }
    goneSearch?.barView?.alpha = 1
    if isComplete {
      old.removeFromSuperview()
    } else {
      for way in ways where way.view.isIn(old) || way.view === oldSearch?.barView {
        way.view.center = way.start
      }
      bar.exchangeContent(for: old).removeFromSuperview()
      bar.items = oldItems
      bar.search = oldSearch
      oldSearch?.barView?.alpha = 1
      if let start { (bar.frame, bar.rooms) = start }
      old.alpha = bar.lineAlpha
    }
    oldSearch = nil
    ways = []
    bar.setNeedsLayout()
  }
}

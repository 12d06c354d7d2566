/// A bar's part of a push or a pop: titles move to and from the way back, and all that it shows is exchanged.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class NavigationBarChange {
  private let bar: UINavigationBar
  private let isPush: Bool
  private var oldItems: [UINavigationItem]?
  private var old: NavigationBarContent?
  /// Where the bar was, and how much of a large title it had, points.
  private var start: (frame: CGRect, room: CGFloat)?
  private var end: (frame: CGRect, room: CGFloat)?
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
      start = (bar.frame, bar.titleRoom)
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
    prepareHeight(new)
    let title = left.titlePart.center
    let label = right.back?.label
    let leading = label.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: right) }
    var place = leading ?? CGPoint(x: title.x - aside, y: title.y)
    // A large title goes aside below the line.
    if left.largeLabel != nil { place.y = title.y }
    way(left.titlePart, aside: place, isOld: isPush)
    if let label, let leading {
      let shift = CGPoint(x: label.center.x + title.x - leading.x, y: label.center.y)
      way(label, aside: shift, isOld: !isPush)
    }
    let far = right.titlePart.center
    way(right.titlePart, aside: CGPoint(x: far.x + aside, y: far.y), isOld: !isPush)
    if let back = left.back?.label {
      let away = CGPoint(x: back.center.x - aside, y: back.center.y)
      way(back, aside: away, isOld: isPush)
    }
    UIView.performWithoutAnimation {
      for way in ways { way.view.center = way.start }
      new.alpha = 0
    }
  }

  /// The bar is as high as it was.
  private func prepareHeight(_ new: NavigationBarContent) {
    guard let start, bar.frame != start.frame else { return }
    end = (bar.frame, bar.titleRoom)
    UIView.performWithoutAnimation {
      bar.frame = start.frame
      new.large?.frame.size.height = start.room
    }
  }

  private func moveHeight() {
    guard let end else { return }
    bar.frame = end.frame
    bar.content.large?.frame.size.height = end.room
    old?.large?.frame.size.height = end.room
  }

  /// What is old goes aside, what is new comes from there.
  private func way(_ view: UIView, aside: CGPoint, isOld: Bool) {
    let place = view.center
    ways.append((view, isOld ? place : aside, isOld ? aside : place))
  }

  func move() {
    moveHeight()
    for way in ways { way.view.center = way.end }
    bar.content.alpha = 1
    old?.alpha = 0
  }

  func close(_ isComplete: Bool) {
    guard let old else { return }
    self.old = nil
    if isComplete {
      old.removeFromSuperview()
    } else {
      for way in ways where way.view.isIn(old) { way.view.center = way.start }
      bar.exchangeContent(for: old).removeFromSuperview()
      bar.items = oldItems
      old.alpha = 1
      if let start { (bar.frame, bar.titleRoom) = start }
    }
    ways = []
    bar.setNeedsLayout()
  }
}

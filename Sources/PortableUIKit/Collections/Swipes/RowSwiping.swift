import CollectionSolving
import ScrollEngine
import ScrollGeometry

/// Swipes rows of a list aside: with the finger, to their buttons, back, or away.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class RowSwiping: UIGestureRecognizerDelegate {
  private let pan = SwipeRecognizer()
  @Weak private var list: UIScrollView?
  /// What can be done to the row at a place of the content; nil for nothing.
  private let find: (CGPoint) -> SwipeTarget?
  /// A row begins to be swiped, or lies where it belongs again.
  private let opened: (IndexPath) -> Void
  private let closed: (IndexPath) -> Void
  private var target: SwipeTarget?
  private var travel = SwipeTravel(
    rowWidth: 0, left: .nothing, right: .nothing, fullShare: SwipeTunables.fullSwipeShare)
  /// Where the row was when the finger came, points.
  private var base = 0.0
  /// Where the content was when the row began to be swiped, points.
  private var contentOffset = CGPoint.zero

  init(
    _ list: UIScrollView, find: @escaping (CGPoint) -> SwipeTarget?,
    opened: @escaping (IndexPath) -> Void = { _ in },
    closed: @escaping (IndexPath) -> Void = { _ in }
  ) {
    self.find = find
    self.opened = opened
    self.closed = closed
    self.list = list
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    pan.changed = { [unowned(unsafe) self] in follow($0) }
    list.addGestureRecognizer(pan)
    // Sideways is ours: scrolling waits until that is decided, which is when the finger has moved at all.
    list.panGestureRecognizer.require(toFail: pan)
  }

  var isOpen: Bool { target != nil }
  /// Of the row that is swiped.
  var path: IndexPath? { target?.path }

  /// The row is elsewhere; one that goes was where it was.
  func carry(through update: CollectionUpdate) {
    guard let place = path.map({ ItemPlace($0) }) else { return }
    if let new = update.newPlace(of: place) {
      target?.path = IndexPath(new)
    } else {
      target?.isGone = true
    }
  }

  // MARK: The finger

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let list else { return false }
    // Who stops moving content means that.
    return !list.isDragging && !list.isDecelerating
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list else { return false }
    let way = pan.translation(in: list)
    guard way.x.magnitude > way.y.magnitude else { return false }
    if let target, isCurrent(target), target.cell.frame.contains(pan.location(in: list)) {
      return true
    }
    guard let found = find(pan.location(in: list)) else { return false }
    return (way.x > 0 ? found.left : found.right) != nil && take(found)
  }

  private func isCurrent(_ target: SwipeTarget) -> Bool { target.cell.swipeButtons != nil }

  private func take(_ found: SwipeTarget) -> Bool {
    close(animated: true)
    target = found
    if let list { contentOffset = list.contentOffset }
    travel.rowWidth = found.cell.bounds.width.native
    travel.left = edge(found.left, of: found)
    travel.right = edge(found.right, of: found)
    opened(found.path)
    return true
  }

  private func edge(
    _ configuration: UISwipeActionsConfiguration?, of found: SwipeTarget
  ) -> SwipeTravel.Edge {
    guard let configuration, !configuration.actions.isEmpty else { return .nothing }
    let buttons = SwipeButtons(configuration, isLeft: true) { _ in }
    let width = buttons.naturalWidth(inHeight: found.cell.bounds.height).native
    return SwipeTravel.Edge(width: width, isFull: configuration.performsFirstActionWithFullSwipe)
  }

  private func follow(_ state: UIGestureRecognizer.State) {
    guard let target, let list else { return }
    switch state {
    case .possible: break
    case .began:
      base = target.cell.swipeOffset.native
      move(to: wanted)
    case .changed: move(to: wanted)
    case .ended, .cancelled, .failed:
      let offset = target.cell.swipeOffset.native
      let velocity = state == .ended ? pan.velocity(in: list).x.native : 0
      let projected = offset + velocity * SwipeTunables.flickDuration
      settle(travel.rest(from: offset, projected: projected), velocity)
    }
  }

  private var wanted: Double {
    let wanted = base + pan.translation(in: list).x.native
    let band = RubberBand(
      length: travel.rowWidth, coefficient: Tunables.rubberBandCoefficient)
    return travel.offset(wanted) { band.shown($0) }
  }

  // MARK: Places

  private func move(to offset: Double) {
    guard let target else { return }
    show(offset, of: target)
    let edge = offset > 0 ? travel.left : travel.right
    target.cell.swipeButtons?.isFull =
      edge.isFull && offset.magnitude >= travel.rowWidth * travel.fullShare
    UIView.performWithoutAnimation { lay(target, at: offset) }
  }

  /// The buttons of the side that comes to light.
  private func show(_ offset: Double, of target: SwipeTarget) {
    let isLeft = offset > 0
    guard offset != 0, target.cell.swipeButtons?.isLeft != isLeft else { return }
    target.cell.swipeButtons?.removeFromSuperview()
    target.cell.swipeButtons = nil
    guard let configuration = isLeft ? target.left : target.right else { return }
    let buttons = SwipeButtons(configuration, isLeft: isLeft) { [unowned(unsafe) self] in
      perform($0)
    }
    target.cell.swipeButtons = buttons
    target.cell.setNeedsUpdateConfiguration()
    UIView.performWithoutAnimation {
      target.cell.insertSubview(buttons, belowSubview: target.cell.contentView)
    }
  }

  private func lay(_ target: SwipeTarget, at offset: Double) {
    let cell = target.cell
    cell.swipeOffset = CGFloat(offset)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    guard let buttons = cell.swipeButtons else { return }
    let width = CGFloat(offset.magnitude)
    buttons.frame = CGRect(
      x: buttons.isLeft ? 0 : cell.bounds.width - width, y: 0, width: width,
      height: cell.bounds.height)
    buttons.layoutIfNeeded()
  }

  // MARK: Letting go

  private func settle(_ rest: SwipeTravel.Rest, _ velocity: Double = 0) {
    switch rest {
    case .closed: close(animated: true, velocity)
    case .open(let offset): glide(to: offset, velocity)
    case .full(let offset):
      target?.cell.swipeButtons?.isFull = true
      glide(to: offset, velocity)
      perform(0)
    }
  }

  /// Points and points per second. A spring that does not swing takes up the finger's velocity.
  private func glide(to offset: Double, _ velocity: Double, _ completion: (() -> Void)? = nil) {
    guard let target else { return }
    let way = offset - target.cell.swipeOffset.native
    guard target.cell.window != nil, UIView.areAnimationsEnabled, way != 0 else {
      lay(target, at: offset)
      completion?()
      return
    }
    UIView.animate(
      withDuration: SwipeTunables.settlingDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: CGFloat(velocity / way), options: .allowUserInteraction,
      animations: { self.lay(target, at: offset) }, completion: { _ in completion?() })
  }

  /// The row lies where it belongs again. True when one did not.
  @discardableResult
  func close(animated: Bool, _ velocity: Double = 0) -> Bool {
    guard let target else { return false }
    let buttons = target.cell.swipeButtons
    // What is taken away stays as it is; whoever takes its cell for another row forgets the swipe.
    if animated, isCurrent(target), !target.isGone {
      glide(to: 0, velocity) {
        guard target.cell.swipeOffset == 0 else { return }
        buttons?.removeFromSuperview()
        if target.cell.swipeButtons === buttons { target.cell.swipeButtons = nil }
        target.cell.setNeedsUpdateConfiguration()
      }
    } else if !target.isGone {
      target.cell.forgetSwipe()
    }
    self.target = nil
    closed(target.path)
    return true
  }

  /// Who scrolls means something else.
  func contentMoved() {
    guard target != nil, let list, list.contentOffset != contentOffset else { return }
    close(animated: true)
  }

  /// As if a finger had swiped it to its buttons at the right or left edge.
  func open(_ found: SwipeTarget, isLeft: Bool) {
    guard take(found) else { return }
    let edge = isLeft ? travel.left : travel.right
    guard edge.width > 0 else { return _ = close(animated: false) }
    let offset = isLeft ? edge.width : -edge.width
    show(offset, of: found)
    UIView.performWithoutAnimation { lay(found, at: 0) }
    glide(to: offset, 0)
  }

  /// What a tap on a button does, or a swipe across the row.
  private func perform(_ index: Int) {
    guard let target, let buttons = target.cell.swipeButtons else { return }
    let action = buttons.configuration.actions[index]
    action.handler(action, buttons) { _ in
      guard self.target?.cell === target.cell else { return }
      self.close(animated: true)
    }
  }
}

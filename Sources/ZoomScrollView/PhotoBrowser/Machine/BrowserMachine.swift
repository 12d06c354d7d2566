/// Decides what a photo browser's one scroll view holds, and what its drags mean.
///
/// It holds all pages side by side, and drags turn them; or one page alone, which is zoomed or may be at once. The
/// machine has no view: it is told what happens, with what the scroll view shows then, and answers what is to be done.
struct BrowserMachine: Equatable {
  /// What has been asked for and has to wait until a zoom rests.
  enum Request: Equatable {
    /// Waits until the page is at its fitted size again.
    case turn(page: Int, isAnimated: Bool)
    /// Waits until no zoom goes by itself; in sizes of the view.
    case move(dx: CGFloat, dy: CGFloat)
    /// Waits until there is something to show of the page; the one before stays until then.
    case show(page: Int)
  }

  /// Whether a drag may go on from a zoomed page into its neighbour.
  enum Turning: Equatable {
    /// It has not moved the page yet, or a pinch came between.
    case undecided
    case allowed
    case refused
  }

  /// From the first movement of a finger until it is lifted.
  struct Drag: Equatable {
    /// The page that filled most of the view when it began.
    var start: Int
    /// Where the pages were on their way to when it caught them.
    var caught: Int?
    var turning = Turning.undecided
  }

  /// The one page that the scroll view holds.
  struct Zoomed: Equatable {
    var page: Int
    /// Its natural size has changed while a zoom went by itself.
    var awaitsShape = false
  }

  private enum Phase: Equatable {
    /// All pages side by side; `goal` is where they are on their way to by themselves.
    case paging(goal: Int?)
    /// A drag turns pages.
    case pulling(Drag)
    /// One page alone.
    case zoomed(Zoomed)
    /// A drag moves the page that is alone.
    case dragging(Zoomed, Drag)
  }

  private var phase = Phase.paging(goal: nil)
  var line = PageLine()
  /// Zoomed pages that have been turned away from and can still be seen.
  private(set) var held: [HeldZoom] = []
  /// The last that was asked for and has to wait.
  var request: Request?

  // MARK: What it is

  /// The page that the scroll view holds alone; nil while pages can be turned.
  var zoomedPage: Int? {
    switch phase {
    case .paging, .pulling: nil
    case .zoomed(let zoomed), .dragging(let zoomed, _): zoomed.page
    }
  }

  /// Where the pages are on their way to by themselves.
  var goal: Int? {
    switch phase {
    case .paging(let goal): goal
    case .pulling, .zoomed, .dragging: nil
    }
  }

  /// The page that has been asked for and has nothing to show yet.
  var awaitedPage: Int? {
    switch request {
    case .show(let page): page
    case .turn, .move, nil: nil
    }
  }

  // MARK: Changes within a phase

  /// The page that is alone is another one or in another state; nothing while there is none.
  private mutating func changeZoomed(_ change: (inout Zoomed) -> Void) {
    switch phase {
    case .paging, .pulling: break
    case .zoomed(var zoomed):
      change(&zoomed)
      phase = .zoomed(zoomed)
    case .dragging(var zoomed, let drag):
      change(&zoomed)
      phase = .dragging(zoomed, drag)
    }
  }

  /// The drag means something else than before; nothing while there is none.
  private mutating func changeDrag(_ change: (inout Drag) -> Void) {
    switch phase {
    case .paging, .zoomed: break
    case .pulling(var drag):
      change(&drag)
      phase = .pulling(drag)
    case .dragging(let zoomed, var drag):
      change(&drag)
      phase = .dragging(zoomed, drag)
    }
  }

  // MARK: Between the two arrangements

  /// The scroll view holds a page alone; false when it did so already.
  mutating func zoom(_ page: Int) -> Bool {
    switch phase {
    case .paging: phase = .zoomed(Zoomed(page: page))
    case .pulling(let drag): phase = .dragging(Zoomed(page: page), drag)
    case .zoomed, .dragging: return false
    }
    held.removeAll { $0.page == page }
    return true
  }

  /// The scroll view is to hold all pages again; the answer is nothing when it does.
  mutating func leaveZoom(away: CGFloat = 0, across: CGFloat = 0) -> Action {
    switch phase {
    case .paging, .pulling: return .none
    case .zoomed(let zoomed):
      phase = .paging(goal: nil)
      return .line(page: zoomed.page, away: away, across: across)
    case .dragging(let zoomed, let drag):
      phase = .pulling(drag)
      return .line(page: zoomed.page, away: away, across: across)
    }
  }

  /// The same, when the page is at its fitted size and rests where it lies between its neighbours, or a finger holds
  /// it there.
  mutating func leaveZoomIfFitted(isHeld: Bool, _ motion: BrowserMotion) -> Action {
    guard zoomedPage != nil, isFitted(motion), !motion.zooms, !motion.scrollsByItself else {
      return .none
    }
    let resting = line.resting(motion.offset, shown: motion.contentSize)
    guard abs(line.across(motion.offset) - line.across(resting)) <= tolerance else { return .none }
    let away = line.along(motion.offset) - line.along(resting)
    guard isHeld || abs(away) <= tolerance else { return .none }
    return leaveZoom(away: isHeld ? away : 0)
  }

  // MARK: What moves

  /// Something has ended. A finger that caught the pages on their way may send them on.
  mutating func motionDidEnd(_ motion: BrowserMotion) {
    if !motion.isTracking { dropGoal() }
  }

  /// The pages are on their way to one by themselves: no drag moves them.
  mutating func setGoal(_ page: Int) {
    switch phase {
    case .paging, .pulling: phase = .paging(goal: page)
    case .zoomed, .dragging: break
    }
  }

  mutating func dropGoal() {
    switch phase {
    case .paging: phase = .paging(goal: nil)
    case .pulling, .zoomed, .dragging: break
    }
  }

  // MARK: What waits

  /// The zoomed page has another natural size, which it takes on when no zoom goes by itself.
  mutating func awaitShape() {
    changeZoomed { $0.awaitsShape = true }
  }

  mutating func takeShape(_ motion: BrowserMotion) -> Action {
    guard !motion.zoomsByItself else { return .none }
    var action = Action.none
    changeZoomed {
      if $0.awaitsShape { action = .reshape(page: $0.page) }
      $0.awaitsShape = false
    }
    return action
  }

  /// The page that was asked for need not wait any more.
  mutating func takeAwaitedPage() -> Action {
    guard let page = awaitedPage else { return .none }
    request = nil
    return .turn(page: page, isAnimated: false)
  }

  /// What was asked for, once it need not wait any more.
  mutating func takeRequest(_ motion: BrowserMotion) -> Action {
    switch request {
    case .turn(let page, let isAnimated):
      guard zoomedPage == nil else { return .none }
      request = nil
      return .turn(page: page, isAnimated: isAnimated)
    case .move(let dx, let dy):
      guard !motion.zoomsByItself else { return .none }
      request = nil
      return zoomedPage == nil ? .none : .move(dx: dx, dy: dy)
    case .show, nil: return .none
    }
  }
}

// MARK: Drags

extension BrowserMachine {
  /// A drag begins. A page whose zoom was held is zoomed as before.
  mutating func dragWillBegin(_ motion: BrowserMotion) -> Action {
    let start = line.page(atOffset: lineOffset(motion))
    switch phase {
    case .paging, .pulling:
      phase = .pulling(Drag(start: start, caught: goal))
      return held.first.map { .zoom(page: $0.page) } ?? .none
    case .zoomed(let zoomed), .dragging(let zoomed, _):
      phase = .dragging(zoomed, Drag(start: start))
      return .none
    }
  }

  /// Somebody who moves a zoomed page along its side does not mean its neighbour.
  mutating func decideTurning(isAlongTheLine: Bool) -> Action {
    changeDrag { $0.turning = isAlongTheLine ? .allowed : .refused }
    switch phase {
    case .paging, .pulling, .zoomed: return .none
    case .dragging: return isAlongTheLine ? .makeRoom : .none
    }
  }

  /// A drag that is left over from a pinch turns pages once it moves.
  mutating func dragDidMove(_ motion: BrowserMotion) {
    guard motion.isHeld, !motion.isDecelerating, !motion.zooms else { return }
    switch phase {
    case .paging: break
    case .zoomed(let zoomed):
      phase = .dragging(zoomed, Drag(start: zoomed.page, turning: .allowed))
    case .pulling, .dragging:
      changeDrag { if $0.turning == .undecided { $0.turning = .allowed } }
    }
  }

  /// Until a drag that is left over from a pinch moves, nothing may jump.
  func dragDidOutliveZoom() -> Action {
    switch phase {
    case .paging, .pulling: .none
    case .zoomed: .makeRoom
    case .dragging(_, let drag): drag.turning == .undecided ? .makeRoom : .none
    }
  }

  /// A pinch, or a program, moves the page from here on.
  mutating func stopTurning() -> Action {
    changeDrag { $0.turning = .undecided }
    return .closeRoom
  }

  /// A drag ends at this velocity (points per millisecond), when the scroll view has `planned` where to rest: where it
  /// is to rest, and what is to be done before.
  mutating func dragWillEnd(
    planned: CGPoint, velocity: CGPoint, _ motion: BrowserMotion
  ) -> (target: CGPoint, action: Action) {
    let speed = line.along(velocity)
    switch phase {
    case .paging: return (planned, .none)
    case .pulling(let drag):
      phase = .paging(goal: nil)
      return (flicked(planned, speed, drag, from: lineOffset(motion)), .none)
    case .zoomed:
      return (line.resting(planned, shown: motion.contentSize), .closeRoom)
    case .dragging(let zoomed, let drag):
      phase = .zoomed(zoomed)
      let (excess, offset) = (excess(motion), lineOffset(motion))
      guard drag.turning == .allowed, !motion.zooms, abs(excess) > tolerance,
        hasNeighbor(zoomed.page, isNext: excess > 0)
      else { return (line.resting(planned, shown: motion.contentSize), .closeRoom) }
      let next = line.page(
        forReleaseAt: offset, velocity: speed, flickSpeed: ZoomTunables.flickSpeed,
        start: drag.start)
      let target = line.point(along: line.offset(ofPage: next), across: 0)
      return (flicked(target, speed, drag, from: offset), turnAway(from: zoomed.page, motion))
    }
  }

  /// The pages will come to rest there, unless the scroll view holds one alone.
  mutating func dragDidEnd(at target: CGPoint) {
    if zoomedPage == nil { setGoal(line.page(atOffset: line.along(target))) }
  }

  /// A flick that catches the pages on their way to one, and goes the same way, means the page after that: flicks in a
  /// row turn a page each.
  private func flicked(
    _ target: CGPoint, _ speed: CGFloat, _ drag: Drag, from offset: CGFloat
  ) -> CGPoint {
    guard let caught = drag.caught, abs(speed) >= ZoomTunables.flickSpeed else { return target }
    let rest = line.offset(ofPage: caught)
    guard (rest - offset) * speed > 0, abs(line.along(target) - rest) <= tolerance else {
      return target
    }
    let next = line.page(atOffset: rest + (speed > 0 ? line.stride : -line.stride))
    return line.point(along: line.offset(ofPage: next), across: line.across(target))
  }

  private func hasNeighbor(_ page: Int, isNext: Bool) -> Bool {
    let position = line.position(ofPage: page)
    return isNext ? position < line.count - 1 : position > 0
  }

  /// Let go past its edge: pages are turned, and the zoomed one stays as it is while it can be seen.
  private mutating func turnAway(from page: Int, _ motion: BrowserMotion) -> Action {
    let excess = excess(motion)
    let resting = line.resting(motion.offset, shown: motion.contentSize)
    let edges = line.edges(of: motion.contentSize)
    held.append(
      HeldZoom(
        page: page, scale: motion.scale, leavesPastEnd: excess > 0,
        across: line.across(resting), isLong: edges.lower < edges.upper))
    return leaveZoom(away: excess, across: line.across(motion.offset) - line.across(resting))
  }
}

// MARK: What has been held

extension BrowserMachine {
  /// What cannot be seen any more, at this offset along the line, is at its fitted size again; true when something is.
  mutating func dropHeld(at offset: CGFloat) -> Bool {
    guard !held.isEmpty else { return false }
    let count = held.count
    let seen = line.pages(seenAt: offset)
    held.removeAll { !(seen?.contains($0.page) ?? false) || line.covers($0, whenAt: offset) }
    return held.count < count
  }

  /// All pages but this one are at their fitted size.
  mutating func dropHeld(except page: Int? = nil) {
    held.removeAll { $0.page != page }
  }
}

// MARK: Pages that come and go

extension BrowserMachine {
  /// Everything that names a page names it by its new index; nil when it has gone.
  mutating func rename(_ newIndex: (Int) -> Int?) {
    held = held.compactMap { zoom in
      guard let page = newIndex(zoom.page) else { return nil }
      var zoom = zoom
      zoom.page = page
      return zoom
    }
    changeDrag {
      $0.caught = $0.caught.flatMap(newIndex)
      $0.start = newIndex($0.start) ?? max(0, $0.start - 1)
    }
    switch phase {
    case .paging(let goal): phase = .paging(goal: goal.flatMap(newIndex))
    case .pulling: break
    case .zoomed(let zoomed), .dragging(let zoomed, _):
      if let page = newIndex(zoomed.page) {
        changeZoomed { $0.page = page }
      } else {
        _ = leaveZoom()
      }
    }
    switch request {
    case .turn(let page, let isAnimated):
      request = newIndex(page).map { .turn(page: $0, isAnimated: isAnimated) }
    case .show(let page): request = newIndex(page).map { .show(page: $0) }
    case .move, nil: break
    }
  }
}

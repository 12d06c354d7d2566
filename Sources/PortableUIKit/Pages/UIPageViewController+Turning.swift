import ScrollGeometry

extension UIPageViewController {
  /// What the data source said of one side; the controller is nil where there is no page.
  struct Neighbor {
    var controller: UIViewController?
  }

  /// A page that comes into sight.
  struct Turn {
    let controller: UIViewController
    let direction: NavigationDirection
    /// Who waits for the end of a program's turn.
    var completion: ((Bool) -> Void)?
    /// A program's: the delegate hears nothing.
    var isProgram = false
    /// It moves by itself; no finger has caught it.
    var isSliding = false
  }

  // MARK: Neighbours

  func sourceChanged() {
    before = nil
    after = nil
    updateEnds()
    countDots()
  }

  /// Asks for what is not known.
  private func askNeighbors() {
    guard let current, let dataSource else { return }
    if after == nil {
      after = Neighbor(
        controller: dataSource.pageViewController(self, viewControllerAfter: current))
    }
    if before == nil {
      before = Neighbor(
        controller: dataSource.pageViewController(self, viewControllerBefore: current))
    }
    updateEnds()
  }

  // MARK: By fingers

  func dragBegins() {
    // Caught on its way to a page that is already nearer: from there it goes on.
    if let turn, turn.direction == shownDirection, way.magnitude * 2 > stride {
      finish(turn, isCompleted: true)
    }
    askNeighbors()
  }

  /// The direction in which another page is seen beside the current one.
  private var shownDirection: NavigationDirection? {
    way > 0 ? .forward : way < 0 ? .reverse : nil
  }

  func pagesMoved() {
    guard !isPlacing, turn?.isSliding != true, let direction = shownDirection,
      direction != turn?.direction
    else { return }
    // The finger goes over to the other side.
    let left = turn
    if let left {
      turn = nil
      withdraw(left)
      left.completion?(false)
    }
    let neighbor = direction == .forward ? after : before
    let shown = current
    guard let controller = neighbor?.controller else {
      // Who was told that a page would come waits for the end of it.
      if left?.isProgram == false { tellEnd(from: shown, isCompleted: false) }
      return
    }
    delegate?.pageViewController(self, willTransitionTo: [controller])
    // Who heard that may have shown another page.
    guard self.turn == nil, current === shown else { return }
    let turn = Turn(controller: controller, direction: direction)
    self.turn = turn
    begin(turn)
  }

  func pageRests() {
    guard let turn, !turn.isSliding else { return }
    // derivation: halfway, since it rests on a page.
    finish(turn, isCompleted: way.magnitude * 2 > stride && turn.direction == shownDirection)
  }

  // MARK: By program

  func show(
    _ new: UIViewController?, from direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    if let turn { finish(turn, isCompleted: turn.isSliding) }
    before = nil
    after = nil
    updateEnds()
    guard animated, let new, current != nil, new !== current, viewIfLoaded?.window != nil else {
      replace(by: new)
      countDots()
      completion?(true)
      return
    }
    slide(to: new, direction, completion)
    countDots()
  }

  /// Slides to the page beside this one, if there is one.
  func turnPage(_ direction: NavigationDirection) {
    if let turn { finish(turn, isCompleted: turn.isSliding) }
    askNeighbors()
    let neighbor = direction == .forward ? after : before
    guard let new = neighbor?.controller, viewIfLoaded?.window != nil else { return countDots() }
    slide(to: new, direction, nil)
  }

  private func slide(
    to new: UIViewController, _ direction: NavigationDirection, _ completion: ((Bool) -> Void)?
  ) {
    let turn = Turn(
      controller: new, direction: direction, completion: completion, isProgram: true,
      isSliding: true)
    self.turn = turn
    begin(turn)
    // A finger that is there has caught it before it moves.
    if scroller.isDragging { return leave(turn) }
    scroller.setContentOffset(offset(atSlot: slot(of: direction)), animated: true)
  }

  func slideEnds() {
    guard let turn, turn.isSliding else { return }
    // derivation: it ends on a pixel, less than a point from where it goes.
    if stride - way.magnitude < 1 { return finish(turn, isCompleted: true) }
    leave(turn)
  }

  /// From now on a finger turns the page, or turns it back.
  private func leave(_ turn: Turn) {
    self.turn?.isSliding = false
    let neighbor = Neighbor(controller: turn.controller)
    if turn.direction == .forward { after = neighbor } else { before = neighbor }
  }

  private func replace(by new: UIViewController?) {
    guard new !== current else { return }
    let old = current
    current = new
    if let old { dismiss(old) }
    guard let new else { return }
    addChild(new)
    guard isViewLoaded else {
      arriving = new
      return
    }
    bring(new)
    placePages()
    if view.window == nil { arriving = new } else { new.didMove(toParent: self) }
  }

  private func dismiss(_ old: UIViewController) {
    if arriving === old { arriving = nil }
    old.willMove(toParent: nil)
    old.viewIfLoaded?.removeFromSuperview()
    old.removeFromParent()
  }

  // MARK: A turn

  func bring(_ controller: UIViewController) {
    guard let page = controller.view else { return }
    page.autoresizingMask = []
    scroller.addSubview(page)
  }

  private func begin(_ turn: Turn) {
    let new = turn.controller
    if new.parent !== self { addChild(new) }
    new.loadViewIfNeeded()
    let isSeen = view.window != nil
    if isSeen {
      new.isInTransition = true
      new.beginAppearance(true, animated: true)
      current?.beginAppearance(false, animated: true)
    }
    bring(new)
    placePages()
  }

  /// The page is not turned to after all.
  private func withdraw(_ turn: Turn) {
    let new = turn.controller
    new.isInTransition = false
    new.beginAppearance(false, animated: true)
    dismiss(new)
    current?.beginAppearance(true, animated: true)
    current?.endAppearance()
  }

  private func finish(_ turn: Turn, isCompleted: Bool) {
    self.turn = nil
    let old = current
    if isCompleted {
      let new = turn.controller
      current = new
      if turn.isProgram {
        before = nil
        after = nil
      } else if turn.direction == .forward {
        before = Neighbor(controller: old)
        after = nil
      } else {
        after = Neighbor(controller: old)
        before = nil
      }
      if let old { dismiss(old) }
      new.isInTransition = false
      new.endAppearance()
      new.didMove(toParent: self)
    } else {
      withdraw(turn)
    }
    recenter(after: isCompleted ? turn.direction : nil)
    updateEnds()
    if turn.isProgram {
      // Until now the page before was the one that is shown: who goes by that says another number.
      if isCompleted { countDots() } else { sourceChanged() }
      turn.completion?(isCompleted)
      return
    }
    if isCompleted { countDot(turn.direction) }
    tellEnd(from: old, isCompleted: isCompleted)
  }

  /// A finger's turn has ended.
  private func tellEnd(from old: UIViewController?, isCompleted: Bool) {
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: old.map { [$0] } ?? [],
      transitionCompleted: isCompleted)
  }
}

// Pages that come and go while the others stay where they are, zoomed or on their way.
extension PhotoBrowserView {
  /// Pages from the shown one to one that an animation under way still goes on to.
  private static var farthestGoal: Int { 1 }

  func insert(_ indices: [Int]) {
    guard !needsReload else { return updateLine() }
    let indices = indices.sorted()
    change(to: line.count + indices.count) { page in
      var page = page
      for index in indices where index <= page { page += 1 }
      return page
    }
  }

  func delete(_ indices: [Int]) {
    guard !needsReload else { return updateLine() }
    let indices = indices.sorted()
    change(to: line.count - indices.count) { page in
      var before = 0
      for index in indices where index <= page {
        if index == page { return nil }
        before += 1
      }
      return page - before
    }
  }

  func rearrange(_ newIndex: (Int) -> Int?) {
    guard !needsReload else { return updateLine() }
    change(to: max(0, dataSource?.numberOfPages(in: self) ?? 0), newIndex: newIndex)
  }

  /// `newIndex`: of a page that was there before; nil when it has gone.
  private func change(to count: Int, newIndex: (Int) -> Int?) {
    var new = line
    new.count = max(0, dataSource?.numberOfPages(in: self) ?? 0)
    guard line.count > 0, new.count == count, new.count > 0 else {
      // Not what was said: nothing is known of what is where.
      reloadData()
      return updateLine()
    }
    if let page = zoomedPage, newIndex(page) == nil { endZoomAtOnce() }
    let shownBefore = shownPage
    let away = lineOffset - line.offset(ofPage: shownBefore)
    let next = nearest(to: shownBefore, newIndex)
    let page = next.flatMap(newIndex) ?? 0
    let stays = next == shownBefore
    // A bounce knows only the edge that it began at.
    let bounces =
      zoomedPage == nil && scroller.isDecelerating
      && !(0...CGFloat(line.count - 1) * line.stride).contains(lineOffset)
    let goal = scroller.isScrollAnimating || bounces ? machine.goal.flatMap(newIndex) ?? page : nil
    if scroller.isScrollAnimating, zoomedPage == nil || !stays {
      stopScrolling()
    }
    rename(from: line.count, newIndex)
    if !stays { announcedPage = nil }
    machine.line = new
    rearrange {
      if zoomedPage == nil {
        let offset = line.point(
          along: line.offset(ofPage: page) + (stays ? away : 0),
          across: stays ? line.across(scroller.contentOffset) : 0)
        if !stays { stopScrolling() }
        scroller.apply(PageArrangement(line, at: offset))
      } else {
        updateRoomForTurning()
      }
      placePages()
      updateLivePages()
    }
    announcePage()
    if let goal, zoomedPage == nil {
      // One that has gone far away is not what somebody turned to.
      turn(to: abs(goal - page) <= Self.farthestGoal ? goal : page, animated: true)
    } else if !scroller.isTracking {
      perform(machine.resumeZoomAtRest(motion))
    }
  }

  /// The page that is shown in the place of this one: the next one that is left, or else the last
  /// before it.
  private func nearest(to page: Int, _ newIndex: (Int) -> Int?) -> Int? {
    (page..<line.count).first { newIndex($0) != nil }
      ?? (0..<page).reversed().first { newIndex($0) != nil }
  }

  /// Everything that names a page names it by its new index.
  private func rename(from count: Int, _ home: (Int) -> Int?) {
    // Left over from when there were more.
    func newIndex(_ page: Int) -> Int? {
      (0..<count).contains(page) ? home(page) : nil
    }
    for page in shown where newIndex(page.page) == nil { tellGone(page) }
    for page in live where newIndex(page.page) == nil { recycle(page.view) }
    shown = renamed(shown, newIndex)
    live = renamed(live, newIndex)
    // The owner who is asked may look at the browser meanwhile.
    var machine = machine
    machine.rename(newIndex)
    self.machine = machine
  }

  private func renamed(_ pages: [LivePage], _ newIndex: (Int) -> Int?) -> [LivePage] {
    pages.compactMap { page in
      newIndex(page.page).map { LivePage(page: $0, view: page.view) }
    }.sorted { $0.page < $1.page }
  }
}

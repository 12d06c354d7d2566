import CollectionSolving
import ScrollEngine
import ScrollGeometry

/// The pass: views for what can be seen, none for what cannot.
extension UITableView {
  /// From top to bottom.
  var shownPlaces: [ItemPlace] { shown.keys.sorted() }

  func layOutRows() {
    editing.swiping?.contentMoved()
    if solver != nil, solvedWidth != bounds.width { forgetHeights() }
    if findIndex() { roomChanged() }
    let size = CGSize(width: bounds.width, height: CGFloat(solved.height))
    if contentSize != size { contentSize = size }
    placeSurroundings()
    guard shownBounds != bounds else { return }
    // Before anybody is asked, who may want everything anew.
    shownBounds = bounds
    showRows()
    guard shownBounds != nil else { return }
    shownBounds = bounds
    layOutHeaders()
    showFocus()
    lookAhead()
  }

  /// Cells for the rows that can be seen. What is measured above them moves none of them on the screen.
  func showRows() {
    dropUnseen()
    let generation = generation
    var anchor = anchor()
    while true {
      let missing = firstMissing()
      if anchor == nil, !isScrollAnimating {
        anchor = self.anchor() ?? missing.flatMap(self.anchor)
      }
      if measureBar(in: seen) {
        // Where the content begins it stays.
        if isAtBeginning { anchor = nil }
      } else {
        guard let missing, add(missing) else { break }
      }
      guard generation == self.generation else { break }
      keep(anchor)
    }
    guard generation == self.generation else { return }
    dropUnseen()
    placeCells()
  }

  private var isAtBeginning: Bool { bounds.minY.native <= -adjustedContentInset.top.native + 1e-6 }

  private var seen: ListSpan { ListSpan(bounds.minY.native, bounds.maxY.native) }

  /// The first row of which something can be seen and that has no cell, or one that was not measured.
  private func firstMissing() -> ItemPlace? {
    let list = solved
    guard source != nil else { return nil }
    return list.firstRow(in: seen) {
      shown[$0] == nil || !list.sections[$0.section].rows.isKnown($0.item) && asksCells
    }
  }

  /// Heights depend on what the delegate or the cells say.
  private var asksCells: Bool { rowHeight < 0 || asksRowHeights && knownDelegate != nil }

  /// A row, and how far its top lies below the view's.
  private struct Anchor {
    let place: ItemPlace
    let distance: Double
  }

  /// The row that does not move on the screen while others are measured: the one to which the program scrolls, or the
  /// first that is shown.
  private func anchor() -> Anchor? {
    let list = solved
    // A scroll that goes to no row, but to the top or to a number, has to end there.
    if isScrollAnimating { return scrollTarget.flatMap { anchor($0.place) } }
    var first: ItemPlace?
    for place in shown.keys where list.span(of: place).meets(seen) {
      if first.map({ place < $0 }) ?? true { first = place }
    }
    return first.flatMap(anchor)
  }

  private func anchor(_ place: ItemPlace) -> Anchor? {
    guard knownCounts.indices.contains(place.section), place.item < knownCounts[place.section]
    else { return nil }
    return Anchor(place: place, distance: solved.span(of: place).low - bounds.minY.native)
  }

  /// Rows are as wide as before, and what they show is not: none counts as measured any more, and the first that is seen
  /// stays where it is.
  func roomChanged() {
    restyle()
    guard solver != nil, !shown.isEmpty else { return }
    let anchor = anchor()
    forgetHeights()
    keep(anchor)
  }

  private func keep(_ anchor: Anchor?) {
    let list = solved
    let size = CGSize(width: bounds.width, height: CGFloat(list.height))
    if contentSize != size { contentSize = size }
    guard let anchor else { return }
    let y = list.span(of: anchor.place).low - anchor.distance
    let movement = y - bounds.minY.native
    guard movement.magnitude > 1e-6 else { return }
    contentOffset.y = CGFloat(y)
    machine.shiftAnimation(by: Vector(dx: 0, dy: movement))
  }

  // MARK: Cells that come

  /// Gets a cell, measures and places it, and says that it is shown. False when there is none.
  private func add(_ place: ItemPlace) -> Bool {
    if let cell = shown[place] {
      solver?.set(measure(cell, at: place), at: place)
      return true
    }
    guard let cell = makeCell(place) else { return false }
    shown[place] = cell
    UIView.performWithoutAnimation { cell.frame = frame(of: place) }
    ahead.show(IndexPath(place))
    knownDelegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(place))
    // What moves the table does not move what is in a cell that comes.
    if UIView.inheritedAnimationDuration > 0 {
      UIView.performWithoutAnimation { cell.layoutIfNeeded() }
    }
    return true
  }

  /// A cell with its real height, in the table, in front of no other. Nil when the table was loaded anew meanwhile.
  func makeCell(_ place: ItemPlace) -> UITableViewCell? {
    if let cell = prepared.removeValue(forKey: place) {
      cell.endWaiting()
      return cell
    }
    guard let source else { return nil }
    let generation = generation
    let cell = source.tableView(self, cellForRowAt: self.source(of: IndexPath(place)))
    guard generation == self.generation else {
      putAway(cell)
      return nil
    }
    cell.table = self
    cell.endWaiting()
    UIView.performWithoutAnimation {
      let span = cellSpan
      cell.frame = CGRect(
        x: CGFloat(span.low), y: cell.frame.minY, width: CGFloat(span.length),
        height: CGFloat(solved.span(of: place).length))
      cell.alpha = 1
      cell.transform = .identity
      cell.take(state(of: place), animated: false)
      if cell.superview !== self { insertSubview(cell, at: indexOfBack) }
      if !solved.sections[place.section].rows.isKnown(place.item) || asksCells {
        let height = measure(cell, at: place)
        solver?.set(height, at: place)
        cell.frame.size.height = CGFloat(height)
      }
      // Before anybody solves constraints with a height that it will not have.
      if cell.contentView.hasConstraintsInside { cell.layOutParts() }
    }
    return cell
  }

  /// In front of the background and what belongs to it.
  var indexOfBack: Int {
    var index = 0
    while index < subviews.count,
      subviews[index] === backgroundView || subviews[index] === refreshControl
    {
      index += 1
    }
    return index
  }

  // MARK: Cells that go

  private func dropUnseen() {
    let list = solved
    let seen = seen
    let unseen = shown.keys.filter {
      !list.span(of: $0).meets(seen) && movement?.path != IndexPath($0)
    }
    guard !unseen.isEmpty else { return }
    for place in unseen.sorted() {
      guard let cell = shown.removeValue(forKey: place) else { continue }
      endDisplaying(cell, IndexPath(place))
    }
  }

  /// A cell that can be seen no more waits, hidden, for another row.
  func endDisplaying(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    putAway(cell)
    knownDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func putAway(_ cell: UITableViewCell) {
    cell.wait(staysAsItIs: false)
    if let name = cell.reuseIdentifier {
      cellQueues.keep(cell, name)
    } else {
      cell.removeFromSuperview()
      cell.table = nil
    }
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let refilled, refilled.reuseIdentifier?.isSame(as: identifier) ?? false { return refilled }
    if let cell = cellQueues.takeIdle(identifier) {
      cell.endWaiting()
      UIView.performWithoutAnimation { cell.prepareForReuse() }
      return cell
    }
    guard let make = cellQueues.maker(identifier) else { return nil }
    var cell: UITableViewCell?
    UIView.performWithoutAnimation { cell = make(identifier) }
    return cell
  }

  func dequeueRegistered(_ identifier: String) -> UITableViewCell {
    guard let cell = dequeueCell(identifier) else {
      preconditionFailure(
        String(
          plain:
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        ))
    }
    return cell
  }

  // MARK: Reloading

  func reload(asksNow: Bool) {
    if batch != nil {
      batch?.isReload = true
      return
    }
    generation += 1
    dropPress()
    editing.swiping?.close(animated: false)
    dropHeld()
    ahead = ItemsAhead()
    selection = []
    scrollTarget = nil
    for place in shownPlaces {
      guard let cell = shown.removeValue(forKey: place) else { continue }
      endDisplaying(cell, IndexPath(place))
    }
    dropPrepared()
    dropAllHeaders()
    counts = nil
    knowsIndex = false
    forgetHeights()
    guard asksNow, source != nil else { return }
    let size = CGSize(width: bounds.width, height: CGFloat(solved.height))
    if contentSize != size { contentSize = size }
  }

  func dropPrepared() {
    for cell in prepared.values { putAway(cell) }
    prepared = [:]
  }

  /// What must not be: the program stops, unless somebody wants to know.
  func complain(_ text: String) {
    guard let inconsistencyHandler else { preconditionFailure(text) }
    inconsistencyHandler(text)
  }
}

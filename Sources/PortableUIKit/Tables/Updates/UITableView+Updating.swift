import CollectionSolving
import ScrollGeometry

// Changes, one by one or many together.
extension UITableView: ItemSelecting {
  func update(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginBatch()
    if let completion { batch?.completions.append(completion) }
    updates?()
    endBatch()
  }

  /// Until as many ends as beginnings have come.
  func beginBatch() {
    batchDepth += 1
    guard batchDepth == 1 else { return }
    // What there is now is what the changes speak of.
    if isUnseen { _ = knownCounts } else { layOutRows() }
    batch = ChangeBatch()
    rowAnimations = RowAnimations()
  }

  /// Nobody has asked for a cell yet, and nobody could see one.
  private var isUnseen: Bool { window == nil && shown.isEmpty }

  func endBatch() {
    guard batchDepth > 0 else { return complain("endUpdates without beginUpdates") }
    batchDepth -= 1
    guard batchDepth == 0, let done = batch else { return }
    batch = nil
    carryOut(done)
  }

  func change(_ changes: [CollectionChange], _ animation: RowAnimation) {
    beginBatch()
    batch?.changes += changes
    for change in changes { rowAnimations.note(change, animation) }
    endBatch()
  }

  func reconfigure(_ places: [ItemPlace]) {
    beginBatch()
    batch?.reconfigured += places
    endBatch()
  }

  func carryOut(_ batch: ChangeBatch) {
    // Of items in another order than the data's a program's changes do not speak.
    if batch.isReload || !batch.isByHand && movement?.isElsewhere == true {
      reload(asksNow: true)
      return tellLater(batch.completions)
    }
    let old = knownCounts
    let new = askCounts()
    do {
      let update = try CollectionUpdate(from: old, to: new, changes: batch.changes)
      carryOut(batch, update, new)
    } catch {
      complain(error.text(ofRows: true))
      reload(asksNow: true)
      tellLater(batch.completions)
    }
  }

  private func carryOut(_ batch: ChangeBatch, _ update: CollectionUpdate, _ new: [Int]) {
    // A pass that is under way speaks of what was.
    generation += 1
    let generation = generation
    scrollTarget = nil
    carrySelection(through: update)
    if !batch.isByHand { carryHeld(through: update) }
    editing.swiping?.carry(through: update)
    ahead.carry(through: update)
    let before = solved
    dropPrepared()
    headers = carried(headers, update) { dropHeader($0) }
    footers = carried(footers, update) { dropFooter($0) }
    counts = new
    if batch.changesCounts { knowsIndex = false }
    let isRoomOther = findIndex()
    solver = isRoomOther ? solve(new) : carriedHeights(solve(new), from: before, update)
    solvedWidth = bounds.width
    let journeys = isUnseen ? [] : journeys(from: before, update)
    // Somebody who was asked for a row has loaded everything anew, or changed more.
    guard generation == self.generation else {
      endLeaving(journeys)
      return tellLater(batch.completions)
    }
    if isRoomOther { restyle() }
    for place in batch.reconfigured { refill(place, update) }
    travel(journeys, batch.completions)
    // What is higher or lower now may have brought rows into sight.
    guard !batch.reconfigured.isEmpty || isUnseen else { return }
    shownBounds = nil
    setNeedsLayout()
  }

  // MARK: What is carried along

  /// Headers and footers of sections that stay; those that go, or are loaded anew, are dropped before.
  private func carried(
    _ views: SectionViews, _ update: CollectionUpdate, dropping drop: (Int) -> Void
  ) -> SectionViews {
    var carried = SectionViews()
    carried.usual = views.usual
    for (section, entry) in views.entries.sorted(by: { $0.key < $1.key }) {
      if let new = update.newSection(of: section), !update.isReloaded(section: section) {
        carried.entries[new] = entry
      } else {
        drop(section)
      }
    }
    return carried
  }

  /// What was measured counts where the row is now; rows that are shown are measured again.
  private func carriedHeights(
    _ made: ListSolver, from before: ListSolver, _ update: CollectionUpdate
  ) -> ListSolver {
    var solver = made
    for (section, list) in before.sections.enumerated() {
      // Above the first section of a group is more room.
      if let new = update.newSection(of: section), !update.isReloaded(section: section),
        (section == 0) == (new == 0)
      {
        solver.setBars(as: list, of: new)
      }
      list.rows.forEachKnown { row, height in
        let place = ItemPlace(section, row)
        guard !update.isReloaded(place), let new = update.newPlace(of: place),
          !solver.sections[new.section].rows.isKnown(new.item)
        else { return }
        solver.set(height, at: new)
      }
    }
    return solver
  }

  /// The cell that shows a row is handed to the data source once more.
  private func refill(_ place: ItemPlace, _ update: CollectionUpdate) {
    guard let source, let new = update.newPlace(of: place), let cell = shown[new] else { return }
    refilled = cell
    let filled = source.tableView(self, cellForRowAt: self.source(of: IndexPath(new)))
    refilled = nil
    guard filled === cell else {
      complain("a cell that is configured again is of the same class and identifier as before")
      return putAway(filled)
    }
    solver?.set(measure(cell, at: new), at: new)
  }
}

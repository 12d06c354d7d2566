import CollectionSolving
import ScrollEngine
import ScrollGeometry

// Changes, one by one or many together.
extension UICollectionView: ItemSelecting {
  func update(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if batch != nil {
      if let completion { batch?.completions.append(completion) }
      updates?()
      return
    }
    // What there is now is what the changes speak of.
    if isUnseen { _ = knownCounts } else { layOutElements() }
    let before = animatesUpdates ? surroundings() : [:]
    batch = ChangeBatch()
    if let completion { batch?.completions.append(completion) }
    updates?()
    guard let done = batch else { return }
    batch = nil
    carryOut(done, from: before)
  }

  /// Nobody has asked for a cell yet, and nobody could see one.
  private var isUnseen: Bool { window == nil && shown.isEmpty }

  func change(_ changes: [CollectionChange]) {
    update({ self.batch?.changes += changes }, nil)
  }

  func reconfigure(_ places: [ItemPlace]) {
    update({ self.batch?.reconfigured += places }, nil)
  }

  func carryOut(
    _ batch: ChangeBatch, from before: [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    // Of items in another order than the data's a program's changes do not speak.
    if batch.isReload || !batch.isByHand && movement?.isElsewhere == true {
      reload()
      return tellLater(batch.completions)
    }
    let old = knownCounts
    let new = askCounts()
    do {
      let update = try CollectionUpdate(from: old, to: new, changes: batch.changes)
      counts = new
      carryOut(batch, update, from: before)
    } catch {
      complain(error.text)
      reload()
      tellLater(batch.completions)
    }
  }

  private func carryOut(
    _ batch: ChangeBatch, _ update: CollectionUpdate,
    from before: [ElementKey: UICollectionViewLayoutAttributes]
  ) {
    // A pass that is under way speaks of what was.
    generation += 1
    let generation = generation
    dropPrepared()
    carrySelection(through: update)
    if !batch.isByHand { carryHeld(through: update) }
    swiping?.carry(through: update)
    ahead.carry(through: update)
    layout.carrySizes(through: update)
    isUpdating = !isUnseen
    let oldSize = layoutSize
    let context = layout.newContext()
    context.invalidateDataSourceCounts = batch.changesCounts
    if batch.changesCounts { knowsIndex = false }
    layout.invalidateLayout(with: context)
    carryLanes(through: update)
    guard isUpdating else { return tellLater(batch.completions) }
    prepareLayout()
    prepareLanes(in: bounds)
    measureElements(in: bounds) { shownBefore($0, update) }
    var elements = elementsToShow(in: bounds)
    layout.prepare(forCollectionViewUpdates: batch.changes.map { .about($0) })
    let target = targetOffset(from: oldSize)
    if target != contentOffset {
      let seen = CGRect(origin: target, size: bounds.size)
      prepareLanes(in: seen)
      measureElements(in: seen) { shownBefore($0, update) }
      elements = elementsToShow(in: seen)
    }
    let journeys = journeys(to: elements, update, from: before)
    isUpdating = false
    travel(
      journeys, to: target, since: generation, layout.finalizeCollectionViewUpdates,
      batch.completions)
    guard generation == self.generation else { return }
    let refilled = batch.reconfigured.compactMap { refill($0, update) }
    guard !refilled.isEmpty, animatesUpdates else { return }
    // What they show now, and how high they are for it.
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.layOutElements()
        for view in refilled { view.layoutIfNeeded() }
      })
  }

  // MARK: The offset

  /// The place stays where it is, as far as there is content, unless the layout or the delegate want another.
  ///
  /// - Parameter middle: the item that comes into the middle instead.
  func targetOffset(from oldSize: CGSize, middle: IndexPath? = nil) -> CGPoint {
    let adjusted = Point(takeAdjustedOffset(from: oldSize))
    let wanted = middle.flatMap(offsetInMiddle) ?? adjusted
    let metrics = metrics(of: layout)
    return target(
      in: layout, metrics, machine.keepsWithinLimits ? metrics.limits.clamped(wanted) : wanted)
  }

  func metrics(of layout: UICollectionViewLayout) -> ScrollMetrics {
    var metrics = metrics
    metrics.content = Size(layout === self.layout ? layoutSize : layout.collectionViewContentSize)
    return metrics
  }

  /// What the layout and the delegate make of it.
  func target(
    in layout: UICollectionViewLayout, _ metrics: ScrollMetrics, _ wanted: Point
  ) -> CGPoint {
    let proposed = CGPoint(wanted)
    var target = layout.targetContentOffset(forProposedContentOffset: proposed)
    target =
      knownDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target)
      ?? target
    guard target != proposed, Point(target).isFinite else { return proposed }
    return CGPoint(metrics.onPixels(metrics.limits.clamped(Point(target))))
  }

  // MARK: Filling again

  /// The cell that shows an item is handed to the data source once more; nil where none shows it.
  private func refill(_ place: ItemPlace, _ update: CollectionUpdate) -> UICollectionViewCell? {
    guard let source, let new = update.newPlace(of: place), !update.isReloaded(place) else {
      return nil
    }
    let path = IndexPath(new)
    guard let view = shownCell(path) else { return nil }
    refilled = view
    let cell = source.collectionView(self, cellForItemAt: movement?.source(of: path) ?? path)
    refilled = nil
    layout.doubtSize(of: new)
    shownBounds = nil
    setNeedsLayout()
    if cell !== view {
      complain("a cell that is configured again is of the same class and identifier as before")
      putAway(cell)
    }
    return view
  }
}

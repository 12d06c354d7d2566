import CollectionSolving
import ScrollEngine
import ScrollGeometry

// One layout after another: at once, animated, or as far as a hand has come.
extension UICollectionView {
  /// Everything that is seen before or after goes from where the one layout has it to where the other has it.
  func change(
    to newLayout: UICollectionViewLayout, animated: Bool, proposed: CGPoint? = nil,
    _ completion: ((Bool) -> Void)?
  ) {
    let completions = completion.map { [$0] } ?? []
    guard newLayout !== layout, batch == nil, animated, animatesUpdates else {
      replaceLayout(by: newLayout, proposed: batch == nil ? proposed : nil)
      return tellLater(completions)
    }
    layOutElements()
    let before = surroundings()
    let (old, oldSize, middle, seenBefore) = (layout, layoutSize, middleItem, shownInOrder())
    old.prepareForTransition(to: newLayout)
    newLayout.prepareForTransition(from: old)
    let ends = ends(in: old)
    generation += 1
    let generation = generation
    dropPrepared()
    isUpdating = true
    adopt(newLayout)
    prepareLayout()
    prepareLanes(in: bounds)
    let target = proposed ?? targetOffset(from: oldSize, middle: middle)
    let seen = CGRect(origin: target, size: bounds.size)
    prepareLanes(in: seen)
    measureElements(in: seen) { shown[key(of: $0)] }
    let journeys = journeys(to: elementsToShow(in: seen), unchanged, from: before, ends: ends)
    isUpdating = false
    travel(
      journeys, to: target, since: generation,
      {
        // What is inside of those that stay goes along.
        for view in seenBefore where view.superview === self { view.layoutIfNeeded() }
        old.finalizeLayoutTransition()
        newLayout.finalizeLayoutTransition()
      }, completions)
  }

  /// At once. What is not laid out yet has no place to come from.
  func replaceLayout(by newLayout: UICollectionViewLayout, proposed: CGPoint? = nil) {
    guard newLayout !== layout else { return }
    let (old, oldSize, isLaidOut) = (layout, layoutSize, isPrepared && window != nil)
    let middle = isLaidOut ? middleItem : nil
    old.prepareForTransition(to: newLayout)
    newLayout.prepareForTransition(from: old)
    dropPrepared()
    adopt(newLayout)
    if isLaidOut, batch == nil, !isUpdating {
      isUpdating = true
      prepareLayout()
      let target = proposed ?? targetOffset(from: oldSize, middle: middle)
      isUpdating = false
      if contentSize != layoutSize { contentSize = layoutSize }
      if contentOffset != target { contentOffset = target }
    }
    old.finalizeLayoutTransition()
    newLayout.finalizeLayoutTransition()
  }

  /// The item that another layout brings into the middle: of those that are seen, a selected one, or else that which is nearest to it.
  private var middleItem: IndexPath? {
    let middle = Rect(bounds).center
    var nearest: (path: IndexPath, distance: Double)?
    for view in shownInOrder() {
      guard let cell = view as? UICollectionViewCell, let attributes = cell.shownAttributes,
        attributes.values.frame.intersects(Rect(bounds))
      else { continue }
      if cell.isSelected { return attributes.indexPath }
      let distance = (attributes.values.center - middle).length
      if nearest.map({ distance < $0.distance }) ?? true {
        nearest = (attributes.indexPath, distance)
      }
    }
    return nearest?.path
  }

  /// What a layout says about how what is shown goes, where it says something.
  private func ends(
    in old: UICollectionViewLayout
  ) -> [ElementKey: UICollectionViewLayoutAttributes] {
    var ends: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for view in shownInOrder() {
      guard let attributes = view.shownAttributes else { continue }
      ends[key(of: attributes)] = old.attributes(of: attributes, thatComes: false).map(placed)
    }
    return ends
  }

  // MARK: Another size

  /// The same for one layout in other bounds, inside of the animation block that somebody has begun.
  func animate(to new: CGRect, _ change: () -> Void) {
    layOutElements()
    let before = surroundings()
    let (old, oldSize) = (bounds, layoutSize)
    let generation = generation
    boundsWillBecome(new)
    change()
    layout.followMargins()
    isUpdating = true
    prepareLayout()
    layout.prepare(forAnimatedBoundsChange: old)
    let target = targetOffset(from: oldSize)
    let seen = CGRect(origin: target, size: bounds.size)
    prepareLanes(in: seen)
    measureElements(in: seen) { shown[key(of: $0)] }
    guard generation == self.generation else {
      isUpdating = false
      return
    }
    let journeys = journeys(to: elementsToShow(in: seen), unchanged, from: before)
    isUpdating = false
    travel(journeys, to: target, since: generation, layout.finalizeAnimatedBoundsChange, [])
    // What is inside goes along.
    layoutIfNeeded()
  }

  /// The update that leaves everything where it is.
  private var unchanged: CollectionUpdate {
    let counts = knownCounts
    do {
      return try CollectionUpdate(from: counts, to: counts, changes: [])
    } catch {
      preconditionFailure(error.text)
    }
  }

  func adopt(_ newLayout: UICollectionViewLayout) {
    layout.host = nil
    layout = newLayout
    newLayout.host = self
    let context = newLayout.newContext()
    context.invalidateEverything = true
    newLayout.invalidateLayout(with: context)
  }

  // MARK: By hand

  func beginTransition(
    to newLayout: UICollectionViewLayout, _ completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    layOutElements()
    let (old, middle) = (layout, middleItem)
    let between =
      knownDelegate?.collectionView(
        self, transitionLayoutForOldLayout: old, newLayout: newLayout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: newLayout)
    old.prepareForTransition(to: between)
    newLayout.host = self
    newLayout.invalidateLayout()
    newLayout.prepare()
    between.offsets = (contentOffset, target(in: newLayout, middle))
    transition = LayoutTransition(layout: between, completion: completion)
    isUpdating = true
    adopt(between)
    isUpdating = false
    // Both are asked on its behalf.
    old.host = self
    newLayout.host = self
    layOutElements()
    return between
  }

  /// Where a layout wants the content that is not the view's yet.
  private func target(in newLayout: UICollectionViewLayout, _ middle: IndexPath?) -> CGPoint {
    let metrics = metrics(of: newLayout)
    let frame = middle.flatMap { newLayout.layoutAttributesForItem(at: $0) }.map {
      placed($0).values.frame
    }
    let wanted = frame.flatMap { offset(of: $0, at: .middle, metrics) } ?? metrics.offset
    return target(in: newLayout, metrics, metrics.limits.clamped(wanted))
  }

  func transitionMoved(to offset: CGPoint) {
    guard transition != nil else { return }
    prepareLayout()
    contentOffset = offset
  }

  func endTransition(isCompleted: Bool) {
    guard let ended = transition else { return }
    transition = nil
    let between = ended.layout
    let (kept, dropped) =
      isCompleted
      ? (between.nextLayout, between.currentLayout) : (between.currentLayout, between.nextLayout)
    dropped.host = nil
    change(
      to: kept, animated: true,
      proposed: isCompleted ? between.offsets.next : between.offsets.current
    ) { finished in
      ended.completion?(isCompleted, finished)
    }
  }
}

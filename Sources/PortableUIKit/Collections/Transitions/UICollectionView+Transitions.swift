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
      replaceLayout(by: newLayout)
      if let proposed, batch == nil {
        layOutElements()
        contentOffset = CGPoint(metrics.limits.clamped(Point(proposed)))
      }
      return tellLater(completions)
    }
    layOutElements()
    let before = surroundings()
    let (old, oldSize) = (layout, layoutSize)
    old.prepareForTransition(to: newLayout)
    newLayout.prepareForTransition(from: old)
    generation += 1
    dropPrepared()
    isUpdating = true
    adopt(newLayout)
    prepareLayout()
    prepareLanes(in: bounds)
    let target = proposed ?? targetOffset(from: oldSize)
    let seen = CGRect(origin: target, size: bounds.size)
    measureElements(in: seen) { shown[key(of: $0)] }
    let journeys = journeys(to: elementsToShow(in: seen), unchanged, from: before)
    isUpdating = false
    travel(
      journeys, to: target,
      {
        old.finalizeLayoutTransition()
        newLayout.finalizeLayoutTransition()
      }, completions)
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
    let old = layout
    let between =
      knownDelegate?.collectionView(
        self, transitionLayoutForOldLayout: old, newLayout: newLayout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: newLayout)
    old.prepareForTransition(to: between)
    newLayout.host = self
    newLayout.invalidateLayout()
    newLayout.prepare()
    between.offsets = (contentOffset, target(in: newLayout))
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
  private func target(in newLayout: UICollectionViewLayout) -> CGPoint {
    var metrics = metrics
    metrics.content = Size(newLayout.collectionViewContentSize)
    let proposed = CGPoint(metrics.limits.clamped(metrics.offset))
    let target = newLayout.targetContentOffset(forProposedContentOffset: proposed)
    let answer =
      knownDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    return CGPoint(metrics.onPixels(metrics.limits.clamped(Point(answer ?? target))))
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

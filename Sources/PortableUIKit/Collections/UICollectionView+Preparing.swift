import ScrollGeometry

// Before anything is shown: what there is, and where the layout has it.
extension UICollectionView {
  /// How often a layout may invalidate itself while it prepares.
  private static var preparationLimit: Int { 4 }

  var pixelsPerPoint: Double { Double((window?.screen ?? .main).scale) }

  /// Asks for them when they are not known.
  var knownCounts: [Int] {
    if let counts { return counts }
    guard let source else { return [] }
    let asked = askCounts(of: source)
    counts = asked
    return asked
  }

  func askCounts() -> [Int] {
    let counts = source.map { askCounts(of: $0) } ?? []
    return movement?.shown(counts) ?? counts
  }

  private func askCounts(of source: any UICollectionViewDataSource) -> [Int] {
    let sections = source.numberOfSections(in: self)
    return (0..<sections).map { source.collectionView(self, numberOfItemsInSection: $0) }
  }

  func exists(_ indexPath: IndexPath) -> Bool {
    let counts = knownCounts
    return indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && indexPath.item >= 0 && indexPath.item < counts[indexPath.section]
  }

  // MARK: Invalidation

  func layoutInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    // An update has read them already, or will.
    let keepsCounts = isUpdating || batch != nil
    if !keepsCounts, context.invalidateDataSourceCounts || context.invalidateEverything {
      counts = nil
    }
    pendingAdjustment.x += context.contentOffsetAdjustment.x
    pendingAdjustment.y += context.contentOffsetAdjustment.y
    isPrepared = false
    shownBounds = nil
    survey = nil
    setNeedsLayout()
  }

  /// Another size inside of an animation block is laid out there: what is seen before or after goes to its new place
  /// together.
  func changeBounds(to new: CGRect, _ change: () -> Void) {
    let isAnimated =
      new.size != bounds.size && UIView.inheritedAnimationDuration > 0 && animatesUpdates
    guard isAnimated, batch == nil, !isUpdating, !isPreparing, !shown.isEmpty else {
      boundsWillBecome(new)
      return change()
    }
    animate(to: new, change)
  }

  func boundsWillBecome(_ bounds: CGRect) {
    guard bounds != self.bounds, layout.shouldInvalidateLayout(forBoundsChange: bounds) else {
      return
    }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
  }

  func reload() {
    if batch != nil {
      batch?.isReload = true
      return
    }
    generation += 1
    isUpdating = false
    endLeaving(nil)
    dropPress()
    dropHeld()
    swiping?.close(animated: false)
    dropPrepared()
    ahead = ItemsAhead()
    selection = []
    knowsIndex = false
    let views = stack
    shown = [:]
    stack = []
    for view in views { endDisplaying(view) }
    let context = layout.newContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
  }

  // MARK: Preparation

  /// The layout prepares if something was invalidated.
  func prepareLayout() {
    guard !isPrepared, !isPreparing else { return }
    isPreparing = true
    defer { isPreparing = false }
    var rounds = 0
    while !isPrepared, rounds < Self.preparationLimit {
      isPrepared = true
      rounds += 1
      _ = knownCounts
      layout.prepare()
      takeLayoutSize()
    }
  }

  private func takeLayoutSize() {
    let old = layoutSize
    layoutSize = layout.collectionViewContentSize
    // An update takes the size while it animates.
    if isUpdating { return }
    // A smaller content brings the offset into its limits, from where it would be moved once more.
    let (before, offset) = (contentOffset, takeAdjustedOffset(from: old))
    contentSize = layoutSize
    if offset != before { contentOffset = offset }
  }

  /// Where invalidations want the content, whose size was another.
  func takeAdjustedOffset(from old: CGSize) -> CGPoint {
    var offset = contentOffset
    offset.x += pendingAdjustment.x
    offset.y += pendingAdjustment.y
    pendingAdjustment = .zero
    // The leading edge, on the right, is where content begins and stays.
    if beginsOnTheRight {
      let room = bounds.width - adjustedContentInset.left - adjustedContentInset.right
      offset.x += max(room, layoutSize.width) - max(room, old.width)
    }
    return offset
  }

  // MARK: Right to left

  var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// Also where the layout has said so itself.
  var beginsOnTheRight: Bool { isMirrored || layout.mirrorsItself }

  /// What the layout says, as it is shown. Nobody else changes it.
  func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    let copy = attributes.kept
    copy.values.center.x = layoutSize.width.native - copy.values.center.x
    return copy
  }

  /// The same rectangle of the content, as the layout knows it.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: layoutSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

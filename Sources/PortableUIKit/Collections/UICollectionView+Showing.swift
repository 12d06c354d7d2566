import ScrollGeometry

/// The pass: views for what can be seen, none for what cannot.
extension UICollectionView {
  func layOutElements() {
    swiping?.contentMoved()
    layout.followMargins()
    prepareLayout()
    if contentSize != layoutSize { contentSize = layoutSize }
    placeBackground()
    layOutIndex()
    guard shownBounds != bounds else { return }
    showMeasuredElements()
    if let titleIndex, subviews.last !== titleIndex { bringSubviewToFront(titleIndex) }
    showFocus()
    lookAhead()
  }

  /// Until nothing turns out to be of another size.
  private func showMeasuredElements() {
    var rounds = 0
    // One for all rounds: rows that break elsewhere move what came in between.
    let anchor = layout.estimates ? anchor() : nil
    while shownBounds != bounds, rounds <= Self.measuringLimit {
      guard showElements() else { return }
      prepareLayout()
      keep(anchor)
      rounds += 1
    }
  }

  /// True when a view turned out to be of another size than the layout took it for.
  private func showElements() -> Bool {
    prepareLanes(in: bounds)
    showLanes()
    // Before anybody is asked, who may invalidate it.
    shownBounds = bounds
    pass += 1
    var missing: [UICollectionViewLayoutAttributes] = []
    var isMeasured = false
    let seen = Rect(bounds)
    for attributes in elementsAround(seen) where isSeen(attributes, in: seen) {
      if let view = shown[key(of: attributes)] {
        view.pass = pass
        place(view, by: attributes)
        if measure(view, attributes, isNew: false) { isMeasured = true }
      } else {
        missing.append(attributes)
      }
    }
    let generation = generation
    let hasLost = dropUnwanted()
    guard generation == self.generation else { return false }
    let changes = hasLost || !missing.isEmpty
    for attributes in missing {
      if add(attributes) { isMeasured = true }
      // What is missing now is asked for in the next pass.
      guard generation == self.generation else { return false }
    }
    if changes { renewSurvey(around: seen) }
    return isMeasured
  }

  /// What there is a view for while a rectangle of the content can be seen.
  func elementsToShow(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let seen = Rect(rect)
    let elements = elementsAsked(in: rect).filter {
      mirrored($0).values.frame.intersects(seen) && isPossible($0)
    }
    layout.adjustVisible(elements)
    let places = elements.compactMap { $0.isHidden ? nil : placed($0) }
    guard let held = movement, let attributes = heldAttributes else { return places }
    return places.filter { $0.indexPath != held.path || $0.representedElementKind != nil } + [
      attributes
    ]
  }

  /// What lies in a lane was looked through when the lane's elements were found; what a hand holds is always there.
  private func isSeen(_ attributes: UICollectionViewLayoutAttributes, in seen: Rect) -> Bool {
    survey == nil || attributes.values.frame.intersects(seen)
  }

  /// True when something went.
  private func dropUnwanted() -> Bool {
    let unwanted = stack.filter { $0.pass != pass }
    guard !unwanted.isEmpty else { return false }
    stack.removeAll { $0.pass != pass }
    for view in unwanted {
      guard let attributes = view.shownAttributes else { continue }
      shown[key(of: attributes)] = nil
    }
    for view in unwanted { endDisplaying(view) }
    return true
  }

  /// Gets a view, places it, or puts it where it comes from, and says that it is shown. True when the view turned out
  /// to be of another size.
  @discardableResult
  func add(
    _ attributes: UICollectionViewLayoutAttributes,
    from start: UICollectionViewLayoutAttributes? = nil
  ) -> Bool {
    let key = key(of: attributes)
    let isPrepared = prepared[key] != nil
    guard let view = prepared.removeValue(forKey: key) ?? make(attributes) else { return false }
    view.endWaiting()
    let isMeasured = isPrepared ? false : measure(view, attributes, isNew: true)
    view.pass = pass
    shown[key] = view
    UIView.performWithoutAnimation { place(view, by: start ?? attributes) }
    if view.isDecoration { return isMeasured }
    if let kind = attributes.representedElementKind {
      knownDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
    } else {
      ahead.show(attributes.indexPath)
      knownDelegate?.collectionView(
        self, willDisplay: cell(view), forItemAt: attributes.indexPath)
    }
    return isMeasured
  }

  /// A view for an element, not placed. Nil when there is nobody to make one, or everything was loaded anew meanwhile.
  func make(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let source else { return nil }
    let generation = generation
    making = attributes
    let view: UICollectionReusableView
    if let kind = attributes.representedElementKind,
      attributes.representedElementCategory == .decorationView
    {
      view = dequeueDecoration(ofKind: kind, at: attributes.indexPath)
    } else if let kind = attributes.representedElementKind {
      view = source.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    } else {
      let path = attributes.indexPath
      view = source.collectionView(self, cellForItemAt: movement?.source(of: path) ?? path)
    }
    making = nil
    guard generation == self.generation else {
      putAway(view)
      return nil
    }
    return view
  }

  /// A view that can be seen no more waits, hidden, for another element.
  func endDisplaying(_ view: UICollectionReusableView) {
    view.wait(staysAsItIs: false)
    if view.layer.isStoodInFor { view.layer.isStoodInFor = false }
    let attributes = view.shownAttributes
    view.shownAttributes = nil
    if let attributes, attributes.representedElementCategory != .decorationView {
      if let kind = attributes.representedElementKind {
        knownDelegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
          at: attributes.indexPath)
      } else {
        knownDelegate?.collectionView(
          self, didEndDisplaying: cell(view), forItemAt: attributes.indexPath)
      }
    }
    putAway(view)
  }

  func putAway(_ view: UICollectionReusableView) {
    if let queue = view.queue {
      view.wait(staysAsItIs: false)
      pool.keep(view, queue)
    } else {
      view.removeFromSuperview()
    }
  }

  /// For a view that is shown without a kind: only cells are.
  func cell(_ view: UICollectionReusableView) -> UICollectionViewCell {
    unsafeDowncast(view, to: UICollectionViewCell.self)
  }

  private func isPossible(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    let isKnown =
      attributes.representedElementKind == nil
      ? exists(path) : path.count < 2 || knownCounts.indices.contains(path.section)
    if isKnown { return true }
    complain(
      String(
        plain:
          "UICollectionView received layout attributes for a cell with an index path that does not exist: \(text(path))"
      ))
    return false
  }

  func text(_ path: IndexPath) -> String {
    path.count == 2
      ? String(plain: "{\(path.section), \(path.item)}") : String(plain: "of \(path.count) numbers")
  }

  /// What must not be: the program stops, unless somebody wants to know.
  func complain(_ text: String) {
    guard let inconsistencyHandler else { preconditionFailure(text) }
    inconsistencyHandler(text)
  }

  // MARK: Placing

  func place(
    _ view: UICollectionReusableView, by attributes: UICollectionViewLayoutAttributes
  ) {
    let old = view.shownAttributes
    if let old, old == attributes { return }
    take(attributes, by: view)
    if old?.zIndex != attributes.zIndex || old?.values.lane != attributes.values.lane {
      raise(view)
    }
  }

  /// The view goes where the attributes say, and stays in front of what it was in front of.
  func take(_ attributes: UICollectionViewLayoutAttributes, by view: UICollectionReusableView) {
    let values = attributes.values
    if values.transform == .identity, values.spatial == nil {
      if view.transform != .identity { view.transform = .identity }
      let frame = CGRect(values.frame)
      if view.frame != frame { view.frame = frame }
    } else {
      if let spatial = values.spatial {
        view.transform3D = spatial
      } else {
        view.transform = CGAffineTransform(values.transform)
      }
      view.bounds = CGRect(origin: view.bounds.origin, size: CGSize(values.size))
      view.center = CGPoint(values.center)
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    let kept = attributes.kept
    view.shownAttributes = kept
    view.stand(in: values.row)
    view.apply(kept)
  }

  /// Puts a view between those behind it and those in front of it: cells are behind what is beside them.
  private func raise(_ view: UICollectionReusableView) {
    stack.removeAll { $0 === view }
    var (low, high) = (0, stack.count)
    while low < high {
      let middle = (low + high) / 2
      if isInFront(stack[middle], of: view) { high = middle } else { low = middle + 1 }
    }
    stack.insert(view, at: low)
    let container = container(of: view)
    if let front = stack[(low + 1)...].first(where: { isBeside($0, view, in: container) }) {
      container.insertSubview(view, belowSubview: front)
    } else if let back = stack[..<low].last(where: { isBeside($0, view, in: container) }) {
      container.insertSubview(view, aboveSubview: back)
    } else if container !== self {
      container.addSubview(view)
    } else if !view.isDecoration, let lane = subviews.last(where: { $0 is LaneScrollView }) {
      insertSubview(view, aboveSubview: lane)
    } else if let backgroundView {
      insertSubview(view, aboveSubview: backgroundView)
    } else {
      insertSubview(view, at: 0)
    }
  }

  /// Two views of one container, between which no lane lies: those are in front of what decorates.
  private func isBeside(
    _ other: UICollectionReusableView, _ view: UICollectionReusableView, in container: UIView
  ) -> Bool {
    other.superview === container
      && (lanes.isEmpty || container !== self || other.isDecoration == view.isDecoration)
  }

  private func isInFront(
    _ view: UICollectionReusableView, of other: UICollectionReusableView
  ) -> Bool {
    guard let front = view.shownAttributes, let back = other.shownAttributes else { return false }
    if front.zIndex != back.zIndex { return front.zIndex > back.zIndex }
    return rank(front) > rank(back)
  }

  /// Who is in front where nothing is said.
  private func rank(_ attributes: UICollectionViewLayoutAttributes) -> Int {
    switch attributes.representedElementCategory {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }

  // MARK: Background

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    placeBackground()
  }

  private func placeBackground() {
    guard let backgroundView, backgroundView.frame != bounds else { return }
    backgroundView.frame = bounds
  }
}

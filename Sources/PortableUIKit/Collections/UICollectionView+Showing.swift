import ScrollGeometry

/// The pass: views for what can be seen, none for what cannot.
extension UICollectionView {
  func layOutElements() {
    prepareLayout()
    if contentSize != layoutSize { contentSize = layoutSize }
    placeBackground()
    guard shownBounds != bounds else { return }
    // Before anybody is asked, who may invalidate it.
    shownBounds = bounds
    pass += 1
    var missing: [UICollectionViewLayoutAttributes] = []
    for attributes in elementsToShow(in: bounds) {
      if let view = shown[key(of: attributes)] {
        view.pass = pass
        place(view, by: attributes)
      } else {
        missing.append(attributes)
      }
    }
    dropUnwanted()
    let generation = generation
    for attributes in missing {
      add(attributes)
      // What is missing now is asked for in the next pass.
      guard generation == self.generation else { return }
    }
  }

  /// What there is a view for while a rectangle of the content can be seen.
  func elementsToShow(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let seen = Rect(rect)
    let elements = layout.layoutAttributesForElements(in: mirrored(rect)) ?? []
    return elements.compactMap { attributes in
      let attributes = mirrored(attributes)
      guard !attributes.isHidden, attributes.values.frame.intersects(seen), isPossible(attributes)
      else { return nil }
      return attributes
    }
  }

  private func dropUnwanted() {
    let unwanted = stack.filter { $0.pass != pass }
    guard !unwanted.isEmpty else { return }
    stack.removeAll { $0.pass != pass }
    for view in unwanted {
      guard let attributes = view.shownAttributes else { continue }
      shown[key(of: attributes)] = nil
    }
    for view in unwanted { endDisplaying(view) }
  }

  /// Gets a view, places it, or puts it where it comes from, and says that it is shown.
  func add(
    _ attributes: UICollectionViewLayoutAttributes,
    from start: UICollectionViewLayoutAttributes? = nil
  ) {
    guard let source else { return }
    let generation = generation
    making = attributes
    let view: UICollectionReusableView
    var shownCell: UICollectionViewCell?
    if let kind = attributes.representedElementKind {
      view = source.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    } else {
      let cell = source.collectionView(self, cellForItemAt: attributes.indexPath)
      shownCell = cell
      view = cell
    }
    making = nil
    guard generation == self.generation else { return putAway(view) }
    view.pass = pass
    shown[key(of: attributes)] = view
    UIView.performWithoutAnimation { place(view, by: start ?? attributes) }
    if let kind = attributes.representedElementKind {
      knownDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
    } else if let shownCell {
      knownDelegate?.collectionView(self, willDisplay: shownCell, forItemAt: attributes.indexPath)
    }
  }

  /// A view that can be seen no more waits, hidden, for another element.
  func endDisplaying(_ view: UICollectionReusableView) {
    view.isHidden = true
    let attributes = view.shownAttributes
    view.shownAttributes = nil
    if let attributes {
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
    if let queue = view.queue { pool.keep(view, queue) } else { view.removeFromSuperview() }
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
    if old == nil || old?.zIndex != attributes.zIndex { raise(view) }
  }

  /// The view goes where the attributes say, and stays in front of what it was in front of.
  func take(_ attributes: UICollectionViewLayoutAttributes, by view: UICollectionReusableView) {
    let values = attributes.values
    if values.transform == .identity {
      if view.transform != .identity { view.transform = .identity }
      let frame = CGRect(values.frame)
      if view.frame != frame { view.frame = frame }
    } else {
      view.transform = CGAffineTransform(values.transform)
      view.bounds = CGRect(origin: view.bounds.origin, size: CGSize(values.size))
      view.center = CGPoint(values.center)
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden { view.isHidden = false }
    let kept = attributes.kept
    view.shownAttributes = kept
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
    if low + 1 < stack.count {
      insertSubview(view, belowSubview: stack[low + 1])
    } else if low > 0 {
      insertSubview(view, aboveSubview: stack[low - 1])
    } else if let backgroundView {
      insertSubview(view, aboveSubview: backgroundView)
    } else {
      insertSubview(view, at: 0)
    }
  }

  private func isInFront(
    _ view: UICollectionReusableView, of other: UICollectionReusableView
  ) -> Bool {
    guard let front = view.shownAttributes, let back = other.shownAttributes else { return false }
    if front.zIndex != back.zIndex { return front.zIndex > back.zIndex }
    return front.representedElementKind != nil && back.representedElementKind == nil
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

import ScrollGeometry

extension UICollectionView: FocusHolding {
  var firstSeen: IndexPath? { shownCells.map { $0.indexPath }.filter(mayFocus).min() }

  func mayFocus(_ path: IndexPath) -> Bool {
    knownDelegate?.collectionView(self, canFocusItemAt: path) ?? true
  }

  func selects(whenFocused path: IndexPath) -> Bool {
    knownDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path)
      ?? selectionFollowsFocus
  }

  var preferredFocus: IndexPath? { knownDelegate?.indexPathForPreferredFocusedView(in: self) }

  func mayMoveFocus(from old: IndexPath?, to new: IndexPath?) -> Bool {
    knownDelegate?.collectionView(self, shouldUpdateFocusIn: context(from: old, to: new)) ?? true
  }

  func focusMoved(from old: IndexPath?, to new: IndexPath?) {
    knownDelegate?.collectionView(
      self, didUpdateFocusIn: context(from: old, to: new), with: UIFocusAnimationCoordinator())
  }

  private func context(
    from old: IndexPath?, to new: IndexPath?
  ) -> UICollectionViewFocusUpdateContext {
    let context = UICollectionViewFocusUpdateContext()
    context.previouslyFocusedIndexPath = old
    context.previouslyFocusedView = old.flatMap(shownCell)
    context.nextFocusedIndexPath = new
    context.nextFocusedView = new.flatMap(shownCell)
    return context
  }

  func reveal(_ path: IndexPath) {
    scrollToItem(at: path, at: [], animated: !UIAccessibility.isReduceMotionEnabled)
  }

  func follow(to path: IndexPath) { if maySelect { tapSelection(path) } }

  func choose(_ path: IndexPath) {
    if shownCell(path)?.toggleByTap() != true, maySelect { tap(path) }
  }

  func focusChanged(_ cell: UIView) {
    (cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }

  func shownFocus(_ path: IndexPath) -> (cell: UIView, radius: CGFloat)? {
    shownCell(path).map { cell in
      let ground = cell.backgroundView ?? cell.contentView
      return (cell, max(cell.layer.cornerRadius, ground.layer.cornerRadius))
    }
  }

  /// By where items lie: layouts may put them anywhere.
  func item(after path: IndexPath, _ step: FocusStep) -> IndexPath? {
    guard let start = layoutAttributesForItem(at: path)?.values.frame else { return nil }
    let (width, height) = (bounds.width.native, bounds.height.native)
    let all = Rect(
      x: min(start.minX, 0) - width, y: min(start.minY, 0) - height,
      width: max(contentSize.width.native, width) + 2 * width,
      height: max(contentSize.height.native, height) + 2 * height)
    var room: Rect
    switch step {
    case .left, .right:
      room = Rect(
        x: step == .right ? start.midX : start.midX - 2 * width, y: start.minY, width: 2 * width,
        height: start.height)
      if layout.scrollsSideways { (room.origin.y, room.size.height) = (all.minY, all.height) }
    case .up, .down:
      room = Rect(
        x: start.minX, y: step == .down ? start.midY : start.midY - 2 * height, width: start.width,
        height: 2 * height)
      if !layout.scrollsSideways { (room.origin.x, room.size.width) = (all.minX, all.width) }
    case .pageBack, .pageOn: return item(aPageFrom: path, start, isBack: step == .pageBack)
    case .first, .last: return nil
    }
    let isStraight = (step == .left || step == .right) != layout.scrollsSideways
    return nearest(to: path, in: room) {
      step.distance(from: start, to: $0, isStraight: isStraight)
    }
  }

  /// As far away as can be seen at once, or at the end.
  private func item(aPageFrom path: IndexPath, _ start: Rect, isBack: Bool) -> IndexPath? {
    let isSideways = layout.scrollsSideways
    let length = (isSideways ? bounds.width : bounds.height).native
    let end = (isSideways ? layoutSize.width : layoutSize.height).native
    var place = Point(x: start.midX, y: start.midY)
    let wanted = (isSideways ? place.x : place.y) + (isBack ? -length : length)
    let half = (isSideways ? start.width : start.height) / 2
    let reached = max(half, min(wanted, end - half))
    if isSideways { place.x = reached } else { place.y = reached }
    let room = Rect(
      x: place.x - bounds.width.native, y: place.y - bounds.height.native,
      width: 2 * bounds.width.native, height: 2 * bounds.height.native)
    return nearest(to: path, in: room) { frame in
      (frame.midX - place.x).magnitude + (frame.midY - place.y).magnitude
    }
  }

  private func nearest(
    to path: IndexPath, in room: Rect, _ distance: (Rect) -> Double?
  ) -> IndexPath? {
    var found: (distance: Double, path: IndexPath)?
    for attributes in layout.layoutAttributesForElements(in: mirrored(CGRect(room))) ?? [] {
      guard attributes.representedElementKind == nil, attributes.indexPath != path,
        exists(attributes.indexPath), mayFocus(attributes.indexPath),
        let own = distance(mirrored(attributes).values.frame),
        found.map({ own < $0.distance }) ?? true
      else { continue }
      found = (own, attributes.indexPath)
    }
    return found?.path
  }
}

import ScrollEngine
import ScrollGeometry

extension UICollectionView {
  func show(_ indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    prepareLayout()
    guard exists(indexPath) else {
      return complain(
        String(
          plain:
            "Attempted to scroll the collection view to an out-of-bounds item \(text(indexPath))"))
    }
    measure(around: indexPath, position)
    // A section that was never seen has none.
    makeLane(ofSection: indexPath.section)
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    let frame = attributes.values.frame
    scrollTarget = animated ? indexPath : nil
    if let lane = attributes.values.lane.flatMap({ lanes[$0] }) {
      return show(frame.offsetBy(lane.shift), in: lane, frame, at: position, animated)
    }
    if position.isEmpty { return scrollRectToVisible(CGRect(frame), animated: animated) }
    guard let target = offset(of: frame, at: position, metrics) else { return }
    setContentOffset(CGPoint(metrics.limits.clamped(target)), animated: animated)
  }

  /// What will be seen around an item is as large as it really is, so that the item comes to lie where it should.
  private func measure(around indexPath: IndexPath, _ position: ScrollPosition) {
    guard layout.estimates else { return }
    layoutIfNeeded()
    dropPrepared()
    var last: Point?
    for _ in 0..<Self.measuringLimit {
      guard let frame = layoutAttributesForItem(at: indexPath)?.values.frame,
        let target = offset(of: frame, at: position, metrics).map({ metrics.limits.clamped($0) }),
        target != last
      else { return }
      measureElements(in: CGRect(origin: CGPoint(target), size: bounds.size)) {
        shown[key(of: $0)]
      }
      last = target
    }
  }

  /// The offset that has an item in the middle of what is seen, as far as there is content; nil where there is no such item. Points.
  func offsetInMiddle(_ indexPath: IndexPath) -> Point? {
    var last: Point?
    for _ in 0..<Self.measuringLimit {
      let metrics = metrics(of: layout)
      guard let frame = layoutAttributesForItem(at: indexPath)?.values.frame,
        let target = offset(of: frame, at: .middle, metrics).map({ metrics.limits.clamped($0) })
      else { return last }
      guard layout.estimates, target != last else { return target }
      measureElements(in: CGRect(origin: CGPoint(target), size: bounds.size)) {
        shown[key(of: $0)]
      }
      last = target
    }
    return last
  }

  /// What scrolls across brings the item to its place there, the collection view along.
  private func show(
    _ inside: Rect, in lane: LaneScrollView, _ frame: Rect, at position: ScrollPosition,
    _ animated: Bool
  ) {
    if position.isEmpty {
      lane.scrollRectToVisible(CGRect(inside), animated: animated)
      return scrollRectToVisible(CGRect(frame), animated: animated)
    }
    let isSideways = !layout.scrollsSideways
    guard let along = offset(of: frame, at: position, metrics),
      let across = offset(
        of: inside, at: position.intersection(isSideways ? .sideways : .upright), lane.metrics)
    else { return }
    lane.setContentOffset(CGPoint(lane.rest(near: across)), animated: animated)
    setContentOffset(CGPoint(metrics.limits.clamped(along)), animated: animated)
  }

  /// Nil, after a complaint, when places exclude each other. Points.
  func offset(
    of frame: Rect, at position: ScrollPosition, _ metrics: ScrollMetrics
  ) -> Point? {
    let (room, insets) = (metrics.bounds, metrics.insets)
    let top = insets.top - roomAbove.native
    guard
      let x = offset(
        of: (frame.minX, frame.maxX), in: room.width, (insets.left, insets.right),
        position.contains(.left), position.contains(.centeredHorizontally),
        position.contains(.right), otherwise: metrics.offset.x),
      let y = offset(
        of: (frame.minY, frame.maxY), in: room.height, (top, insets.bottom),
        position.contains(.top), position.contains(.centeredVertically),
        position.contains(.bottom), otherwise: metrics.offset.y)
    else {
      complain("an item cannot be scrolled to two places of one axis")
      return nil
    }
    return Point(x: x, y: y)
  }

  /// Nil when the places exclude each other. Points.
  private func offset(
    of span: (low: Double, high: Double), in room: Double, _ insets: (low: Double, high: Double),
    _ isLow: Bool, _ isCentered: Bool, _ isHigh: Bool, otherwise current: Double
  ) -> Double? {
    switch (isLow, isCentered, isHigh) {
    case (false, false, false): current
    case (true, false, false): span.low - insets.low
    case (false, true, false):
      (span.low + span.high) / 2 - (insets.low + (room - insets.low - insets.high) / 2)
    case (false, false, true): span.high - (room - insets.high)
    default: nil
    }
  }

  /// Where the layout lets a drag come to rest: it is asked before the delegate, but by no pager.
  func layoutTarget(_ proposed: Point, _ velocity: Vector) -> Point {
    guard !isPagingEnabled else { return proposed }
    let answer = Point(
      layout.targetContentOffset(
        forProposedContentOffset: CGPoint(proposed),
        withScrollingVelocity: CGPoint(x: velocity.dx, y: velocity.dy)))
    guard answer.isFinite, answer != proposed else { return proposed }
    return metrics.limits.clamped(answer)
  }
}

extension UICollectionView.ScrollPosition {
  static let middle: Self = [.centeredHorizontally, .centeredVertically]
  fileprivate static let sideways: Self = [.left, .centeredHorizontally, .right]
  fileprivate static let upright: Self = [.top, .centeredVertically, .bottom]
}

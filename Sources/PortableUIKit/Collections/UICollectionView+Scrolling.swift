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
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    let frame = attributes.values.frame
    if position.isEmpty { return scrollRectToVisible(CGRect(frame), animated: animated) }
    let metrics = metrics
    let (room, insets) = (metrics.bounds, metrics.insets)
    guard
      let x = offset(
        of: (frame.minX, frame.maxX), in: room.width, (insets.left, insets.right),
        position.contains(.left), position.contains(.centeredHorizontally),
        position.contains(.right), otherwise: metrics.offset.x),
      let y = offset(
        of: (frame.minY, frame.maxY), in: room.height, (insets.top, insets.bottom),
        position.contains(.top), position.contains(.centeredVertically),
        position.contains(.bottom), otherwise: metrics.offset.y)
    else {
      return complain("an item cannot be scrolled to two places of one axis")
    }
    let target = metrics.limits.clamped(Point(x: x, y: y))
    setContentOffset(CGPoint(target), animated: animated)
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

import ScrollGeometry

extension UIScrollView {
  /// Shows what comes before or after what can be seen, for a screen reader; false at the end.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let room = bounds.inset(by: adjustedContentInset)
    let isSideways = contentSize.width > room.width && contentSize.height <= room.height
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var way = CGPoint.zero
    switch direction {
    // As a finger would move what is there.
    case .up: way.y = -room.height
    case .down: way.y = room.height
    case .left: way.x = room.width
    case .right: way.x = -room.width
    case .next:
      if isSideways { way.x = isMirrored ? -room.width : room.width } else { way.y = room.height }
    case .previous:
      if isSideways { way.x = isMirrored ? room.width : -room.width } else { way.y = -room.height }
    }
    let insets = adjustedContentInset
    let low = CGPoint(x: -insets.left, y: -insets.top)
    let high = CGPoint(
      x: max(low.x, contentSize.width - room.width - insets.left),
      y: max(low.y, contentSize.height - room.height - insets.top))
    let offset = CGPoint(
      x: min(max(contentOffset.x + way.x, low.x), high.x),
      y: min(max(contentOffset.y + way.y, low.y), high.y))
    guard offset != contentOffset else { return false }
    setContentOffset(offset, animated: !UIAccessibility.isReduceMotionEnabled)
    return true
  }
}

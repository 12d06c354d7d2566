import ScrollEngine
import ScrollGeometry

extension UIScrollView {
  /// What the safe area adds to `contentInset`: on all edges, on those of the axes that scroll, or
  /// on none. As on UIKit an axis scrolls when the content is longer than the view, or when it
  /// always bounces.
  var safeAreaAdjustment: UIEdgeInsets {
    let behavior = contentInsetAdjustmentBehavior
    guard behavior != .never else { return .zero }
    let safe = safeAreaInsets
    if behavior == .always || safe == .zero { return safe }
    let size = bounds.size
    let isHorizontal = alwaysBounceHorizontal || contentSize.width > size.width
    let isVertical =
      alwaysBounceVertical || contentSize.height > size.height
      || behavior == .automatic && isUnderBars
    return UIEdgeInsets(
      top: isVertical ? safe.top : 0, left: isHorizontal ? safe.left : 0,
      bottom: isVertical ? safe.bottom : 0, right: isHorizontal ? safe.right : 0)
  }

  /// The nearest view controller stands in a navigation controller and wants its scroll views adjusted.
  private var isUnderBars: Bool {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller.automaticallyAdjustsScrollViewInsets
          && controller.navigationController != nil
      }
      responder = current.next
    }
    return false
  }

  /// Tells of new insets, and puts the content where it may rest then. False when they are as they were.
  ///
  /// Content that stood at an edge stays there when the safe area moves that edge, as on UIKit:
  /// the first line of a text comes out from under a bar. An edge that the program moves with
  /// `contentInset` leaves it alone.
  @discardableResult
  func insetsHaveChanged() -> Bool {
    let old = knownInsets
    let new = KnownInsets(
      own: contentInset, adjustment: safeAreaAdjustment,
      refreshHeight: refreshControl?.heldHeight ?? 0)
    guard new != old else { return false }
    knownInsets = new
    guard new.sum != old.sum else { return false }
    adjustedContentInsetDidChange()
    receiver?.scrollViewDidChangeAdjustedContentInset(self)
    guard knownInsets == new else { return true }
    followEdge(from: old, to: new)
    limitsMayHaveChanged()
    return true
  }

  private func followEdge(from old: KnownInsets, to new: KnownInsets) {
    guard let limits = knownRoom?.limits, old.own == new.own,
      old.refreshHeight == new.refreshHeight, !machine.isZooming, !isTracking
    else {
      return
    }
    var offset = Point(contentOffset)
    let minimum = metrics.limits.minimum
    if offset.x == limits.minimum.x { offset.x = minimum.x }
    if offset.y == limits.minimum.y { offset.y = minimum.y }
    if offset != Point(contentOffset) { contentOffset = CGPoint(offset) }
  }
}

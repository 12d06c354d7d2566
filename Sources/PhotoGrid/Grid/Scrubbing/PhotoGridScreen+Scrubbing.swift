import Localization
import PortableUIKit

// A long grid has a bar at its edge: dragged, it goes anywhere at once, and says what lies there.
extension PhotoGridScreen: UIScrollViewDelegate {
  /// Points that the grid can be scrolled.
  private var scrollRoom: CGFloat {
    let inset = collectionView.adjustedContentInset
    return collectionView.contentSize.height + inset.top + inset.bottom
      - collectionView.bounds.height
  }

  /// A hand can do without it where there is little to see.
  private var isLong: Bool {
    scrollRoom > collectionView.bounds.height * CGFloat(GridTunables.scrubbedHeights)
  }

  func makeScrubber() {
    scrubber.didDrag = { [unowned(unsafe) self] in scrub(to: $0) }
    collectionView.showsVerticalScrollIndicator = false
    view.addSubview(scrubber)
  }

  func layoutScrubber() {
    let top = CGFloat(GridTunables.scrubberTop)
    scrubber.frame = CGRect(
      x: 0, y: top, width: view.bounds.width,
      height: max(0, view.bounds.height - top - CGFloat(GridTunables.scrubberBottom)))
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isLong else { return scrubber.hide() }
    let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    scrubber.follow(max(0, min(1, top / scrollRoom)))
    let isMoved =
      collectionView.isDragging || collectionView.isDecelerating
      || collectionView.isScrollAnimating
    if isMoved { scrubber.show() }
    if scrubber.isDragged { sayWhatIsThere() }
  }

  /// The pointer is near the edge at which it is.
  func pointerIs(at place: CGPoint) {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = isReversed ? place.x : view.bounds.width - place.x
    if isLong, way < CGFloat(GridTunables.scrubberTouch) { scrubber.show() }
  }

  /// - Parameter share: of the way from one end to the other.
  private func scrub(to share: CGFloat) {
    guard isLong else { return }
    densityHold = nil
    let offset = share * scrollRoom - collectionView.adjustedContentInset.top
    collectionView.setContentOffset(
      CGPoint(x: collectionView.contentOffset.x, y: offset), animated: false)
    sayWhatIsThere()
  }

  /// In the middle of what is seen.
  private func sayWhatIsThere() {
    collectionView.layoutIfNeeded()
    guard let page = middlePage, page < album.count else { return }
    scrubber.say(placeName(page), Words.place(page, of: album.count))
  }
}

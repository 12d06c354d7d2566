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
    scrubber.didStep = { [unowned(unsafe) self] in step(by: $0) }
    scrubber.place = { [unowned(unsafe) self] in
      guard let page = middlePage, page < album.count else { return "" }
      return Words.text("%1, %2", placeName(page), Words.place(page, of: album.count))
    }
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
    lookUnderPointer()
    guard isLong else { return scrubber.hide() }
    let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    scrubber.follow(max(0, min(1, top / scrollRoom)))
    let isMoved =
      collectionView.isDragging || collectionView.isDecelerating
      || collectionView.isScrollAnimating
    if isMoved { scrubber.show() }
    if scrubber.isDragged { sayWhatIsThere() }
  }

  /// A place near the edge at which it is.
  func isAtScrubber(_ place: CGPoint) -> Bool {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = isReversed ? place.x : view.bounds.width - place.x
    return isLong && way < CGFloat(GridTunables.scrubberTouch)
  }

  /// Before each frame: whoever hears the screen finds it without a pointer.
  func showScrubberToReaders() {
    if UIAccessibility.isVoiceOverRunning, isLong, scrubber.alpha == 0 { scrubber.show() }
  }

  /// By what can be seen.
  private func step(by steps: Int) {
    let share = collectionView.bounds.height * CGFloat(steps) / max(1, scrollRoom)
    scrub(to: max(0, min(1, scrubber.share + share)))
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

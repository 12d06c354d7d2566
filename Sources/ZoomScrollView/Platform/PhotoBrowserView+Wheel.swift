// A wheel moves a zoomed page as far as its edge; turned anew there, it turns pages as keys do, and so it does where a page
// has nothing to show yet. An iPhone's scroll view has wheels that only scroll, and a web page's module has no room for it.
extension PhotoBrowserView {
  #if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
    func followWheel() {}
  #elseif hasFeature(Embedded)
    func followWheel() {}
  #else
    func followWheel() {
      scroller.wheelEdge.didTurn = { [unowned(unsafe) self] in turnPastEdge($0, $1) }
      scroller.wheelEdge.willTurnPages = { [unowned(unsafe) self] in turnPages($0, to: $1) }
      scroller.wheelEdge.didMeetEnd = { [unowned(unsafe) self] in meetEnd($0, $1) }
    }

    /// Notches that turn no page any more.
    private func meetEnd(_ dx: Double, _ dy: Double) {
      let along = line.isVertical ? -dy : line.isReversed ? dx : -dx
      guard zoomedPage == nil, along != 0 else { return }
      endSign.meet(along > 0 ? 1 : -1)
    }

    /// Pages roll in that can be seen. Others are waited for, while the one that is shown stays.
    private func turnPages(_ from: CGPoint, to target: CGPoint) -> Bool {
      guard zoomedPage == nil else { return false }
      let (start, end) = (
        line.page(atOffset: line.along(from)), line.page(atOffset: line.along(target))
      )
      let page = max(0, min(line.count - 1, (awaitedPage ?? start) + end - start))
      guard awaitedPage != nil || !canShow(page) else { return false }
      show(page)
      return true
    }

    /// Notches; the next page is below, or where one reads to.
    private func turnPastEdge(_ dx: Double, _ dy: Double) -> Bool {
      guard zoomedPage != nil, dy != 0 || !line.isVertical else { return false }
      giveWay(by: Int(dy != 0 ? -dy : line.isReversed ? dx : -dx))
      return true
    }
  #endif
}

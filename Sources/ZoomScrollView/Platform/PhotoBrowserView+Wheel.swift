// A wheel moves a zoomed page as far as its edge; turned anew there, it turns pages as keys do. An iPhone's scroll view
// has wheels that only scroll, and a web page's module has no room for it.
extension PhotoBrowserView {
  #if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
    func followWheel() {}
  #elseif hasFeature(Embedded)
    func followWheel() {}
  #else
    func followWheel() {
      scroller.wheelEdge.didTurn = { [unowned(unsafe) self] in turnPastEdge($0, $1) }
    }

    /// Notches; the next page is below, or where one reads to.
    private func turnPastEdge(_ dx: Double, _ dy: Double) -> Bool {
      guard zoomedPage != nil, dy != 0 || !line.isVertical else { return false }
      giveWay(by: Int(dy != 0 ? -dy : line.isReversed ? dx : -dx))
      return true
    }
  #endif
}

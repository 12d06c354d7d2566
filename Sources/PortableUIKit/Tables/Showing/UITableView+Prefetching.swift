import CollectionSolving
import ScrollGeometry

extension UITableView {
  /// Asks for the data of what will be seen if the content moves on as it does.
  func lookAhead() {
    // A row in somebody's hand: paths of what is shown are not those of the data.
    guard isPrefetchingEnabled, movement == nil, let helper = prefetcher,
      let strip = ahead.strip(beyond: Rect(bounds)), !strip.isSideways
    else { return }
    let places = solved.rows(in: ListSpan(strip.rect.minY, strip.rect.maxY)).filter {
      shown[$0] == nil
    }
    let paths = places.map { IndexPath($0) }
    let (asked, givenUp) = ahead.take(strip.isBackward ? paths.reversed() : paths)
    if !givenUp.isEmpty { helper.tableView(self, cancelPrefetchingForRowsAt: givenUp) }
    if !asked.isEmpty { helper.tableView(self, prefetchRowsAt: asked) }
  }

  func stopLookingAhead() {
    let givenUp = ahead.giveUp()
    guard !givenUp.isEmpty else { return }
    prefetcher?.tableView(self, cancelPrefetchingForRowsAt: givenUp)
  }
}

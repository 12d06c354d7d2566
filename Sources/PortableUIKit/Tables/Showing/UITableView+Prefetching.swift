import CollectionSolving
import ScrollGeometry

extension UITableView: LookingAhead {
  var hasPrefetcher: Bool { prefetcher != nil }

  func unseenItems(in strip: ItemsAhead.Strip) -> [IndexPath] {
    guard !strip.isSideways else { return [] }
    let places = solved.rows(in: ListSpan(strip.rect.minY, strip.rect.maxY)).filter {
      shown[$0] == nil
    }
    let paths = places.map { IndexPath($0) }
    return strip.isBackward ? paths.reversed() : paths
  }

  func prefetch(_ paths: [IndexPath]) { prefetcher?.tableView(self, prefetchRowsAt: paths) }

  func cancelPrefetching(_ paths: [IndexPath]) {
    prefetcher?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }
}

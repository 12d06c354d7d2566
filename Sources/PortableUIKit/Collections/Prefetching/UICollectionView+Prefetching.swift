import ScrollGeometry

extension UICollectionView: LookingAhead {
  var hasPrefetcher: Bool { prefetcher != nil }

  func unseenItems(in strip: ItemsAhead.Strip) -> [IndexPath] {
    var found: [(distance: Double, path: IndexPath)] = []
    for attributes in layout.layoutAttributesForElements(in: mirrored(CGRect(strip.rect))) ?? [] {
      let path = attributes.indexPath
      guard attributes.representedElementKind == nil, exists(path), shownCell(path) == nil else {
        continue
      }
      let frame = mirrored(attributes).values.frame
      guard frame.intersects(strip.rect) else { continue }
      found.append((strip.distance(to: frame), path))
    }
    found.sort {
      if $0.distance != $1.distance { return $0.distance < $1.distance }
      return strip.isBackward ? $0.path > $1.path : $0.path < $1.path
    }
    return found.map { $0.path }
  }

  func prefetch(_ paths: [IndexPath]) {
    prefetcher?.collectionView(self, prefetchItemsAt: paths)
  }

  func cancelPrefetching(_ paths: [IndexPath]) {
    prefetcher?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }
}

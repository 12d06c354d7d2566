import ScrollGeometry

extension UICollectionView {
  /// Asks for the data of what will be seen if the content moves on as it does.
  func lookAhead() {
    // An item in somebody's hand: paths of what is shown are not those of the data.
    guard isPrefetchingEnabled, movement == nil, let helper = prefetcher,
      let strip = ahead.strip(beyond: Rect(bounds))
    else { return }
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
    let (asked, givenUp) = ahead.take(found.map { $0.path })
    if !givenUp.isEmpty { helper.collectionView(self, cancelPrefetchingForItemsAt: givenUp) }
    if !asked.isEmpty { helper.collectionView(self, prefetchItemsAt: asked) }
  }

  func stopLookingAhead() {
    let givenUp = ahead.giveUp()
    guard !givenUp.isEmpty else { return }
    prefetcher?.collectionView(self, cancelPrefetchingForItemsAt: givenUp)
  }
}

import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry

// What the collection view asks, and what it tells of clicks.
extension PhotoGridScreen: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    sections.counts.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections.count(in: section) }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "photo", for: indexPath)
    guard let photo = cell as? PhotoGridCell, let page = sections.page(indexPath),
      page < album.count
    else { return cell }
    photo.wasActivated = { [unowned(unsafe) self, unowned(unsafe) photo] in
      if let page = self.page(of: photo) { didChoose(page) }
    }
    photo.dropTurned()
    show(page, in: photo)
    return photo
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
    if let heading = view as? PhotoGridHeading { show(indexPath.section, in: heading) }
    return view
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    if let page = sections.page(indexPath) { clicked(page, tap.modifierFlags) }
  }

  /// Between photos, the nearest is meant.
  func tapped(_ recognizer: UITapGestureRecognizer) {
    let place = recognizer.location(in: collectionView)
    guard collectionView.indexPathForItem(at: place) == nil else { return }
    let gap = CGFloat(GridTunables.gap)
    let near = CGRect(origin: place, size: .zero).insetBy(dx: -gap, dy: -gap)
    let cells = cells.filter { $0.frame.intersects(near) }
    let nearest = cells.min {
      distance(Rect($0.frame), toEdgeFrom: Point(place))
        < distance(Rect($1.frame), toEdgeFrom: Point(place))
    }
    if let nearest, let page = page(of: nearest) { clicked(page, recognizer.modifierFlags) }
  }

  private func distance(_ frame: Rect, toEdgeFrom place: Point) -> Double {
    let dx = max(frame.minX - place.x, place.x - frame.maxX, 0)
    let dy = max(frame.minY - place.y, place.y - frame.maxY, 0)
    return dx * dx + dy * dy
  }
}

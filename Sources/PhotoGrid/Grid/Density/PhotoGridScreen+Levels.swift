import PortableUIKit
import ScrollGeometry

// Between two densities the grid is seen as both have it: the denser one fills the window at any time, and the other, which
// then does not, comes over it or goes.
extension PhotoGridScreen {
  /// All that is seen of photos: those of the grid, and while it zooms those of its other densities.
  var shownCells: [PhotoGridCell] { cells + levels.flatMap { Self.cells(in: $0.collectionView) } }

  static func cells(in collectionView: UICollectionView) -> [PhotoGridCell] {
    collectionView.visibleCells.compactMap { $0 as? PhotoGridCell }
  }

  var pixelsPerPoint: Double { Double(view.traitCollection.displayScale) }

  func side(_ density: GridDensity) -> Double {
    density.side(in: room, pixelsPerPoint: pixelsPerPoint)
  }

  func showZoom() {
    guard !zoom.isAtRest else {
      dropLevels()
      collectionView.transform = .identity
      collectionView.alpha = 1
      collectionView.backgroundColor = nil
      return
    }
    dropEarlier()
    let mix = DensityMix(
      side: side(density) * zoom.scale, near: density, in: room, pixelsPerPoint: pixelsPerPoint)
    levels.removeAll { level in
      guard !isLike(level.density, mix.lower), !isLike(level.density, mix.upper) else {
        return false
      }
      leave(level)
      return true
    }
    // What is hidden lies behind the others instead of being transparent: fingers and the wheel still reach it.
    var order = [collectionView]
    for seen in [mix.lower, mix.upper] {
      guard let seen else { continue }
      let shown = collection(of: seen)
      order.removeAll { $0 === shown }
      order.append(shown)
      shown.alpha = isLike(seen, mix.upper) ? CGFloat(mix.opacity) : 1
    }
    if order.first === collectionView { collectionView.alpha = 1 }
    if Array(view.subviews.prefix(order.count)) != order {
      for (index, shown) in order.enumerated() { view.insertSubview(shown, at: index) }
    }
    place(collectionView, scale: zoom.scale)
    for level in levels {
      place(level.collectionView, scale: zoom.scale * side(density) / side(level.density))
    }
  }

  /// The album or the window is another one.
  func dropLevels() {
    for level in levels { leave(level) }
    levels = []
    leftDensity = nil
  }

  /// A level's cells, made anew, would cost it its first frames.
  private func leave(_ level: GridLevel) {
    level.collectionView.removeFromSuperview()
    if spareLevels.count < GridTunables.spareLevels { spareLevels.append(level.collectionView) }
  }

  /// In a narrow window several steps are the same.
  private func isLike(_ one: GridDensity, _ other: GridDensity?) -> Bool {
    other.map { $0.columns(in: room) == one.columns(in: room) } ?? false
  }

  private func place(_ shown: UICollectionView, scale: Double) {
    let (center, bounds) = (zoom.center, view.bounds)
    let (dx, dy) = (CGFloat(center.x) - bounds.midX, CGFloat(center.y) - bounds.midY)
    let scale = CGFloat(scale)
    shown.transform =
      CGAffineTransform(translationX: dx - dx * scale, y: dy - dy * scale)
      .scaledBy(x: scale, y: scale)
    // Between its pictures nothing of the others is seen.
    shown.backgroundColor = view.backgroundColor
  }

  private func collection(of seen: GridDensity) -> UICollectionView {
    if isLike(seen, density) { return collectionView }
    if let level = levels.first(where: { isLike(seen, $0.density) }) { return level.collectionView }
    let level = makeLevel(seen)
    levels.append(level)
    return level.collectionView
  }

  private func makeLevel(_ density: GridDensity) -> GridLevel {
    let made = spareLevels.popLast() ?? makeCollection()
    if let layout = made.collectionViewLayout as? UICollectionViewFlowLayout {
      let side = CGFloat(side(density))
      layout.itemSize = CGSize(width: side, height: side)
      showHeadingRoom(in: layout)
    }
    made.transform = .identity
    made.frame = view.bounds
    made.contentInset = collectionView.contentInset
    // There may be other photos since it was seen.
    made.reloadData()
    view.insertSubview(made, at: 0)
    if let left = leftDensity, isLike(left.density, density) {
      made.contentOffset.y = left.offset
      made.layoutIfNeeded()
    } else if let anchor = heldAnchor ?? anchor(at: zoom.center) {
      keep(anchor, in: made)
    }
    return GridLevel(density: density, collectionView: made)
  }

  private func makeCollection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    let made = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    prepare(made, layout)
    made.isUserInteractionEnabled = false
    made.accessibilityElementsHidden = true
    made.showsVerticalScrollIndicator = false
    made.dataSource = self
    return made
  }
}

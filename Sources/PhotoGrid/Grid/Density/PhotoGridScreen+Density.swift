import PortableUIKit
import ScrollEngine
import ScrollGeometry

// Larger and smaller pictures: by fingers, who see every size in between, and by keys and the wheel.
extension PhotoGridScreen {
  func pinch(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began:
      zoomLink.stop()
      recognizer.scale = CGFloat(band.raw(zoom.scale))
    case .changed:
      zoom.follow(
        band.shown(Double(recognizer.scale)), about: Point(recognizer.location(in: view)))
      var isOther = false
      while takeNearestDensity() { isOther = true }
      if isOther { recognizer.scale = CGFloat(band.raw(zoom.scale)) }
      showZoom()
    case .ended, .cancelled, .failed:
      zoom.letGo(velocity: shownVelocity(of: recognizer))
      startSettling()
    case .possible:
      break
    }
  }

  /// Shows pictures that are a step larger (1) or smaller (−1). False when there is none.
  @discardableResult
  public func changeDensity(by steps: Int, about place: CGPoint? = nil) -> Bool {
    let bounds = view.bounds
    zoom.center = Point(place ?? CGPoint(x: bounds.midX, y: bounds.midY))
    guard take(density.changed(by: steps, in: room)) else { return false }
    if UIAccessibility.isReduceMotionEnabled { zoom.follow(1, about: zoom.center) }
    zoom.letGo()
    showZoom()
    startSettling()
    return true
  }

  /// As many notches of a wheel as came in one frame, or as there are sizes left.
  func changeDensity(byUpTo notches: Double, about place: CGPoint) {
    let most = Double(GridTunables.sides.count)
    var steps = Int(max(-most, min(notches, most)))
    while steps != 0, !changeDensity(by: steps, about: place) { steps -= steps.signum() }
  }

  /// Shows pictures of that size at once.
  func changeDensity(to new: GridDensity) {
    zoom.center = Point(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    guard take(new) else { return }
    zoom.follow(1, about: zoom.center)
    showZoom()
  }

  private func startSettling() {
    if !zoom.isAtRest, let window = view.window { zoomLink.start(in: window) }
  }

  func settleZoom(by seconds: Double) {
    zoom.advance(by: seconds)
    if zoom.isAtRest { zoomLink.stop() }
    showZoom()
  }

  /// The density whose pictures come nearest to what the fingers show. True when it is another one.
  private func takeNearestDensity() -> Bool {
    let next = density.changed(by: zoom.scale > 1 ? 1 : -1, in: room)
    guard let next else { return false }
    let factor = side(next) / side(density)
    let (way, whole) = (DeterministicMath.log(zoom.scale), DeterministicMath.log(factor))
    guard whole != 0, way / whole > GridTunables.densityShare else { return false }
    return take(next)
  }

  /// Against the band pictures move less than the fingers.
  private func shownVelocity(of recognizer: UIPinchGestureRecognizer) -> Double {
    let (band, scale) = (band, Double(recognizer.scale))
    // derivation: so small a step that the band is straight.
    let step = scale * 1e-4
    let slope = (band.shown(scale + step) - band.shown(scale)) / step
    return Double(recognizer.velocity) * slope
  }

  /// Beyond the smallest and the largest pictures it gives way to the fingers less and less.
  private var band: ZoomRubberBand {
    func last(_ step: Int) -> GridDensity {
      var last = density
      while let next = last.changed(by: step, in: room) { last = next }
      return last
    }
    return ZoomRubberBand(
      minimum: side(last(-1)) / side(density), maximum: side(last(1)) / side(density))
  }

  /// What is under the middle of the zoom stays there.
  private func take(_ new: GridDensity?) -> Bool {
    guard let new, new != density else { return false }
    let old = side(density)
    let anchor = heldAnchor ?? anchor(at: zoom.center)
    leftDensity = (density, collectionView.contentOffset.y)
    density = new
    zoom.densityChanged(by: side(new) / old)
    collectionView.transform = .identity
    updateItemSize()
    if let anchor { keep(anchor, in: collectionView) }
    densityHold = anchor.map {
      DensityHold(anchor: $0, center: zoom.center, offset: collectionView.contentOffset.y)
    }
    didChangeDensity()
    return true
  }

  /// A photo, and a place within it as shares of its size.
  struct Anchor {
    var page: Int
    var share: Point
  }

  /// What stayed where when the density changed last, and how far the grid was scrolled then.
  struct DensityHold {
    var anchor: Anchor
    var center: Point
    var offset: CGFloat
  }

  /// Near the edges of the content a photo cannot stay where it was. Whoever goes back before they scroll is to be where they
  /// were, so that the same photo counts.
  var heldAnchor: Anchor? {
    guard let hold = densityHold, hold.center == zoom.center,
      hold.offset == collectionView.contentOffset.y, hold.anchor.page < sections.count
    else { return nil }
    return hold.anchor
  }

  func anchor(at place: Point) -> Anchor? {
    let inContent = Rect(
      origin: Point(collectionView.convert(CGPoint(place), from: view)), size: .zero)
    guard let page = nearestPage(to: inContent.origin), let frame = frame(of: page) else {
      return nil
    }
    return Anchor(
      page: page,
      share: Point(
        x: (inContent.minX - frame.minX) / frame.width,
        y: (inContent.minY - frame.minY) / frame.height))
  }

  private func nearestPage(to place: Point) -> Int? {
    if let found = collectionView.indexPathForItem(at: CGPoint(place)) {
      return sections.page(found)
    }
    return middlePage
  }

  /// A photo's place comes to the middle of the zoom, as far as there is content.
  func keep(_ anchor: Anchor, in collection: UICollectionView) {
    let path = sections.path(anchor.page)
    guard let frame = collection.layoutAttributesForItem(at: path).map({ Rect($0.frame) }) else {
      return
    }
    let inset = collection.adjustedContentInset
    // Its cells are made once, where it will be.
    let height = collection.collectionViewLayout.collectionViewContentSize.height
    let most = max(-inset.top, height + inset.bottom - collection.bounds.height)
    let wanted = frame.minY + anchor.share.y * frame.height - zoom.center.y
    collection.contentOffset.y = min(max(CGFloat(wanted), -inset.top), most)
    collection.layoutIfNeeded()
  }
}

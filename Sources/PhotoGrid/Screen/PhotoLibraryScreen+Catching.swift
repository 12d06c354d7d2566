import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry

// A finger that comes down on a photo in flight takes it, and may send it back.
extension PhotoLibraryScreen {
  func addCatching() {
    catching.addTarget(self, action: Selector(PhotoLibraryScreen.catchFlight))
    catching.maximumNumberOfTouches = 1
    catching.delegate = self
    view.addGestureRecognizer(catching)
  }

  /// The finger came down where the photo is.
  var mayCatch: Bool {
    guard case .flying = phase, let flightView else { return false }
    let (place, way) = (catching.location(in: view), catching.translation(in: view))
    return flightView.frame.contains(CGPoint(x: place.x - way.x, y: place.y - way.y))
      || flightView.frame.contains(place)
  }

  func catchFlight(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: takeFlight()
    case .changed:
      guard case .held(.caught(var photo)) = phase else { return }
      let way = recognizer.translation(in: view)
      photo.follow(Vector(dx: Double(way.x), dy: Double(way.y)))
      show(.caught(photo))
    case .ended: letFly(recognizer.isPaused ? .zero : recognizer.velocity(in: view))
    case .cancelled, .failed: letFly(.zero)
    case .possible: break
    }
  }

  private func takeFlight() {
    guard case .flying(let flight) = phase else { return }
    // It would scroll the grid behind as well.
    grid.map { reset($0.collectionView.panGestureRecognizer) }
    link.stop()
    phase = .held(
      .caught(
        PhotoCatch(
          flight.page, opens: flight.opens, at: flight.course.frame(at: flight.age),
          cover: flight.course.cover(at: flight.age))))
  }

  /// - Parameter velocity: points a second.
  private func letFly(_ velocity: CGPoint) {
    guard case .held(.caught(let photo)) = phase else { return }
    let speed = Vector(dx: Double(velocity.x), dy: Double(velocity.y))
    let flight = FlightVelocity(middle: speed)
    guard photo.opens(with: speed), photo.page < album.count else {
      return close(from: photo.frame, cover: photo.cover, velocity: flight)
    }
    openFromFlight(photo.page, from: photo.frame, cover: photo.cover, velocity: flight)
  }

  /// The file of the photo that is held or flies has gone: there is no place that it could go to.
  ///
  /// - Parameter newPage: where the photo of a page is now; nil when it has gone.
  /// - Returns: what is seen of it, which is to leave.
  func takeLost(newPage: (Int) -> Int?) -> PhotoFlightView? {
    switch phase {
    case .held(.caught(let photo)):
      guard newPage(photo.page) == nil else { return nil }
    case .held:
      guard newPage(photos.browser.page) == nil else { return nil }
    case .flying(let flight):
      guard !flight.opens, newPage(flight.page) == nil else { return nil }
    case .photo, .turning, .grid: return nil
    }
    defer { flightView = nil }
    return flightView
  }

  /// It gets smaller where it is, and fades; the grid is what is left.
  func leave(_ lost: PhotoFlightView) {
    close(from: nil, cover: 0, velocity: .zero)
    view.addSubview(lost)
    guard !UIAccessibility.isReduceMotionEnabled else { return lost.removeFromSuperview() }
    UIView.animate(withDuration: GridTunables.fading) {
      lost.alpha = 0
      lost.transform = CGAffineTransform(
        scaleX: CGFloat(GridTunables.lostScale), y: CGFloat(GridTunables.lostScale))
    } completion: { _ in
      lost.removeFromSuperview()
    }
  }
}

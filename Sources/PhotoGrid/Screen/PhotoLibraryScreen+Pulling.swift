import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry

// A fitted photo leaves its page with a finger that drags it down, or with two that pinch it smaller.
extension PhotoLibraryScreen: UIGestureRecognizerDelegate {
  func addPull() {
    let pull = UIPanGestureRecognizer(
      target: self, action: Selector(PhotoLibraryScreen.pull))
    pull.maximumNumberOfTouches = 1
    pull.delegate = self
    photos.view.addGestureRecognizer(pull)
    closingPinch.delegate = self
    photos.view.addGestureRecognizer(closingPinch)
  }

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard case .photo = phase, album.count > 0 else { return false }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else {
      // The browser may have begun to zoom by the same fingers.
      return Double(photos.browser.zoomScale) < GridTunables.openingScale
        && (noteTurns != nil || !(gestureRecognizer is UIRotationGestureRecognizer))
    }
    guard !photos.browser.isZoomed else { return false }
    let way = pan.translation(in: view)
    return way.y > 0 && way.y > way.x.magnitude && restsOnPage
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Pages are not between two; but the same finger may have begun to move them.
  private var restsOnPage: Bool {
    let stride = Double(photos.browser.scrollView.bounds.width)
    guard stride > 0 else { return false }
    let position = Double(photos.browser.contentOffset.x) / stride
    return (position - position.rounded()).magnitude * stride < 2 * Tunables.panSlop
  }

  func pull(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: beginPull(recognizer)
    case .changed: followPull(recognizer)
    case .ended: endPull(with: recognizer.isPaused ? .zero : recognizer.velocity(in: view))
    case .cancelled, .failed: endPull(with: nil)
    case .possible: break
    }
  }

  private func beginPull(_ recognizer: UIPanGestureRecognizer) {
    // The pages stay where they are.
    let pan = photos.browser.scrollView.panGestureRecognizer
    pan.isEnabled = false
    pan.isEnabled = true
    if closeWhatIsOver() { return }
    let page = photos.browser.page
    guard let frame = pictureFrame(of: page), showFlight(of: page) else { return }
    let way = recognizer.translation(in: view)
    let place = recognizer.location(in: view)
    let hold = Point(x: Double(place.x - way.x), y: Double(place.y - way.y))
    phase = .pulling(PhotoPull(frame, at: hold, in: Size(view.bounds.size)))
    let grid = madeGrid
    grid.asks = false
    add(grid.view)
    view.sendSubviewToBack(grid.view)
    view.layoutIfNeeded()
    grid.scroll(to: page)
    grid.absentPage = page
    photos.view.alpha = 0
    followPull(recognizer)
  }

  private func followPull(_ recognizer: UIPanGestureRecognizer) {
    guard case .pulling(var pull) = phase else { return }
    let way = recognizer.translation(in: view)
    pull.follow(Vector(dx: Double(way.x), dy: Double(way.y)))
    phase = .pulling(pull)
    flightView?.show(pull.frame)
    backdrop.alpha = CGFloat(pull.cover)
  }

  /// - Parameter velocity: points a second; nil when the finger was taken away from it.
  private func endPull(with velocity: CGPoint?) {
    guard case .pulling(let pull) = phase else { return }
    let speed = velocity.map { Vector(dx: Double($0.x), dy: Double($0.y)) }
    if let speed, pull.leaves(with: speed) {
      close(from: pull.frame, cover: pull.cover, velocity: speed)
    } else {
      goBack(pull, velocity: speed ?? .zero)
    }
  }

  /// To its page, which it has never left.
  private func goBack(_ pull: PhotoPull, velocity: Vector) {
    guard let window = view.window else { return }
    phase = .flying(
      Flight(
        page: photos.browser.page, opens: true,
        course: FlightCourse(
          from: pull.frame, to: pull.start, cover: pull.cover, 1, velocity: velocity,
          seconds: GridTunables.closing, bounce: 0)))
    link.start(in: window)
  }

  // MARK: - Pinch

  func pinch(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began:
      pinched = nil
      largestPinch = 1
    case .changed:
      largestPinch = max(largestPinch, Double(recognizer.scale))
      pinched = pictureFrame(of: photos.browser.page)
    case .ended:
      guard case .photo = phase, let pinched, largestPinch < GridTunables.openingScale,
        Double(recognizer.scale) < GridTunables.closingScale
      else { return }
      close(from: pinched, cover: 1, velocity: .zero)
    case .cancelled, .failed, .possible:
      pinched = nil
    }
  }
}

import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry

// A fitted photo leaves its page with a finger that drags it down, with two on a trackpad, or with two that pinch it smaller.
extension PhotoLibraryScreen: UIGestureRecognizerDelegate {
  func addPull() {
    let pull = UIPanGestureRecognizer(
      target: self, action: Selector(PhotoLibraryScreen.pull))
    pull.maximumNumberOfTouches = 1
    pull.allowedScrollTypesMask = .continuous
    pull.listensToTrackpads = true
    pull.delegate = self
    photos.view.addGestureRecognizer(pull)
    closingPinch.delegate = self
    photos.view.addGestureRecognizer(closingPinch)
  }

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard album.count > 0 else { return false }
    // Two fingers that have pinched it may turn it as well.
    if case .held(.pinch) = phase {
      return noteTurns != nil && gestureRecognizer is UIRotationGestureRecognizer
    }
    if gestureRecognizer === catching { return mayCatch }
    guard case .photo = phase else { return false }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else {
      // However large it is: whether a pinch may close it is decided when it is made smaller.
      return noteTurns != nil || !(gestureRecognizer is UIRotationGestureRecognizer)
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
    reset(photos.browser.scrollView.panGestureRecognizer)
    if closeWhatIsOver() { return }
    guard let frame = pictureFrame(of: photos.browser.page) else { return }
    let way = recognizer.translation(in: view)
    let place = recognizer.location(in: view)
    let hold = Point(x: Double(place.x - way.x), y: Double(place.y - way.y))
    take(.pull(PhotoPull(frame, at: hold, in: Size(view.bounds.size))))
    followPull(recognizer)
  }

  private func followPull(_ recognizer: UIPanGestureRecognizer) {
    guard case .held(.pull(var pull)) = phase else { return }
    let way = recognizer.translation(in: view)
    pull.follow(Vector(dx: Double(way.x), dy: Double(way.y)))
    show(.pull(pull))
  }

  /// - Parameter velocity: points a second; nil when the finger was taken away from it.
  private func endPull(with velocity: CGPoint?) {
    guard case .held(.pull(let pull)) = phase else { return }
    let speed = velocity.map { Vector(dx: Double($0.x), dy: Double($0.y)) }
    letGo(
      .pull(pull), leaves: speed.map(pull.leaves) ?? false,
      velocity: FlightVelocity(middle: speed ?? .zero))
  }

  // MARK: - Pinch

  func pinch(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    // Whose photo is large already goes back only, as well.
    case .began: largestPinch = Double(photos.browser.zoomScale)
    case .changed:
      largestPinch = max(largestPinch, Double(recognizer.scale))
      if case .photo = phase { beginPinch(recognizer) }
      followPinch(recognizer)
    case .ended: endPinch(with: Double(recognizer.velocity) / firstPinch)
    case .cancelled, .failed: endPinch(with: nil)
    case .possible: break
    }
  }

  /// Who has enlarged the photo by the same fingers goes back only.
  private func beginPinch(_ recognizer: UIPinchGestureRecognizer) {
    let browser = photos.browser
    guard recognizer.scale < 1, largestPinch < GridTunables.openingScale,
      Double(browser.zoomScale) < GridTunables.openingScale, browser.isZoomed || restsOnPage,
      let frame = pictureFrame(of: browser.page)
    else { return }
    leavePage()
    if closeWhatIsOver() { return }
    firstPinch = Double(recognizer.scale)
    take(.pinch(PhotoPinch(frame, at: Point(recognizer.location(in: view)))))
    // Its page is whole when it comes back.
    browser.setZoomScale(1, animated: false)
  }

  private func followPinch(_ recognizer: UIPinchGestureRecognizer) {
    // The middle of two fingers is elsewhere than the one that stays.
    guard case .held(.pinch(var pinch)) = phase, recognizer.numberOfTouches > 1 else { return }
    pinch.follow(
      scale: Double(recognizer.scale) / firstPinch,
      Point(recognizer.location(in: view)) - pinch.hold)
    show(.pinch(pinch))
  }

  /// - Parameter speed: scale a second; nil when the fingers were taken away from it.
  private func endPinch(with speed: Double?) {
    guard case .held(.pinch(let pinch)) = phase else { return }
    letGo(
      .pinch(pinch), leaves: speed.map(pinch.leaves) ?? false,
      velocity: speed.map(pinch.velocity) ?? .zero)
  }

  // MARK: - What is held

  /// What two fingers have done to the page so far is over.
  func leavePage() {
    let scroller = photos.browser.scrollView
    scroller.pinchGestureRecognizer.map(reset)
    reset(scroller.panGestureRecognizer)
  }

  /// It lets go of the fingers that it has.
  func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  private func take(_ hold: PhotoHold) {
    let page = photos.browser.page
    guard showFlight(of: page) else { return }
    phase = .held(hold)
    let grid = madeGrid
    grid.asks = false
    add(grid.view)
    view.sendSubviewToBack(grid.view)
    view.layoutIfNeeded()
    grid.scroll(to: page)
    grid.absentPage = page
    photos.view.alpha = 0
  }

  func show(_ hold: PhotoHold) {
    phase = .held(hold)
    flightView?.show(hold.frame)
    backdrop.alpha = CGFloat(hold.cover)
  }

  private func letGo(_ hold: PhotoHold, leaves: Bool, velocity: FlightVelocity) {
    if leaves {
      close(from: hold.frame, cover: hold.cover, velocity: velocity)
    } else {
      goBack(hold, velocity: velocity)
    }
  }

  /// To its page, which it has never left.
  private func goBack(_ hold: PhotoHold, velocity: FlightVelocity) {
    let page = photos.browser.page
    guard let window = view.window, let end = pictureFrame(of: page) else { return }
    phase = .flying(
      Flight(
        page: page, opens: true,
        course: FlightCourse(
          from: hold.frame, to: end, cover: hold.cover, 1, velocity: velocity,
          seconds: GridTunables.closing, bounce: 0)))
    link.start(in: window)
  }
}

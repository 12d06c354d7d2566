import PhotoBrowserApp
import PhotoGrid
import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// A fitted photo that fingers take away from its page, and that goes home when they let it go, or back. The page draws
/// that: it moves what it has already, over what lies beneath.
final class PhotoDismissal: UIGestureRecognizerDelegate {
  enum Phase: Int {
    case rests, held, returns, leaves, gone
  }

  private(set) var phase = Phase.rests
  /// Of the picture, in the window.
  private(set) var frame = Rect.zero
  /// How much of the backdrop is left, and how much of the way home is done, 0…1.
  private(set) var cover = 1.0
  private(set) var share = 0.0
  /// Where the picture goes, in the window; nil: nowhere in particular.
  var home: Rect?

  private let browser: PhotoBrowserView
  private let view: UIView
  private var hold: Hold?
  private var course: FlightCourse?
  /// Seconds since it began to go.
  private var age = 0.0
  /// What a pinch said when it took the photo, and how far that had been zoomed or opened since the pinch began.
  private var base = 1.0
  private var largest = 1.0
  private lazy var link = FrameLink(comesToRest: true) { [unowned(unsafe) self] in
    advance(by: $0 - $1)
  }

  private enum Hold {
    case pull(PhotoPull)
    case pinch(PhotoPinch)
  }

  init(_ screen: PhotoBrowserScreen, pulls: Bool, pinches: Bool) {
    (browser, view) = (screen.browser, screen.view)
    let pan = PullRecognizer()
    pan.maximumNumberOfTouches = 1
    pan.owner = self
    let pinch = PinchRecognizer()
    pinch.owner = self
    for recognizer in (pulls ? [pan] : []) + (pinches ? [pinch] : []) {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  /// As if nobody had taken it.
  func rest() {
    link.stop()
    (hold, course, phase) = (nil, nil, .rests)
    (cover, share) = (1, 0)
  }

  // MARK: Gestures

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard phase == .rests else { return false }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.translation(in: view)
    return way.y.magnitude > way.x.magnitude && !browser.isZoomed && restsOnPage
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Pages are not between two; but the same finger may have begun to move them.
  private var restsOnPage: Bool {
    let stride = Double(browser.scrollView.bounds.width)
    guard stride > 0 else { return false }
    let position = Double(browser.contentOffset.x) / stride
    return browser.isZoomed
      || (position - position.rounded()).magnitude * stride < 2 * Tunables.panSlop
  }

  func pull(_ pan: UIPanGestureRecognizer) {
    let way = Point(pan.translation(in: view)) - Point.zero
    switch pan.state {
    case .began:
      guard let picture = pictureFrame else { return }
      let place = Point(pan.location(in: view))
      reset(browser.scrollView.panGestureRecognizer)
      take(
        .pull(
          PhotoPull(picture, at: place - way, in: Size(view.bounds.size), isUpward: way.dy < 0)))
    case .possible, .changed, .ended, .cancelled, .failed: break
    }
    guard case .pull(var pull) = hold else { return }
    if pan.state == .ended {
      return end(with: pan.isPaused ? .zero : Point(pan.velocity(in: view)) - Point.zero)
    }
    guard pan.isUnderWay else { return end(with: nil) }
    pull.follow(way)
    hold = .pull(pull)
    (frame, cover) = (pull.frame, pull.cover)
  }

  func pinch(_ pinch: UIPinchGestureRecognizer) {
    let scale = Double(pinch.scale)
    let place = Point(pinch.location(in: view))
    switch pinch.state {
    case .began: largest = Double(browser.zoomScale)
    case .changed:
      largest = max(largest, scale)
      guard hold == nil, phase == .rests, scale < 1, largest < GridTunables.openingScale,
        Double(browser.zoomScale) < GridTunables.openingScale, restsOnPage,
        let picture = pictureFrame
      else { break }
      base = scale
      browser.scrollView.pinchGestureRecognizer.map(reset)
      take(.pinch(PhotoPinch(picture, at: place)))
    case .possible, .ended, .cancelled, .failed: break
    }
    guard case .pinch(var held) = hold else { return }
    if pinch.state == .ended { return end(with: .zero, speed: Double(pinch.velocity) / base) }
    guard pinch.isUnderWay else { return end(with: nil) }
    held.follow(scale: scale / base, place - held.hold)
    hold = .pinch(held)
    (frame, cover) = (held.frame, held.cover)
  }

  /// Pages and zooms stay where they are.
  private func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  /// Of the page that is shown.
  private var pictureFrame: Rect? {
    guard let shown = browser.viewForPage(at: browser.page) else { return nil }
    return Rect(shown.convert(shown.bounds, to: view))
  }

  private func take(_ hold: Hold) {
    self.hold = hold
    phase = .held
    share = 0
  }

  /// - Parameters:
  ///   - velocity: points a second; nil when the fingers were taken away from it.
  ///   - speed: of a pinch, scale a second.
  private func end(with velocity: Vector?, speed: Double = 0) {
    guard let hold, let window = view.window else { return }
    self.hold = nil
    let leaves: Bool
    let carried: FlightVelocity
    switch hold {
    case .pull(let pull):
      leaves = velocity.map(pull.leaves) ?? false
      carried = FlightVelocity(middle: velocity ?? .zero)
    case .pinch(let pinch):
      leaves = velocity != nil && pinch.leaves(with: speed)
      carried = velocity == nil ? .zero : pinch.velocity(with: speed)
    }
    phase = leaves ? .leaves : .returns
    let glide = carried.middle * (GridTunables.closing / 2)
    let end = leaves ? home ?? frame.offsetBy(glide) : pictureFrame ?? frame
    course = FlightCourse(
      from: frame, to: end, cover: cover, leaves ? 0 : 1, velocity: carried,
      seconds: GridTunables.closing, bounce: 0)
    age = 0
    // Who wants nothing to fly sees it fade where it is.
    if leaves && UIAccessibility.isReduceMotionEnabled {
      phase = .gone
    } else {
      link.start(in: window)
    }
  }

  private func advance(by seconds: Double) {
    guard var course else { return link.stop() }
    age += seconds
    // The document may have scrolled meanwhile, and the page come to rest.
    if let end = phase == .leaves ? home : pictureFrame { course.end = end }
    self.course = course
    (frame, cover) = (course.frame(at: age), course.cover(at: age))
    // Who goes back is never on the way home.
    if phase == .leaves { share = course.share(at: age) }
    let way = frame.origin - course.end.origin
    let growth = frame.width - course.end.width
    // derivation: half a point, which nobody sees.
    let isThere = max(way.dx.magnitude, way.dy.magnitude, growth.magnitude) < 0.5
    let isCaught = browser.scrollView.isDragging || browser.scrollView.isZooming
    guard isThere && age > GridTunables.closing || isCaught && phase == .returns else { return }
    link.stop()
    phase = phase == .leaves ? .gone : .rests
    self.course = nil
  }
}

extension UIGestureRecognizer {
  fileprivate var isUnderWay: Bool { state == .began || state == .changed }
}

/// A program in WebAssembly knows no selectors: these tell what their owner is to be told.
private final class PullRecognizer: UIPanGestureRecognizer {
  unowned(unsafe) var owner: PhotoDismissal?
  override func didCommit(_ newState: State) { owner?.pull(self) }
}

private final class PinchRecognizer: UIPinchGestureRecognizer {
  unowned(unsafe) var owner: PhotoDismissal?
  override func didCommit(_ newState: State) { owner?.pinch(self) }
}

import ScrollEngine
import ScrollGeometry

extension UIScrollView {
  /// A finger that comes down now stops the content, and is no tap.
  var catchesTouches: Bool { machine.catchesTouches && isScrollEnabled }

  func contactBegan(at time: Double) {
    contacts += 1
    guard contacts == 1 else { return }
    window?.schedule.now = time
    perform { $0.setTouched(true, at: time, $1, into: &$2) }
  }

  func contactEnded(at time: Double) {
    contacts -= 1
    guard contacts == 0 else { return }
    perform { $0.setTouched(false, at: time, $1, into: &$2) }
  }

  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === pinch { return mayPinch() }
    guard recognizer === pan else { return true }
    guard isScrollEnabled, !leavesPanToNest else { return false }
    for touch in pan.touches {
      guard let view = touch.view, view !== self, touch.delivery == .delivered else { continue }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
    }
    return true
  }

  /// Asks for the zooming view: this is when a zoom begins.
  private func mayPinch() -> Bool {
    guard metrics.zoomLimits.allowZooming else { return false }
    findZoomedView()
    return metrics.canZoom
  }

  /// Only a zoom that begins asks: there are delegates who prepare for it when they are asked.
  func findZoomedView() {
    zoomedView = receiver?.viewForZooming(in: self)
  }

  func panned(_ pan: UIScrollViewPanGestureRecognizer) {
    let time = pan.now
    switch pan.state {
    case .began:
      if pan.isTrackpad {
        perform { $0.catchMotion(at: time, $1, into: &$2) }
        // What ends there is told to the delegate, who may have ended this, too.
        guard pan.state == .began else { return }
      }
      let coefficient =
        pan.isTrackpad ? Tunables.trackpadRubberBandCoefficient : Tunables.rubberBandCoefficient
      let slop = pan.isTrackpad ? 0 : pan.slop ?? 0
      let handover = nestHandover
      perform {
        $0.beginPan(
          coefficient: coefficient, slop: slop, handover: handover, at: time, $1, into: &$2)
      }
      drag(pan, at: time)
    case .changed: drag(pan, at: time)
    case .ended:
      let isHandedOver = endNest(pan, at: time)
      letGo(hasPaused: isHandedOver || pan.machine.velocity.isPaused(at: time), at: time)
    case .cancelled:
      cancelNest(at: time)
      letGo(hasPaused: true, at: time)
    case .possible, .failed: break
    }
  }

  /// The fingers go, or the system takes them away. What is held open counts for where the content will rest.
  func letGo(hasPaused: Bool, at time: Double) {
    refreshControl?.pullEnded()
    perform { $0.endPan(at: time, hasPaused: hasPaused, $1, into: &$2) }
  }

  /// Momentum that the system reports.
  func carry(_ sample: ScrollSample, at time: Double) {
    guard window != nil else { return }
    if sample.phase == .momentumBegan {
      perform { $0.beginMomentum(at: time, $1, into: &$2) }
    }
    if sample.delta != .zero {
      perform { $0.carry(by: sample.delta, at: time, $1, into: &$2) }
    }
    if sample.phase == .momentumEnded {
      perform { $0.endMomentum(at: time, $1, into: &$2) }
    }
  }

  private func drag(_ pan: UIScrollViewPanGestureRecognizer, at time: Double) {
    let translation = localVector(pan.machine.translation)
    let velocity = pan.machine.velocity
    perform { $0.pan(to: translation, velocity: velocity, at: time, $1, into: &$2) }
    dragNest(pan, at: time)
  }

  func pinched(_ pinch: UIScrollViewPinchGestureRecognizer) {
    let time = pinch.now
    let anchor = localPoint(pinch.center)
    switch pinch.state {
    case .began:
      // Fingers have caught what moves when they came down; a trackpad does it now.
      perform { $0.catchMotion(at: time, $1, into: &$2) }
      guard pinch.state == .began else { return }
      perform { $0.beginPinch(anchor: anchor, at: time, $1, into: &$2) }
      scale(pinch, anchor)
    case .changed: scale(pinch, anchor)
    case .ended, .cancelled:
      perform { $0.endPinch(at: time, $1, into: &$2) }
    case .possible, .failed: break
    }
  }

  private func scale(_ pinch: UIScrollViewPinchGestureRecognizer, _ anchor: Point) {
    let factor = Double(pinch.scale)
    perform { $0.pinch(by: factor, anchor: anchor, $1, into: &$2) }
  }

  /// A window point, from this view's top left corner.
  func localPoint(_ point: Point) -> Point {
    let inside = Point(convert(CGPoint(point), from: nil))
    let offset = Point(bounds.origin)
    return Point(x: inside.x - offset.x, y: inside.y - offset.y)
  }

  func localVector(_ vector: Vector) -> Vector {
    localPoint(Point(x: vector.dx, y: vector.dy)) - localPoint(.zero)
  }
}

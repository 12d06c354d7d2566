import ScrollGeometry

@testable import ScrollEngine

/// Everything that can be done to a scroll machine, once each, at 1 s.
enum ScrollInput: String, CaseIterable {
  case touch
  case lift
  case catchMotion = "catch"
  case beginPan = "begin pan"
  case pan
  case endPan = "end pan"
  case answer
  case beginPinch = "begin pinch"
  case pinch
  case endPinch = "end pinch"
  case arrive
  case leave
  case scroll
  case zoom
  case jumpToZoom = "zoom at once"
  case stop
  case stopAll = "stop all"
  case finish
  case frame
  case beginMomentum = "begin momentum"
  case carry
  case endMomentum = "end momentum"

  func play(
    _ machine: inout ScrollMachine, _ metrics: ScrollMetrics, _ events: inout [ScrollEvent]
  ) {
    let time = Situation.time
    let middle = Point(x: 160, y: 230)
    switch self {
    case .touch: machine.setTouched(true, at: time, metrics, into: &events)
    case .lift: machine.setTouched(false, at: time, metrics, into: &events)
    case .catchMotion: machine.catchMotion(at: time, metrics, into: &events)
    case .beginPan: machine.beginPan(coefficient: 0.55, at: time, metrics, into: &events)
    case .pan:
      machine.pan(
        to: Vector(dx: 5, dy: -70), velocity: PanVelocity(), at: time, metrics, into: &events)
    case .endPan: machine.endPan(at: time, hasPaused: false, metrics, into: &events)
    case .answer: machine.release(target: Point(x: 1000, y: 2500), metrics, into: &events)
    case .beginPinch: machine.beginPinch(anchor: middle, at: time, metrics, into: &events)
    case .pinch: machine.pinch(by: 1.7, anchor: middle, metrics, into: &events)
    case .endPinch: machine.endPinch(at: time, metrics, into: &events)
    case .arrive: machine.zoomArrived(metrics)
    case .leave: machine.beginZoomBounce(metrics, into: &events)
    case .scroll:
      machine.scroll(
        to: Point(x: 1200, y: 2200), .offset, at: time, metrics, into: &events)
    case .zoom:
      machine.zoom(
        to: 3, offset: Point(x: 3000, y: 6000), .zoom, at: time, metrics, into: &events)
    case .jumpToZoom:
      machine.zoom(
        to: 3, offset: Point(x: 3000, y: 6000), nil, at: time, metrics, into: &events)
    case .stop: machine.stopMotion(into: &events)
    case .stopAll: machine.stopScrollingAndZooming(at: time, metrics, into: &events)
    case .finish: machine.finishMotion(metrics, into: &events)
    case .frame: machine.advance(to: time, metrics, into: &events)
    case .beginMomentum: machine.beginMomentum(at: time, metrics, into: &events)
    case .carry: machine.carry(by: Vector(dx: 0, dy: -8), at: time, metrics, into: &events)
    case .endMomentum: machine.endMomentum(at: time, metrics, into: &events)
    }
  }
}

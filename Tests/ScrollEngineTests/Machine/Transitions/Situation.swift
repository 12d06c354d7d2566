import ScrollGeometry

@testable import ScrollEngine

/// A scroll machine in one of the states that it can be in, at 1 s, in the middle of content that zooms from 0.5 to 4.
enum Situation: String, CaseIterable {
  case resting, touched, caught, dragging, pinching
  case draggingAndPinching = "dragging and pinching"
  case releasing, decelerating, bouncing, carried, animating
  case scrollingToTop = "scrolling to the top"
  case zooming
  case zoomingDragged = "zooming while dragged"
  case zoomBouncing = "zoom bouncing"
  case arriving = "arriving at a zoom limit"

  static let time = 1.0

  /// The machine, what it acts on, and what it has told.
  struct Scene {
    var machine = ScrollMachine()
    var metrics: ScrollMetrics
    var events: [ScrollEvent] = []

    init() {
      let size = Size(width: 3000, height: 6000)
      metrics = ScrollMetrics(
        bounds: Size(width: 320, height: 460), content: size, offset: Point(x: 1000, y: 2000),
        pixelsPerPoint: 1_000_000,
        zoom: ScrollMetrics.Zoom(scale: 1, origin: .zero, size: size))
      metrics.behavior.minimumZoomScale = 0.5
      metrics.behavior.maximumZoomScale = 4
    }

    /// One call of the machine; the view shows the offset and the scale that it asks for.
    mutating func call(
      _ input: (inout ScrollMachine, ScrollMetrics, inout [ScrollEvent]) -> Void
    ) {
      let first = events.count
      input(&machine, metrics, &events)
      for event in events[first...] {
        switch event.kind {
        case .scroll(let offset): metrics.offset = offset
        case .zoom(let step), .arrive(let step):
          metrics.zoom?.scale = step.scale
          metrics.content = Size(width: 3000 * step.scale, height: 6000 * step.scale)
          metrics.offset = step.rests ? metrics.limits.clamped(step.offset) : step.offset
        case .leave, .keepShown, .didZoom, .willBeginDragging, .willEndDragging, .didEndDragging,
          .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation,
          .willBeginZooming, .didEndZooming, .didScrollToTop:
          break
        }
      }
    }

    mutating func touch() { call { $0.setTouched(true, at: 0.8, $1, into: &$2) } }

    /// A drag that has gone up by ten points each hundredth of a second until 0.95 s.
    mutating func drag() {
      call { $0.beginPan(coefficient: 0.55, at: 0.9, $1, into: &$2) }
      var velocity = PanVelocity()
      for step in 0...5 {
        let (way, time) = (Vector(dx: 0, dy: -10 * Double(step)), 0.9 + 0.01 * Double(step))
        velocity.add(centroid: Point.zero + way, time: time)
        call { $0.pan(to: way, velocity: velocity, at: time, $1, into: &$2) }
      }
    }

    /// A pinch to this scale.
    mutating func pinch(to scale: Double) {
      let middle = Point(x: 160, y: 230)
      call { $0.beginPinch(anchor: middle, at: 0.9, $1, into: &$2) }
      call { $0.pinch(by: scale, anchor: middle, $1, into: &$2) }
    }

    /// The drag's end, without the owner's answer.
    mutating func letGo() {
      call { $0.endPan(at: 0.96, hasPaused: false, $1, into: &$2) }
    }

    /// The owner agrees with the target that it is told.
    mutating func answer() {
      for event in events.reversed() {
        guard case .willEndDragging(_, let target) = event.kind else { continue }
        return call { $0.release(target: target, $1, into: &$2) }
      }
    }
  }

  var scene: Scene {
    var scene = Scene()
    switch self {
    case .resting: break
    case .touched: scene.touch()
    case .caught:
      scene = Self.animating.scene
      scene.touch()
    case .dragging:
      scene.touch()
      scene.drag()
    case .pinching:
      scene.touch()
      scene.pinch(to: 1.5)
    case .draggingAndPinching:
      scene = Self.dragging.scene
      scene.pinch(to: 1.5)
    case .releasing:
      scene = Self.dragging.scene
      scene.letGo()
    case .decelerating:
      scene.touch()
      scene.drag()
      scene.letGo()
      scene.answer()
    case .bouncing:
      scene.metrics.offset.y = -60
      scene.touch()
      scene.call { $0.setTouched(false, at: 0.9, $1, into: &$2) }
    case .carried:
      scene.call { $0.beginMomentum(at: 0.9, $1, into: &$2) }
    case .animating, .scrollingToTop:
      let target = Point(x: 1000, y: 0)
      scene.call {
        $0.scroll(
          to: target, .offset, scrollsToTop: self == .scrollingToTop, at: 0.79, $1, into: &$2)
      }
    case .zooming:
      scene.call {
        $0.zoom(
          to: 2, offset: Point(x: 2000, y: 4000), .zoom, at: 0.9, $1, into: &$2)
      }
    case .zoomingDragged:
      scene = Self.dragging.scene
      scene.call {
        $0.zoom(
          to: 2, offset: Point(x: 2000, y: 4000), .zoom, at: 0.96, $1, into: &$2)
      }
    case .arriving:
      scene.touch()
      scene.pinch(to: 6)
      scene.call { $0.endPinch(at: 0.96, $1, into: &$2) }
    case .zoomBouncing:
      scene = Self.arriving.scene
      scene.call { machine, metrics, _ in machine.zoomArrived(metrics) }
      scene.call { $0.beginZoomBounce($1, into: &$2) }
    }
    scene.events = []
    return scene
  }
}

extension ScrollMachine {
  /// What it is doing, in words.
  var doing: String {
    let word: String =
      switch phase {
      case .resting: "resting"
      case .caught: "caught"
      case .handling(let handling):
        switch (handling.drag, handling.pinch) {
        case (nil, nil): "handling nothing"
        case (_?, nil): "dragging"
        case (nil, _?): "pinching"
        case (_?, _?): "dragging, pinching"
        }
      case .releasing: "releasing"
      case .decelerating(let flight): flight.isCarried ? "carried" : "decelerating"
      case .animating: "animating"
      case .zooming(let flight):
        (flight.aim != nil ? "arriving" : flight.isBounce ? "zoom bouncing" : "zooming")
          + (flight.drag == nil ? "" : ", dragging")
      }
    return word + (isTouched ? ", touched" : "")
  }
}

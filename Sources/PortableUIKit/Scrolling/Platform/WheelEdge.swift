import ScrollEngine
import ScrollGeometry

// What a window's wheel does at an edge, and where pages are not there yet: a page's module has no room for it.
#if hasFeature(Embedded)
  package struct WheelEdge {}

  extension UIScrollView {
    func turnPastEdge(
      _ notches: Vector, _ from: Point, _ target: inout Point, _ metrics: ScrollMetrics
    ) -> Bool { false }

    func turnPages(_ from: Point, to target: Point) -> Bool { false }

    func meetLastPage(_ notches: Vector) {}
  }
#else
  /// Notches of a wheel that follow each other: whoever wants to go past an edge begins to turn there, and whoever turns a
  /// lot to come to it stays.
  package struct WheelEdge {
    /// Asked when a wheel has begun to turn where it moves nothing that way: whole notches. True when they are taken.
    package var didTurn: ((_ dx: Double, _ dy: Double) -> Bool)?
    /// Asked where a wheel turns pages, which offset it comes from and where it leads. True when somebody else takes it there.
    package var willTurnPages: ((_ from: CGPoint, _ target: CGPoint) -> Bool)?
    /// Told of notches that would turn pages where there are no more.
    package var didMeetEnd: ((_ dx: Double, _ dy: Double) -> Void)?
    /// When the last notch came, seconds.
    private var time = -Double.infinity
    /// It can move nothing the way that it is turned, and could not when that began.
    fileprivate var isPassed = false

    /// - time: seconds.
    fileprivate mutating func add(at time: Double, isAtEdge: Bool) {
      if !isAtEdge || (time - self.time) * 1000 > Tunables.wheelPause { isPassed = isAtEdge }
      self.time = time
    }
  }

  extension UIScrollView {
    /// True when notches that move nothing are taken. An edge that lies between pixels is reached at the nearest of them.
    func turnPastEdge(
      _ notches: Vector, _ from: Point, _ target: inout Point, _ metrics: ScrollMetrics
    ) -> Bool {
      let wanted = from - notches * Tunables.wheelNotchDistance
      if target != wanted, metrics.onPixels(target) == from { target = from }
      wheelEdge.add(at: now, isAtEdge: target == from && machine.destination == nil)
      guard wheelEdge.isPassed, let didTurn = wheelEdge.didTurn else { return false }
      let whole = wheelNotches.add(notches)
      return whole == .zero || didTurn(whole.dx, whole.dy)
    }

    func turnPages(_ from: Point, to target: Point) -> Bool {
      wheelEdge.willTurnPages?(CGPoint(from), CGPoint(target)) ?? false
    }

    func meetLastPage(_ notches: Vector) { wheelEdge.didMeetEnd?(notches.dx, notches.dy) }
  }
#endif

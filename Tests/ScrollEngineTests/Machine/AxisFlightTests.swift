import ScrollGeometry
import TestSupport
import Testing

@testable import ScrollEngine

/// One axis after the fingers have gone: what holds for every rail, place and velocity.
@Suite struct AxisFlightTests {
  /// What a finger leaves behind, made of a seed.
  private struct Release {
    var rail: AxisRail
    var position: Double
    /// Points per millisecond.
    var velocity: Double
    /// Nil for the place where it would rest by itself.
    var target: Double?
    var pageLength: Double?

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let upper = random.number(0...1) < 0.2 ? 0 : random.number(10...6000)
      rail = AxisRail(
        lower: 0, upper: upper, bounces: seed % 4 != 0,
        rate: seed % 3 == 0 ? 0.99 : 0.998, tolerance: 0.25)
      position = random.number(-150...upper + 150)
      velocity = random.number(-6...6)
      if seed % 5 == 1 { target = random.number(0...upper + 1e-9) }
      if seed % 5 == 2 { pageLength = 320 }
    }

    var planned: Double { rail.restingPlace(from: position, velocity: velocity) }

    func flight(movedBy distance: Double = 0, mirrored: Bool = false) -> (AxisFlight, AxisRail) {
      var rail = rail
      (rail.lower, rail.upper) = (rail.lower + distance, rail.upper + distance)
      func place(_ value: Double) -> Double { mirrored ? -(value + distance) : value + distance }
      if mirrored { (rail.lower, rail.upper) = (-rail.upper, -rail.lower) }
      var flight = AxisFlight(course: .still, position: place(position), at: 2)
      flight.leave(
        velocity: mirrored ? -velocity : velocity, target: place(target ?? planned),
        planned: place(planned), pageLength: pageLength, on: rail)
      return (flight, rail)
    }
  }

  /// Seconds after which everything that begins at 2 s has come to rest.
  private static let end = 30.0

  private static func positions(
    _ start: AxisFlight, on rail: AxisRail, at rate: Double, _ times: [Double]
  ) -> [Double] {
    var flight = start
    var frame = 0
    return times.map { time in
      while 2 + Double(frame + 1) / rate < time {
        frame += 1
        flight.advance(to: 2 + Double(frame) / rate, on: rail)
      }
      flight.advance(to: time, on: rail)
      return flight.position
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func itIsWhereItIsHoweverOftenItIsAsked(seed: UInt64) {
    let (flight, rail) = Release(seed: seed).flight()
    let times = [2.013, 2.1, 2.35, 2.71, 3.4, 5, Self.end]
    let once = times.map { time in
      var flight = flight
      flight.advance(to: time, on: rail)
      return flight.position
    }
    for rate in [24.0, 60, 120, 1000] {
      for (one, other) in zip(once, Self.positions(flight, on: rail, at: rate, times)) {
        // What has come closer to its place than can be seen is there: one asks before it, another after.
        #expect(isClose(one, other, within: rail.tolerance), "\(rate)")
      }
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func itNeverJumps(seed: UInt64) {
    let release = Release(seed: seed)
    var (flight, rail) = release.flight()
    var last = flight.position
    for step in 1...8000 {
      let before = flight.velocity.magnitude
      flight.advance(to: 2 + Double(step) / 2000, on: rail)
      // Half a millisecond; a spring may first make it quicker.
      let fastest = Swift.max(before, flight.velocity.magnitude) * 0.5 * 1.02 + 0.02
      let isThere = flight.isStill
      #expect(
        isClose(flight.position, last, within: fastest + (isThere ? rail.tolerance : 0)),
        "\(step): \(last) → \(flight.position)")
      last = flight.position
      if isThere { break }
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func itRestsWhereItSaidItWouldAndThereItMay(seed: UInt64) {
    let release = Release(seed: seed)
    var (flight, rail) = release.flight()
    let destination = flight.destination
    let planned = rail.clamped(release.target ?? release.planned)
    flight.advance(to: Self.end, on: rail)
    #expect(flight.isStill && flight.velocity == 0)
    #expect(isClose(flight.position, rail.clamped(flight.position), within: rail.tolerance))
    #expect(isClose(flight.position, planned, within: rail.tolerance))
    if case .bouncing = release.flight().0.course { return }
    if let destination {
      #expect(isClose(flight.position, destination, within: rail.tolerance))
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func anotherOriginAndTheOtherWayRoundAreTheSameMotion(seed: UInt64) {
    let release = Release(seed: seed)
    let plain = release.flight()
    let moved = release.flight(movedBy: 4096)
    let mirrored = release.flight(mirrored: true)
    let times = [2.02, 2.2, 2.9, 4]
    let positions = Self.positions(plain.0, on: plain.1, at: 60, times)
    for (one, other) in zip(positions, Self.positions(moved.0, on: moved.1, at: 60, times)) {
      #expect(isClose(one + 4096, other, within: 1e-6))
    }
    for (one, other) in zip(positions, Self.positions(mirrored.0, on: mirrored.1, at: 60, times)) {
      #expect(isClose(-one, other, within: 1e-9))
    }
  }

  /// An edge that stops it is never passed, and one that is not there yet changes nothing.
  @Test(arguments: [0.1, 2, 6]) func anAxisThatDoesNotBounceStopsAtItsEdge(velocity: Double) {
    let rail = AxisRail(lower: 0, upper: 500, bounces: false, rate: 0.998, tolerance: 0.25)
    var flight = AxisFlight(course: .still, position: 400, at: 0)
    let planned = rail.restingPlace(from: 400, velocity: velocity)
    flight.leave(velocity: velocity, target: planned, planned: planned, pageLength: nil, on: rail)
    for step in 1...1000 {
      flight.advance(to: Double(step) / 120, on: rail)
      #expect(flight.position >= 400 && flight.position <= 500)
    }
    #expect(flight.isStill)
    #expect((flight.position == 500) == (velocity > 0.3))
  }

  @Test(arguments: [60.0, 240]) func timeNeverGoesBack(rate: Double) {
    let (flight, rail) = Release(seed: 7).flight()
    var (ahead, straight) = (flight, flight)
    for step in 1...100 {
      straight.advance(to: 2 + Double(step) / rate, on: rail)
      ahead.advance(to: 2 + Double(step) / rate, on: rail)
      ahead.advance(to: 2 + Double(step - 1) / rate, on: rail)
      #expect(ahead == straight)
    }
  }

  /// Each course, when its rail moves away from under it: place and velocity go on.
  @Test(arguments: [
    (1000.0, 3.0, nil as Double?, nil as Double?), (-50, 0.0, nil, nil), (1000, 1, 1700, nil),
    (1000, 1, 1280, 320),
  ])
  func newLimitsMakeNoJump(
    position: Double, velocity: Double, target: Double?, pageLength: Double?
  ) {
    let rail = AxisRail(lower: 0, upper: 5000, bounces: true, rate: 0.998, tolerance: 0.25)
    for (lower, upper) in [(0.0, 6000.0), (0, 900), (1200, 5000), (0, 0)] {
      var flight = AxisFlight(course: .still, position: position, at: 0)
      let planned = rail.restingPlace(from: position, velocity: velocity)
      flight.leave(
        velocity: velocity, target: target ?? planned, planned: planned, pageLength: pageLength,
        on: rail)
      flight.advance(to: 0.1, on: rail)
      let (place, speed) = (flight.position, flight.velocity)
      let other = AxisRail(
        lower: lower, upper: upper, bounces: true, rate: 0.998, tolerance: 0.25)
      flight.adapt(to: other)
      #expect(flight.position == place, "\(lower)…\(upper)")
      #expect(isClose(flight.velocity, speed, within: 1e-9), "\(lower)…\(upper)")
      flight.advance(to: Self.end, on: other)
      #expect(flight.isStill && other.clamped(flight.position) == flight.position)
    }
  }
}

import ScrollEngine
import ScrollGeometry
import TestSupport
import Testing

@Suite struct PanVelocityTests {
  /// Samples along x with the given speeds (pt/ms) between them, 10 ms apart.
  private static func pan(_ speeds: [Double]) -> PanVelocity {
    var pan = PanVelocity()
    var x = 100.0
    pan.add(centroid: Point(x: x, y: 5), time: 1)
    for (step, speed) in speeds.enumerated() {
      x += speed * 10
      pan.add(centroid: Point(x: x, y: 5), time: 1 + Double(step + 1) * 0.010)
    }
    return pan
  }

  @Test func weighsTheLastTwoPairs() {
    #expect(isClose(Self.pan([2, 3]).velocity.dx, 0.2 * 3 + 0.8 * 2, within: 1e-12))
    #expect(isClose(Self.pan([9, -9, 2, 3]).velocity.dx, 0.2 * 3 + 0.8 * 2, within: 1e-12))
    #expect(isClose(Self.pan([4, -1]).velocity.dx, 3, within: 1e-12))
    #expect(Self.pan([2, 3]).velocity.dy == 0)
    #expect(isClose(Self.pan([2, 3]).latestPair.dx, 3, within: 1e-12))
  }

  @Test func aSinglePairCountsAFifth() {
    #expect(isClose(Self.pan([3]).velocity.dx, 0.6, within: 1e-12))
    #expect(Self.pan([]).velocity == .zero && PanVelocity().velocity == .zero)
  }

  /// Multiplied out over pairs, newest first: 0.05, 0.35, 0.60, as fitted on devices.
  @Test func bothStagesTogetherWeighThreePairs() {
    repeatedly(200) { random, trace in
      let speeds = (0..<5).map { _ in random.number(-6...6) }
      var release = ReleaseVelocity()
      for last in 1...speeds.count { release.add(Self.pan(Array(speeds.prefix(last)))) }
      let truth = 0.05 * speeds[4] + 0.35 * speeds[3] + 0.60 * speeds[2]
      #expect(isClose(release.velocity.dx, truth, within: 1e-11), "\(trace)")
    }
  }

  @Test func atConstantSpeedTheRateDoesNotMatter() {
    for rate in [30.0, 60, 120, 240] {
      var pan = PanVelocity()
      for step in 0...10 {
        let time = Double(step) / rate
        pan.add(centroid: Point(x: 800 * time, y: -300 * time), time: time)
      }
      #expect(isClose(pan.velocity.dx, 0.8, within: 1e-12), "\(rate)")
      #expect(isClose(pan.velocity.dy, -0.3, within: 1e-12), "\(rate)")
    }
  }

  @Test func aSecondSampleAtTheSameTimeReplacesTheFirst() {
    var pan = Self.pan([2])
    pan.add(centroid: Point(x: 150, y: 5), time: 1.020)
    pan.add(centroid: Point(x: 160, y: 5), time: 1.020)
    // 120 → 160 in 10 ms.
    #expect(isClose(pan.latestPair.dx, 4, within: 1e-9))
    #expect(isClose(pan.velocity.dx, 0.2 * 4 + 0.8 * 2, within: 1e-9))
    pan.add(centroid: Point(x: 140, y: 5), time: 1.015)
    #expect(isClose(pan.latestPair.dx, 2, within: 1e-9))
    var first = PanVelocity()
    first.add(centroid: .zero, time: 3)
    first.add(centroid: Point(x: 50, y: 0), time: 3)
    #expect(first.velocity == .zero)
    first.add(centroid: Point(x: 60, y: 0), time: 3.01)
    #expect(isClose(first.latestPair.dx, 1, within: 1e-9))
  }

  @Test func aFingerThatComesOrGoesIsNoMovement() {
    var pan = Self.pan([2, 2])
    pan.rebase(centroid: Point(x: 400, y: 300), time: 1.025)
    #expect(isClose(pan.velocity.dx, 2, within: 1e-12) && pan.velocity.dy == 0)
    pan.add(centroid: Point(x: 420, y: 300), time: 1.030)
    #expect(isClose(pan.latestPair.dx, 2, within: 1e-9))
    var fresh = PanVelocity()
    fresh.rebase(centroid: Point(x: 7, y: 7), time: 2)
    fresh.add(centroid: Point(x: 17, y: 7), time: 2.01)
    #expect(isClose(fresh.latestPair.dx, 1, within: 1e-9))
  }

  @Test func aPauseIsLongerThan80Milliseconds() {
    let pan = Self.pan([2, 2])
    #expect(!pan.isPaused(at: 1.020) && !pan.isPaused(at: 1.099))
    #expect(pan.isPaused(at: 1.101))
    var resting = pan
    for step in 1...10 {
      resting.add(centroid: Point(x: 140, y: 5), time: 1.020 + Double(step) * 0.010)
    }
    #expect(resting.isPaused(at: 1.120), "samples without movement are no moves")
    resting.add(centroid: Point(x: 141, y: 5), time: 1.130)
    #expect(!resting.isPaused(at: 1.2))
  }
}

import ScrollEngine
import TestSupport
import Testing

@testable import GTKHost

@Suite struct StampClockTests {
  /// A machine that has run for 50 days: its millisecond stamps have wrapped.
  private let epoch = 50 * 86_400 * 1_000_000

  private func stamp(_ monotonic: Int) -> UInt32 { UInt32(truncatingIfNeeded: monotonic / 1000) }

  @Test func theMonotonicClockStartsAtZero() {
    let clock = StampClock(epoch: epoch)
    #expect(clock.seconds(at: epoch) == 0)
    #expect(clock.seconds(at: epoch + 16_667) == 0.016667)
  }

  @Test func aStampOfTheSameClockIsThatMomentNotItsArrival() {
    var clock = StampClock(epoch: epoch)
    let happened = epoch + 1_000_000
    #expect(clock.seconds(ofStamp: stamp(happened), now: happened + 12_345) == 1)
  }

  @Test func stampsThatWrapBetweenTwoEventsGoOn() {
    let wrap = (1 << 32) * 1000
    var clock = StampClock(epoch: wrap - 1_000_000)
    let before = clock.seconds(ofStamp: UInt32.max, now: wrap - 500)
    let after = clock.seconds(ofStamp: 9, now: wrap + 9500)
    #expect(before == 0.999)
    #expect(after == 1.009)
  }

  @Test func aForeignClockIsPlacedByItsArrivalAndBetterByAQuickerOne() {
    var clock = StampClock(epoch: epoch)
    // Delivered after 8 ms, which nobody can know; then after 3 ms.
    let foreign: UInt32 = 77_000_000
    #expect(clock.seconds(ofStamp: foreign, now: epoch + 1_008_000) == 1.008)
    #expect(clock.seconds(ofStamp: foreign + 100, now: epoch + 1_103_000) == 1.103)
    // From now on stamps are 3 ms late, however slow their delivery.
    #expect(clock.seconds(ofStamp: foreign + 120, now: epoch + 1_140_000) == 1.123)
  }

  @Test func timeNeverRunsBackwardsAndNoEventComesFromTheFuture() {
    var clock = StampClock(epoch: epoch)
    let first = clock.seconds(ofStamp: stamp(epoch + 500_000), now: epoch + 500_900)
    let earlier = clock.seconds(ofStamp: stamp(epoch + 450_000), now: epoch + 501_000)
    #expect(first == 0.5)
    #expect(earlier == 0.5)
    let ahead = clock.seconds(ofStamp: stamp(epoch + 900_000), now: epoch + 600_000)
    #expect(ahead == 0.6)
  }

  /// Frames and events of a window, whose system counts on the same clock or on one of its own, and which hangs at times.
  @Test(arguments: [0, 40 * 86_400 * 1_000_000])
  func theEnginesClockHasNothingLeftToMend(offset: Int) {
    var random = SeededGenerator(seed: 14)
    var stamps = StampClock(epoch: epoch)
    var frames = EventClock()
    var now = epoch
    for _ in 0..<2000 {
      var times: [Double] = []
      let isHanging = Int.random(in: 0..<20, using: &random) == 0
      // What happened while nobody looked arrives at once.
      let start = now
      now += Int.random(in: 4000...(isHanging ? 1_900_000 : 33_000), using: &random)
      var happened = start
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        happened = Int.random(in: happened...now, using: &random)
        times.append(stamps.seconds(ofStamp: stamp(happened + offset), now: now))
      }
      let frame = stamps.seconds(at: now)
      #expect(frames.frame(at: frame) == frame)
      for time in times { #expect(frames.event(at: time) == time) }
    }
  }

  @Test func anEventWithoutAStampHappensWhenItArrives() {
    var clock = StampClock(epoch: epoch)
    #expect(clock.seconds(ofStamp: 0, now: epoch + 250_000) == 0.25)
  }
}

import ScrollEngine
import Testing

struct EventClockTests {
  @Test func aClockThatIsRightIsHandedOnToTheBit() {
    var clock = EventClock()
    for step in 0..<1000 {
      let time = 1e9 / 3 + Double(step) / 120
      #expect(clock.frame(at: time).bitPattern == time.bitPattern)
      #expect(clock.event(at: time - 0.004).bitPattern == (time - 0.004).bitPattern)
    }
  }

  @Test func setBackItStandsStillAndGoesOn() {
    var clock = EventClock()
    #expect(clock.frame(at: 10) == 10)
    #expect(clock.frame(at: 4) == 10)
    #expect(clock.frame(at: 4.5) == 10.5)
    #expect(clock.event(at: 4.25) == 10.25)
    #expect(clock.frame(at: 4) == 10.5)
    #expect(clock.frame(at: 5) == 11.5)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func whatIsNoTimeIsTheTimeOfTheFrameBefore(time: Double) {
    var clock = EventClock()
    #expect(clock.frame(at: 10) == 10)
    #expect(clock.frame(at: time) == 10)
    #expect(clock.event(at: time) == 10)
    #expect(clock.frame(at: 11) == 11)
  }

  /// A host that slept for hours has events from before it fell asleep.
  @Test func anEventMayLieAnywhereBetweenTwoFrames() {
    var clock = EventClock()
    _ = clock.frame(at: 10)
    _ = clock.frame(at: 7210)
    for time in [9.5, 3600, 7210.5] { #expect(clock.event(at: time) == time) }
    for time in [8.9, 7211.1, -5] { #expect(clock.event(at: time) == 7210) }
  }
}

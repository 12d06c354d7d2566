import Testing

@testable import TilePyramid

@Suite struct AnimationTimelineTests {
  private func timeline(_ delays: [Int], rounds: Int? = nil) throws -> AnimationTimeline {
    try #require(AnimationTimeline(delays: delays, rounds: rounds))
  }

  @Test func everyFrameIsShownForItsDelay() throws {
    let timeline = try timeline([100, 250, 40, 500])
    let expected = [
      (-1, 0), (0, 0), (0.099999, 0), (0.1, 1), (0.2, 1), (0.349999, 1), (0.35, 2), (0.389999, 2),
      (0.39, 3), (0.889999, 3), (0.89, 0), (0.99, 1), (89.0, 0), (89.1, 1), (89.39, 3),
    ]
    for (time, frame) in expected + expected.reversed() {
      #expect(timeline.frame(at: time) == frame, "at \(time)")
    }
  }

  @Test func itIsTheSameHoweverItIsAsked() throws {
    let timeline = try timeline([70, 30, 110, 20], rounds: 3)
    let times = (0..<4000).map { Double($0) / 960 }
    // By adding up the delays.
    let expected = times.map { time -> Int in
      var left = Int((time * 1_000_000).rounded())
      for _ in 0..<3 {
        for (frame, delay) in [70, 30, 110, 20].enumerated() {
          if left < delay * 1000 { return frame }
          left -= delay * 1000
        }
      }
      return 3
    }
    #expect(times.map(timeline.frame) == expected)
    #expect(Array(times.reversed().map(timeline.frame).reversed()) == expected)
    for step in [2, 4, 8, 32] {
      for index in stride(from: 0, to: times.count, by: step) {
        #expect(timeline.frame(at: times[index]) == expected[index])
      }
    }
  }

  @Test func aSumOfFrameTimesReachesTheChange() throws {
    let timeline = try timeline([50, 50])
    // Thirty times a tenth is less than three, in binary.
    var time = 0.0
    for tenth in 0..<300 {
      #expect(timeline.frame(at: time) == 0, "after \(tenth) tenths")
      #expect(timeline.frame(at: time + 0.05) == 1, "after \(tenth) tenths")
      time += 0.1
    }
  }

  @Test func whatAsksForNoTimeGetsATenthOfASecond() throws {
    #expect(try timeline([0, 10, 11, 20, -5]).delays == [100, 100, 11, 20, 100])
  }

  @Test func afterTheLastRoundTheLastFrameStays() throws {
    let timeline = try timeline([100, 200], rounds: 2)
    #expect(timeline.duration == 0.6)
    #expect(
      [0, 0.1, 0.3, 0.4, 0.599, 0.6, 7, 1e300].map(timeline.frame) == [0, 1, 0, 1, 1, 1, 1, 1])
    #expect(timeline.frames(after: 0, count: 2) == [1, 0])
    #expect(timeline.frames(after: 0.3, count: 2) == [1])
    #expect(timeline.frames(after: 0.4, count: 2) == [])
    #expect(timeline.frames(after: 9, count: 2) == [])
  }

  @Test func whatComesNextGoesRoundAndRound() throws {
    let timeline = try timeline([100, 100, 100])
    #expect(timeline.duration == nil)
    #expect(timeline.frames(after: 0, count: 2) == [1, 2])
    #expect(timeline.frames(after: 0.15, count: 2) == [2, 0])
    #expect(timeline.frames(after: 1000, count: 4) == [2, 0, 1, 2])
  }

  @Test func fewerThanTwoFramesDoNotMove() {
    #expect(AnimationTimeline(delays: [], rounds: nil) == nil)
    #expect(AnimationTimeline(delays: [100], rounds: nil) == nil)
  }

  @Test func absurdDelaysAndTimesAreNoTrouble() throws {
    let timeline = try timeline([.max, .min, 100], rounds: .max)
    #expect(timeline.frame(at: 86_399) == 0 && timeline.frame(at: 86_400) == 1)
    for time in [Double.nan, .infinity, -.infinity, 1e18, .greatestFiniteMagnitude] {
      #expect((0..<3).contains(timeline.frame(at: time)))
    }
  }
}

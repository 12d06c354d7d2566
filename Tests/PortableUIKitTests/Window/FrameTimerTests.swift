import Testing

@testable import PortableUIKit

@MainActor @Suite struct FrameTimerTests {
  private let schedule = FrameSchedule()
  private let queue = FrameTimerQueue()

  /// When a timer came that was begun at 10 s, with frames at these times.
  private func times(every interval: Double, repeats: Bool = true, frames: [Double]) -> [Double] {
    var times: [Double] = []
    schedule.advance(to: 10)
    let timer = FrameTimer(every: interval, repeats: repeats) { [schedule] in
      times.append(schedule.now)
    }
    queue.add(timer, in: schedule)
    for frame in frames { schedule.advance(to: frame) }
    return times
  }

  @Test(arguments: [24.0, 60, 120, 240])
  func itComesWithTheFirstFrameAtItsTimeOrAfterIt(rate: Double) {
    let frames = (0...Int(3 * rate)).map { 10 + Double($0) / rate }
    let came = times(every: 0.4, frames: frames)
    let due = (1...7).map { 10 + 0.4 * Double($0) }
    let expected = due.map { due in frames.first { $0 >= due - 1e-9 }! }
    #expect(came.count == 7)
    #expect(zip(came, expected).allSatisfy { abs($0 - $1) <= 1 / rate + 1e-9 && $0 >= $1 - 1e-9 })
  }

  @Test func whatPassedUnseenIsLeftOut() {
    // The next one is where it would have been.
    #expect(times(every: 1, frames: [10.5, 14.2, 14.9, 15, 15.5, 16.1]) == [14.2, 15, 16.1])
  }

  @Test func oneThatDoesNotRepeatComesOnceAndIsWaitedFor() {
    #expect(times(every: 0.5, repeats: false, frames: [10.4]) == [])
    #expect(!schedule.isAtRest)
    #expect(times(every: 0.5, repeats: false, frames: [10.4, 10.5, 10.6, 20]) == [10.5])
    #expect(schedule.isEmpty)
  }

  @Test func oneThatRepeatsDoesNotKeepFromRestAndStopsWhenItIsTold() {
    var count = 0
    var timer: FrameTimer?
    let made = FrameTimer(every: 0.1, repeats: true) {
      count += 1
      if count == 3 { timer?.stop() }
    }
    timer = made
    queue.add(made, in: schedule)
    for frame in 1...20 {
      #expect(schedule.isAtRest)
      schedule.advance(to: Double(frame) * 0.1)
    }
    #expect(count == 3 && schedule.isEmpty)
  }

  /// However late the frame is, and whichever was begun first.
  @Test func whatIsDueTogetherComesInTheOrderOfItsTimes() {
    var came: [Int] = []
    schedule.advance(to: 1)
    for (number, delay) in [0.3, 0, 0.1, 0.1, 0].enumerated() {
      queue.add(FrameTimer(every: delay, repeats: false) { came.append(number) }, in: schedule)
    }
    schedule.advance(to: 2)
    #expect(came == [1, 4, 2, 3, 0])
  }

  /// One that calls another off in the frame of both.
  @Test func whatIsCalledOffMeanwhileDoesNotCome() {
    var came: [String] = []
    schedule.advance(to: 1)
    let later = FrameTimer(every: 0.2, repeats: false) { came.append("later") }
    queue.add(later, in: schedule)
    queue.add(
      FrameTimer(every: 0.1, repeats: false) {
        came.append("sooner")
        later.stop()
      }, in: schedule)
    schedule.advance(to: 2)
    #expect(came == ["sooner"] && schedule.isEmpty)
  }

  /// A page's clock has been running for a while when its program begins.
  @Test func beforeThereIsATimeItBeginsWithTheFirstFrame() {
    var came: [Double] = []
    let schedule = schedule
    queue.add(
      FrameTimer(every: 0.5, repeats: false) { came.append(schedule.now) }, in: schedule)
    for time in [7.0, 7.4, 7.5, 7.6] { schedule.advance(to: time) }
    #expect(came == [7.5])
  }

  /// At once, it comes with the next frame and not in the one that it was begun in.
  @Test func oneThatIsBegunByAnotherComesWithTheNextFrame() {
    var came: [Double] = []
    let (schedule, queue) = (schedule, queue)
    queue.add(
      FrameTimer(every: 0, repeats: false) {
        queue.add(
          FrameTimer(every: 0, repeats: false) { came.append(schedule.now) }, in: schedule)
      }, in: schedule)
    schedule.advance(to: 1)
    #expect(came == [])
    schedule.advance(to: 2)
    #expect(came == [2])
  }
}

import DisplayList
import Testing

@testable import HeadlessHost

@MainActor
struct PendingWorkTests {
  /// Pretends that each of the first frames asks for something more.
  private final class FakeWork: PendingWork {
    var rounds: Int
    var isOutstanding = false
    private(set) var asked: [Double] = []

    init(rounds: Int) {
      self.rounds = rounds
    }

    func arrive(by time: Double) -> Bool {
      asked.append(time)
      guard rounds > 0 else { return false }
      rounds -= 1
      return true
    }
  }

  private func frames(_ script: String, _ work: FakeWork) throws -> [Double] {
    let window = FakeWindow()
    try Player(try Script(parsing: script), on: window, work: work).play()
    return window.frames
  }

  /// Decoding takes no virtual time: what it brings is shown at the time at which it was asked for.
  @Test func framesAreMadeAgainUntilNothingArrives() throws {
    // One arrival before the first frame, two after it.
    let work = FakeWork(rounds: 3)
    #expect(try frames("wait 0.008", work) == [0, 0, 0])
    #expect(work.rounds == 0)
  }

  @Test func workThatNeverEndsDoesNotHang() throws {
    let work = FakeWork(rounds: .max)
    #expect(try frames("wait 0.008", work).count == 17)
  }

  @Test func settleWaitsForWork() throws {
    let work = FakeWork(rounds: 0)
    work.isOutstanding = true
    let window = FakeWindow()
    window.onFrame = { if $0 >= 0.25 { work.isOutstanding = false } }
    try Player(try Script(parsing: "settle"), on: window, work: work).play()
    #expect(window.frames.last == 0.25)
  }

  /// A recording names its frames, and no other is made; each waits for what is due.
  @Test func recordedFramesAreMadeOnce() throws {
    let work = FakeWork(rounds: 9)
    #expect(try frames("frame 1\nframe 2", work) == [1, 2])
    #expect(work.asked == [1, 2])
  }
}

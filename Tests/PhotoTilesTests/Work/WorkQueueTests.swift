import Testing

@testable import PhotoDecoding
@testable import PhotoTiles

@Suite(.timeLimit(.minutes(5))) struct WorkQueueTests {
  /// Where the test holds the work and sees how much runs.
  private final class Bench: @unchecked Sendable {
    private let monitor = Monitor()
    private var isOpen = false
    private var running = 0
    private(set) var mostRunning = 0
    private var begun: [Int] = []

    func work(_ number: Int) -> Int {
      monitor.locked {
        begun.append(number)
        running += 1
        mostRunning = max(mostRunning, running)
        monitor.changed()
        while !isOpen { monitor.wait() }
        running -= 1
      }
      return number * 10
    }

    func open() {
      monitor.locked {
        isOpen = true
        monitor.changed()
      }
    }

    func waitUntilBegun(_ count: Int) {
      monitor.locked { while begun.count < count { monitor.wait() } }
    }

    var order: [Int] { monitor.locked { begun } }
  }

  private func queue(
    _ bench: Bench, width: Int, weightLimit: Int64 = .max
  ) -> WorkQueue<Int, Int, Int> {
    WorkQueue(width: width, weightLimit: weightLimit, onFinished: {}, work: bench.work)
  }

  @Test func worksInTheOrderOfTheRequests() {
    let bench = Bench()
    let queue = queue(bench, width: 1)
    for number in [4, 2, 9, 1] { queue.submit(number, number) }
    bench.open()
    queue.waitForAll()
    #expect(bench.order == [4, 2, 9, 1])
    #expect(queue.takeFinished().map(\.output) == [40, 20, 90, 10])
    #expect(queue.isIdle)
    queue.close()
  }

  @Test func takesBackOnlyWhatHasNotBeenBegun() {
    let bench = Bench()
    let queue = queue(bench, width: 1)
    for number in [1, 2, 3] { queue.submit(number, number) }
    bench.waitUntilBegun(1)
    #expect(queue.takeBack() == [2, 3])
    queue.submit(3, 3)
    bench.open()
    queue.waitForAll()
    #expect(bench.order == [1, 3])
    queue.close()
  }

  @Test func asManyWorkAtOnceAsItIsWide() {
    let bench = Bench()
    let queue = queue(bench, width: 2)
    for number in 1...5 { queue.submit(number, number) }
    bench.waitUntilBegun(2)
    bench.open()
    queue.waitForAll()
    #expect(bench.mostRunning == 2)
    #expect(queue.takeFinished().count == 5)
    queue.close()
  }

  @Test func whatIsTooHeavyTogetherWorksOneByOne() {
    let bench = Bench()
    let queue = queue(bench, width: 2, weightLimit: 100)
    for number in 1...6 { queue.submit(number, number, weight: 60) }
    bench.waitUntilBegun(1)
    #expect(queue.runningCount == 1)
    // Heavier than all together may be, it still gets its turn.
    queue.submit(7, 7, weight: 1000)
    bench.open()
    queue.waitForAll()
    #expect(bench.mostRunning == 1)
    #expect(bench.order == [1, 2, 3, 4, 5, 6, 7])
    queue.close()
  }

  @Test func whatHasTimeBeginsWhenNothingElseIsWorkedOn() {
    let bench = Bench()
    let queue = queue(bench, width: 2)
    queue.submit(1, 1)
    for number in [2, 3] { queue.submit(number, number, hasTime: true) }
    #expect(queue.runningCount == 1)
    queue.submit(4, 4)
    #expect(queue.runningCount == 2)
    bench.waitUntilBegun(2)
    bench.open()
    queue.waitForAll()
    #expect(Set(bench.order.prefix(2)) == [1, 4] && bench.order.suffix(2) == [2, 3])
    queue.close()
    let later = Bench()
    let patient = self.queue(later, width: 2)
    for number in [1, 2] { patient.submit(number, number, hasTime: true) }
    // It does not hold up what has no time.
    patient.submit(3, 3)
    #expect(patient.runningCount == 2)
    later.open()
    patient.waitForAll()
    #expect(later.order.last == 2)
    patient.close()
  }

  @Test func aLaneThatIsFullHoldsUpNoOther() {
    let bench = Bench()
    let queue = WorkQueue<Int, Int, Int>(
      width: 2, laneWidth: 1, onFinished: {}, work: bench.work)
    queue.submit(1, 1, lane: "slow")
    bench.waitUntilBegun(1)
    for number in [2, 3] { queue.submit(number, number, lane: "slow") }
    queue.submit(4, 4)
    #expect(queue.runningCount == 2)
    bench.waitUntilBegun(2)
    #expect(bench.order == [1, 4])
    bench.open()
    queue.waitForAll()
    #expect(bench.order == [1, 4, 2, 3])
    queue.close()
  }

  @Test func waitsForSomeOnly() {
    let bench = Bench()
    let queue = queue(bench, width: 1)
    queue.wait(for: [1, 2])
    queue.submit(1, 1)
    bench.open()
    queue.wait(for: [1])
    #expect(queue.takeFinished().map(\.output) == [10])
    queue.close()
  }
}

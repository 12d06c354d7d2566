import Glibc
import Testing

@testable import PhotoDecoding
@testable import PhotoTiles

// The main thread, which some wait for, is that of thousands of other tests first.
@Suite(.timeLimit(.minutes(20))) struct MemoryPressureTests {
  @Test func theMainThreadHearsOfIt() async throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    // Urgent data look like the system's signal: nothing to read, and poll(2) says POLLPRI.
    try #require(send(ends[1], "!", 1, Int32(MSG_OOB)) == 1)
    let pressure = MemoryPressure(descriptor: ends[0])
    let isScarce = await withCheckedContinuation { told in
      pressure.onChange { told.resume(returning: $0) }
    }
    #expect(isScarce)
    pressure.stop()
    close(ends[1])
  }
}

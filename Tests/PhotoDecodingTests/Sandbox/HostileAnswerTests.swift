import Glibc
import SandboxCalls
import Testing
import TilePyramid

@testable import PhotoDecoding
@testable import TestPictures

/// Answers of a decoding process that somebody has taken over: this test is that process.
@Suite struct HostileAnswerTests {
  private let worker: DecodingWorker
  private let inside: FileSocket

  init() throws {
    let (near, far) = try #require(FileSocket.pair())
    // It names no process, so that nobody is ended with it.
    worker = DecodingWorker(near, number: 0, file: open("/dev/null", O_RDONLY))
    inside = far
  }

  /// Whether a file that comes with an answer is open after it.
  private func staysOpen(_ answer: [UInt8]) -> Bool {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(inside.send(answer, files: Array(repeating: ends[1], count: 20)))
    close(ends[1])
    _ = try? worker.nextAnswer(within: 1000)
    // The reading end hears when the last writing end is closed.
    var ready = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) == 0
  }

  @Test func filesThatComeWithAnswersAreClosed() throws {
    let header = PictureHeader(
      format: .jpeg(JPEGHeader(components: 3, coefficientBytes: 0, hasOtherProfile: false)),
      storedWidth: 9, storedHeight: 9, orientation: .upright)
    let answers: [[UInt8]] = [
      DecodingAnswer.header(header).bytes, DecodingAnswer.failure(.empty).bytes,
      DecodingAnswer.pixels(isOpaque: true, isCutShort: false).bytes,
      DecodingAnswer.built(0.5).bytes, [1, 2, 3], [],
    ]
    for answer in answers { #expect(!staysOpen(answer)) }
  }

  @Test func filesThatComeWithoutAByteAreClosed() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let (near, far) = try #require(FileSocket.pair())
    #expect(far.send([], files: [ends[1]]))
    close(ends[1])
    #expect(near.receive() == nil)
    var ready = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    #expect(poll(&ready, 1, 0) == 1)
  }

  /// It says nothing, and writes.
  @Test func whoeverFillsTheDiskInsteadOfMakingAPyramidIsStopped() throws {
    let folder = TemporaryFolder()
    let header = PictureHeader(
      format: .other(VipsHeader(loader: .png)), storedWidth: 9, storedHeight: 9,
      orientation: .upright)
    let file = try PictureFile(bytes: [1, 2, 3])
    for index in 0..<3 { folder.write("\(index)", [UInt8](repeating: 0, count: 5000)) }
    func build(mostBytes: Int64) throws {
      let work = PyramidFolder(folder.path, mostBytes: mostBytes)
      try SandboxedDecoder.build(header, of: file, by: worker, in: work) { _ in true }
    }
    #expect(throws: PictureError.stopped) { try build(mostBytes: 14_999) }
    #expect(inside.send(DecodingAnswer.built(0.5).bytes))
    #expect(throws: PictureError.stopped) { try build(mostBytes: 14_999) }
    #expect(inside.send(DecodingAnswer.built(1).bytes))
    try build(mostBytes: 15_000)
    PyramidFolder(folder.path).empty()
    #expect(folder.names("").isEmpty)
  }

  @Test func aPyramidMayTakeWhatItNeedsAndNotMuchMore() {
    func most(_ width: Int, _ height: Int, _ orientation: Orientation) -> Int64 {
      PyramidWriter.mostBytes(
        for: PictureHeader(
          format: .other(VipsHeader(loader: .png)), storedWidth: width, storedHeight: height,
          orientation: orientation))
    }
    // Two levels: four tiles and one.
    #expect(most(1024, 1024, .upright) == (5 << 21) + (1 << 20))
    #expect(most(1024, 1024, .transverse) == (5 << 21) + (1 << 20) + (16 << 20))
    // A line: a tile is a tile.
    #expect(most(512 << 10, 1, .upright) == (2047 << 21) + (1 << 20))
    #expect(most(1 << 29, 1 << 29, .transverse) > 0)
  }

  /// Many files come with an answer, again and again, while other pictures are read.
  @Test func filesThatAreNotWantedUseUpNone() throws {
    func count() -> Int { PyramidFolder("/proc/self/fd").names.count }
    let answer = DecodingAnswer.failure(.empty).bytes
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    let before = count()
    for _ in 0..<1300 {
      #expect(inside.send(answer, files: Array(repeating: file, count: 20)))
      _ = try worker.nextAnswer(within: 1000)
    }
    // Other tests open some, too.
    #expect(count() < before + 500)
  }

  @Test(arguments: [Int64.max, Int64.min, -1, 1 << 60])
  func aHeaderThatPromisesTooMuchIsNone(bytes: Int64) {
    let formats: [PictureHeader.Format] = [
      .jpeg(JPEGHeader(components: 3, coefficientBytes: bytes, hasOtherProfile: false)),
      .other(VipsHeader(loader: .heif, bytesHeld: bytes)),
    ]
    for format in formats {
      let header = PictureHeader(
        format: format, storedWidth: 8192, storedHeight: 8192, orientation: .turnedClockwise)
      #expect(DecodingAnswer(DecodingAnswer.header(header).bytes) == nil)
    }
  }

  @Test func theLargestPossibleHeaderOverflowsNothing() throws {
    let decoder = PictureDecoder(limits: MemoryBudget(limit: 64 << 20).decodeLimits)
    let file = try PictureFile(bytes: [1, 2, 3])
    let side = 1 << 29
    for format: PictureHeader.Format in [
      .jpeg(JPEGHeader(components: 3, coefficientBytes: 1 << 48, hasOtherProfile: false)),
      .other(VipsHeader(loader: .heif, bytesHeld: 1 << 48)),
    ] {
      for orientation in [Orientation.upright, .turnedClockwise] {
        let header = PictureHeader(
          format: format, storedWidth: side, storedHeight: side, orientation: orientation,
          animation: AnimationTimeline(delays: [.max, .min], rounds: .max))
        #expect(throws: PictureError.self) { try decoder.bounded(header, file) }
        for level in 0..<header.grid.levelCount {
          _ = header.workingBytes(of: PieceKey(picture: 0, level: Int16(level)))
        }
      }
    }
  }

  /// A disk may have a file without contents that claims to be as long as files can be.
  @Test func theLongestFileOverflowsNothing() throws {
    let memory = sandbox_shared_memory(.max)
    try #require(memory >= 0)
    let file = try PictureFile(descriptor: memory)
    let decoder = PictureDecoder(limits: MemoryBudget.standard.decodeLimits)
    let header = PictureHeader(
      format: .other(VipsHeader(loader: .png)), storedWidth: 100, storedHeight: 100,
      orientation: .upright)
    #expect(try decoder.bounded(header, file).finestLevel == 0)
  }

  @Test func whoEndedAProcessIsTold() {
    for signal in [SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGSYS, SIGFPE, SIGXFSZ] {
      #expect(DecodingService.isBreakdown(signal), "\(signal)")
    }
    for signal in [SIGKILL, SIGTERM, SIGHUP, SIGINT] {
      #expect(!DecodingService.isBreakdown(signal), "\(signal)")
    }
    // It has left by itself.
    #expect(DecodingService.isBreakdown(1 << 8) && DecodingService.isBreakdown(0))
  }

  @Test func whatWasKilledFromOutsideIsTriedTwiceMore() throws {
    func tries(until good: Int, _ error: PictureError) -> (count: Int, isGood: Bool) {
      var count = 0
      let result = Result { () throws(PictureError) -> Bool in
        try SandboxedDecoder.insisting { () throws(PictureError) -> Bool in
          count += 1
          guard count == good else { throw error }
          return true
        }
      }
      return (count, (try? result.get()) == true)
    }
    #expect(tries(until: 2, .killed) == (2, true))
    #expect(tries(until: 3, .killed) == (3, true))
    #expect(tries(until: 4, .killed) == (3, false))
    for error in [PictureError.stopped, .damaged("PNG"), .tookTooLong] {
      #expect(tries(until: 2, error) == (1, false))
    }
    #expect(PictureError.killed.isPassing && PictureError.noProcess("").isPassing)
    #expect(!PictureError.killed.message.contains("purpose"))
  }
}

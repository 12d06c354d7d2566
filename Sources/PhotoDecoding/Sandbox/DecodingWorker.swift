import Glibc
import SandboxCalls

/// A decoding process as those see it who ask it. One request at a time.
final class DecodingWorker: @unchecked Sendable {
  /// Milliseconds.
  private static let startTime: Int32 = 10_000
  /// Between two looks at whether anybody still wants the answer, or should, milliseconds.
  private static let attention: Int32 = 10

  /// What is done while an answer is waited for. It may end that.
  typealias Meanwhile = () throws(PictureError) -> Void

  private let socket: FileSocket
  let number: Int32
  /// Names the process for as long as this is open, even when its number belongs to another. Linux has
  /// that since 5.3.
  private let file: Int32?
  /// All that was ever lent to it, bytes: it may have kept what it should have given back.
  private(set) var lentBytes: Int64 = 0
  /// What it is not locked in with, once it has begun.
  private(set) var gaps: SandboxGaps = []

  init(_ socket: FileSocket, number: Int32, file: Int32?) {
    self.socket = socket
    self.number = number
    self.file = file
  }

  deinit {
    end()
    if let file { close(file) }
  }

  /// The process is gone.
  var isEnded: Bool { socket.isEnded }

  func end() { signal(SIGKILL) }

  func signal(_ signal: Int32) {
    if let file {
      _ = sandbox_signal(file, signal)
    } else if !socket.isEnded {
      // While its end of the socket is open the number is still its own.
      kill(number, signal)
    }
  }

  /// Waits until it is locked in. Returns what with it is not; nil when it does not start.
  func begin() -> SandboxGaps? {
    guard socket.waitForMessage(within: Self.startTime),
      let message = socket.receive(takesFiles: false), message.bytes.count == 1
    else { return nil }
    gaps = SandboxGaps(rawValue: message.bytes[0])
    return gaps
  }

  /// Takes note of what it is or was handed.
  func lend(_ memory: SharedMemory) { lentBytes += Int64(memory.byteCount) }

  /// Throws `killed`, `stopped`, `tookTooLong` and `givenUp` when the process is of no more use.
  ///
  /// - Parameters:
  ///   - result: where what is asked for goes.
  ///   - meanwhile: is called now and then while the answer is waited for.
  func ask(
    _ request: DecodingRequest, about files: [PictureFile], into result: SharedMemory? = nil,
    within milliseconds: Int32, meanwhile: Meanwhile? = nil
  ) throws(PictureError) -> DecodingAnswer {
    if let result { lend(result) }
    let descriptors = (result.map { [$0.file] } ?? []) + files.map(\.descriptor)
    guard socket.send(request.bytes, files: descriptors) else { throw .killed }
    return try nextAnswer(within: milliseconds, meanwhile: meanwhile)
  }

  /// What else it says about the last request.
  func nextAnswer(
    within milliseconds: Int32, meanwhile: Meanwhile? = nil
  ) throws(PictureError) -> DecodingAnswer {
    var rest = milliseconds
    while let meanwhile, rest > Self.attention, !socket.waitForMessage(within: Self.attention) {
      try meanwhile()
      rest -= Self.attention
    }
    guard socket.waitForMessage(within: rest) else { throw .tookTooLong }
    guard let message = socket.receive(takesFiles: false) else { throw .killed }
    guard let answer = DecodingAnswer(message.bytes) else { throw .stopped }
    return answer
  }

  /// Throws when this task is cancelled: nobody waits for its answer.
  ///
  /// - Parameter mayBeGivenUp: otherwise it is waited for all the same.
  static func listening(mayBeGivenUp: Bool) -> Meanwhile? {
    guard mayBeGivenUp else { return nil }
    return { () throws(PictureError) in if Task.isCancelled { throw .givenUp } }
  }
}

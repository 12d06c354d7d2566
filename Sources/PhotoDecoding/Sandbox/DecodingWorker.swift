import Glibc
import SandboxCalls

/// A decoding process as those see it who ask it. One request at a time.
final class DecodingWorker: Sendable {
  /// Milliseconds.
  private static let startTime: Int32 = 10_000
  /// Between two looks at whether anybody still wants the answer, milliseconds.
  private static let attention: Int32 = 10

  private let socket: FileSocket
  /// Names the process for as long as this is open, even when its number belongs to another.
  let process: Int32

  init(_ socket: FileSocket, process: Int32) {
    self.socket = socket
    self.process = process
  }

  /// The next that the factory has made; nil when the system refused it.
  convenience init?(from factory: FileSocket) {
    guard let message = factory.receive(), message.files.count == 2 else { return nil }
    self.init(FileSocket(message.files[0]), process: message.files[1])
  }

  deinit {
    _ = sandbox_signal(process, SIGKILL)
    close(process)
  }

  /// Nil when it could lock itself down; otherwise why not.
  func problemAtStart() -> String? {
    guard socket.waitForMessage(within: Self.startTime), let message = socket.receive() else {
      return "decoding processes do not start"
    }
    return message.bytes == [DecodingProcess.isReady]
      ? nil : String(decoding: message.bytes, as: UTF8.self)
  }

  /// Throws `stopped`, `tookTooLong` and `givenUp` when the process is of no more use.
  ///
  /// - Parameter mayBeGivenUp: when this task is cancelled, the answer is not waited for.
  func ask(
    _ request: DecodingRequest, files: [Int32], within milliseconds: Int32,
    mayBeGivenUp: Bool = false
  ) throws(PictureError) -> (DecodingAnswer, file: Int32?) {
    guard socket.send(request.bytes, files: files) else { throw .stopped }
    return try nextAnswer(within: milliseconds, mayBeGivenUp: mayBeGivenUp)
  }

  /// What else it says about the last request.
  func nextAnswer(
    within milliseconds: Int32, mayBeGivenUp: Bool = false
  ) throws(PictureError) -> (DecodingAnswer, file: Int32?) {
    var rest = milliseconds
    while mayBeGivenUp, rest > Self.attention, !socket.waitForMessage(within: Self.attention) {
      if Task.isCancelled { throw .givenUp }
      rest -= Self.attention
    }
    guard socket.waitForMessage(within: rest) else { throw .tookTooLong }
    guard let message = socket.receive() else { throw .stopped }
    for file in message.files.dropFirst() { close(file) }
    guard let answer = DecodingAnswer(message.bytes) else {
      if let file = message.files.first { close(file) }
      throw .stopped
    }
    return (answer, message.files.first)
  }
}

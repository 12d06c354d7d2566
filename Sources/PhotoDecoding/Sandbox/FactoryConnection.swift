import Glibc

/// The process that makes decoding processes, as those see it who ask it. One request at a time.
final class FactoryConnection: Sendable {
  /// Milliseconds. One that is started again loads the program's libraries first.
  private static let patience: Int32 = 10_000

  let socket: FileSocket
  /// Its number.
  let process: Int32

  init(_ socket: FileSocket, process: Int32) {
    self.socket = socket
    self.process = process
  }

  enum Made {
    case worker(DecodingWorker)
    /// The system has no other process.
    case refused
    /// Nobody answers.
    case gone
  }

  func make(_ request: FactoryRequest) -> Made {
    socket.send(request.bytes) ? made() : .gone
  }

  /// What comes of a request that was sent already.
  func made() -> Made {
    guard let message = answer() else { return .gone }
    var files = message.files
    if case .process(let number)? = FactoryAnswer(message.bytes), !files.isEmpty {
      let socket = FileSocket(files.removeFirst())
      return .worker(DecodingWorker(socket, number: number, file: files.first))
    }
    for file in files { close(file) }
    if case .refused? = FactoryAnswer(message.bytes) { return .refused }
    return .gone
  }

  /// How a process has ended that was told to, as `waitpid` has it; nil when nobody knows.
  func ending(of process: Int32) -> Int32? {
    guard socket.send(FactoryRequest.ending(process).bytes), let message = answer(),
      case .ending(let status)? = FactoryAnswer(message.bytes)
    else { return nil }
    return status
  }

  func prepareVips() { _ = socket.send(FactoryRequest.vips.bytes) }

  /// Ends it, however it is.
  func end() {
    // Its number is its own as long as nobody has waited for it.
    guard waitpid(process, nil, WNOHANG) == 0 else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  private func answer() -> FileSocket.Message? {
    socket.waitForMessage(within: Self.patience) ? socket.receive() : nil
  }
}

import CVips
import Glibc
import SandboxCalls

/// The process that decoding processes are copies of. It never reads a picture itself.
enum DecodingFactory {
  /// Only for a program that has no other threads.
  ///
  /// - Returns: where it can be asked; nil when the system refuses another process.
  static func start(limits: DecodeLimits) -> FileSocket? {
    guard let (near, far) = FileSocket.pair() else { return nil }
    let child = sandbox_fork()
    if child == 0 {
      // Ends with the program, since nothing but it holds the other end.
      close(near.descriptor)
      run(far, limits: limits)
    }
    return child > 0 ? near : nil
  }

  /// - Parameter patience: when nobody asks for anything for so long, milliseconds, the first picture
  ///   is there, and there is time for what the next ones need.
  static func run(_ socket: FileSocket, limits: DecodeLimits, patience: Int32 = 500) -> Never {
    _ = sandbox_end_with_parent()
    // Nobody waits for the copies: the system buries them.
    signal(SIGCHLD, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    silence()
    var isVipsNeeded = false
    while let message = socket.receive() {
      switch FactoryRequest(message.bytes) {
      case .vips: isVipsNeeded = true
      case .process(let folder, let first):
        let first = first.map { FileSocket.Message(bytes: $0.bytes, files: message.files) }
        guard makeProcess(socket, limits, folder, first) else { _exit(0) }
      case nil: _exit(0)
      }
      // The first processes begin without; the others get to share it.
      if isVipsNeeded, !socket.waitForMessage(within: patience) {
        cvips_load()
        isVipsNeeded = false
      }
    }
    _exit(0)
  }

  /// False when nobody is there to have it.
  private static func makeProcess(
    _ socket: FileSocket, _ limits: DecodeLimits, _ folder: String?, _ first: FileSocket.Message?
  ) -> Bool {
    defer { for file in first?.files ?? [] { close(file) } }
    guard let (near, far) = FileSocket.pair() else { return false }
    let child = sandbox_fork()
    if child == 0 {
      close(socket.descriptor)
      close(near.descriptor)
      DecodingProcess.run(far, limits: limits, folder: folder, first: first)
    }
    let process = child > 0 ? sandbox_process_file(child) : -1
    guard process >= 0 else { return socket.send([0]) }
    defer { close(process) }
    return socket.send([1], files: [near.descriptor, process])
  }

  /// Libraries must not write into the program's output.
  private static func silence() {
    let nothing = open("/dev/null", O_RDWR)
    guard nothing >= 0 else { return }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nothing, stream) }
    if nothing > STDERR_FILENO { close(nothing) }
  }
}

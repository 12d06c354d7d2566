import CVips
import Glibc
import SandboxCalls

/// The process that decoding processes are copies of. It never reads a picture itself.
enum DecodingFactory {
  /// Asks for a process that may not write anywhere; any other text is the folder where it may.
  static let noFolder = "-"
  /// Nobody asks for anything for so long, milliseconds: the first picture is there.
  private static let patience: Int32 = 500

  static func run(_ socket: FileSocket, limits: DecodeLimits) -> Never {
    _ = sandbox_end_with_parent()
    // Nobody waits for the copies: the system buries them.
    signal(SIGCHLD, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    silence()
    while let message = socket.receive() {
      guard let (near, far) = FileSocket.pair() else { break }
      let child = sandbox_fork()
      if child == 0 {
        close(socket.descriptor)
        close(near.descriptor)
        let folder = String(decoding: message.bytes, as: UTF8.self)
        DecodingProcess.run(far, limits: limits, folder: folder == noFolder ? nil : folder)
      }
      let process = child > 0 ? sandbox_process_file(child) : -1
      let sent =
        process >= 0 ? socket.send([1], files: [near.descriptor, process]) : socket.send([0])
      if process >= 0 { close(process) }
      guard sent else { break }
      // The first processes begin without; when there is time, the others get to share it.
      if !socket.waitForMessage(within: patience) { cvips_load() }
    }
    _exit(0)
  }

  /// Libraries must not write into the program's output.
  private static func silence() {
    let nothing = open("/dev/null", O_RDWR)
    guard nothing >= 0 else { return }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nothing, stream) }
    if nothing > STDERR_FILENO { close(nothing) }
  }
}

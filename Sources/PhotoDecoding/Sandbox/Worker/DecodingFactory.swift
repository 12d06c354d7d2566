import CVips
import Glibc
import SandboxCalls

/// The process that decoding processes are copies of. It never reads a picture itself.
enum DecodingFactory {
  /// Asks for a process that may not write anywhere; any other text is the folder where it may.
  static let noFolder = "-"
  /// Says that there are pictures which libvips decodes. No folder is called that; not answered.
  static let vipsIsNeeded = "+"

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
      let text = String(decoding: message.bytes, as: UTF8.self)
      if text == vipsIsNeeded {
        isVipsNeeded = true
      } else {
        guard makeProcess(socket, limits, folder: text == noFolder ? nil : text) else { break }
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
    _ socket: FileSocket, _ limits: DecodeLimits, folder: String?
  ) -> Bool {
    guard let (near, far) = FileSocket.pair() else { return false }
    let child = sandbox_fork()
    if child == 0 {
      close(socket.descriptor)
      close(near.descriptor)
      DecodingProcess.run(far, limits: limits, folder: folder)
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

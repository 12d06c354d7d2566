import CVips
import Glibc
import SandboxCalls

/// The process that decoding processes are copies of. It never reads a picture itself.
struct DecodingFactory {
  private let socket: FileSocket
  private let limits: DecodeLimits
  /// Those that have ended, and that nobody has asked about. As `waitpid` has it.
  private var endings: [Int32: Int32] = [:]
  private static let mostEndings = 64

  /// Does what it is asked, until nobody is there to ask: it closes the other end if it has that.
  ///
  /// - Parameter patience: when nobody asks for anything for so long, milliseconds, the first picture
  ///   is there, and there is time for what the next ones need.
  static func run(_ socket: FileSocket, limits: DecodeLimits, patience: Int32 = 500) -> Never {
    _ = sandbox_set_name("picture factory")
    signal(SIGCHLD, SIG_DFL)
    signal(SIGINT, SIG_IGN)
    silence()
    // Copies would have what the program has open and knows.
    let kept = sandbox_keep_only(socket.descriptor)
    guard kept >= 0 else { _exit(1) }
    sandbox_forget_environment()
    var factory = DecodingFactory(socket: FileSocket(kept), limits: limits)
    factory.run(patience: patience)
    _exit(0)
  }

  private init(socket: FileSocket, limits: DecodeLimits) {
    self.socket = socket
    self.limits = limits
  }

  private mutating func run(patience: Int32) {
    var isVipsNeeded = false
    while let message = socket.receive() {
      bury()
      var isHeard = true
      switch FactoryRequest(message.bytes) {
      case .vips: isVipsNeeded = true
      case .process(let folder, let first):
        let first = first.map { FileSocket.Message(bytes: $0.bytes, files: message.files) }
        isHeard = makeProcess(folder, first)
      case .ending(let process):
        isHeard = socket.send(FactoryAnswer.ending(ending(of: process)).bytes)
      case nil: return
      }
      for file in message.files { close(file) }
      guard isHeard else { return }
      // The first processes begin without; the others get to share it.
      if isVipsNeeded, !socket.waitForMessage(within: patience) {
        cvips_load()
        isVipsNeeded = false
      }
    }
  }

  /// False when nobody is there to have it.
  private mutating func makeProcess(_ folder: String?, _ first: FileSocket.Message?) -> Bool {
    guard let (near, far) = FileSocket.pair() else { return refuse() }
    let child = sandbox_fork()
    if child == 0 {
      close(socket.descriptor)
      close(near.descriptor)
      DecodingProcess.run(far, limits: limits, folder: folder, first: first)
    }
    guard child > 0 else { return refuse() }
    endings[child] = nil
    let process = sandbox_process_file(child)
    defer { if process >= 0 { close(process) } }
    let files = [near.descriptor] + (process >= 0 ? [process] : [])
    return socket.send(FactoryAnswer.process(child).bytes, files: files)
  }

  private func refuse() -> Bool { socket.send(FactoryAnswer.refused.bytes) }

  // MARK: - Endings

  /// Takes note of all that have ended.
  private mutating func bury() {
    var status: Int32 = 0
    while case let process = waitpid(-1, &status, WNOHANG), process > 0 { note(process, status) }
  }

  private mutating func note(_ process: Int32, _ status: Int32) {
    if endings.count == Self.mostEndings { endings.removeAll() }
    endings[process] = status
  }

  private mutating func ending(of process: Int32) -> Int32? {
    if let known = endings.removeValue(forKey: process) { return known }
    var status: Int32 = 0
    return waitpid(process, &status, 0) == process ? status : nil
  }

  /// Libraries must not write into the program's output.
  private static func silence() {
    let nothing = open("/dev/null", O_RDWR)
    guard nothing >= 0 else { return }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nothing, stream) }
    if nothing > STDERR_FILENO { close(nothing) }
  }
}

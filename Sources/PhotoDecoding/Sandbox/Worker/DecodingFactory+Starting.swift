import Glibc
import SandboxCalls

extension DecodingFactory {
  /// Tells a program that was started again what it is.
  private static let variable = "ZOOMSCROLL_FACTORY"

  /// Copies this program. Only for one that has no other threads.
  ///
  /// - Returns: nil when the system refuses another process.
  static func forked(limits: DecodeLimits) -> FactoryConnection? {
    guard let (near, far) = FileSocket.pair() else { return nil }
    let child = sandbox_fork()
    if child == 0 {
      _ = sandbox_end_with_parent()
      run(far, limits: limits)
    }
    return child > 0 ? FactoryConnection(near, process: child) : nil
  }

  /// Starts this program again, which any may do at any time. It finds out what it is in
  /// `becomeFactoryIfAsked`.
  ///
  /// - Returns: nil when the system refuses another process.
  static func startedAgain() -> FactoryConnection? {
    guard let (near, far) = FileSocket.pair() else { return nil }
    var process: Int32 = 0
    guard
      sandbox_start_again("\(variable)=\(Handover.version)", far.descriptor, &process) == 0
    else { return nil }
    return FactoryConnection(near, process: process)
  }

  /// What a program that was started for this does instead of anything else.
  static func becomeFactoryIfAsked(limits: DecodeLimits) {
    guard let text = getenv(variable).map({ String(cString: $0) }) else { return }
    guard text == String(Handover.version) else { _exit(1) }
    run(FileSocket(Int32(sandbox_first_file)), limits: limits)
  }
}

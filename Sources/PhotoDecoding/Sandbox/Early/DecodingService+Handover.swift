import Glibc

extension DecodingService {
  /// The processes that the launcher of this program has started; nil when the program was started by
  /// itself. As `start`, with the same report.
  ///
  /// Throws when the launcher belongs to another version of the program.
  package static func handedOver(
    report: @escaping @Sendable (String) -> Void
  ) throws(HandoverError) -> DecodingService? {
    guard let text = getenv(Handover.variable).map({ String(cString: $0) }) else { return nil }
    unsetenv(Handover.variable)
    guard let handover = Handover(text) else { throw .otherVersion }
    // Nothing that the program starts gets it.
    guard fcntl(handover.factory, F_SETFD, FD_CLOEXEC) == 0 else { throw .otherVersion }
    let factory = FileSocket(handover.factory)
    let service = DecodingService(factory, report: report)
    if let picture = handover.picture, let worker = DecodingWorker(from: factory) {
      service.early = EarlyPicture(file: picture.file, window: picture.window, worker: worker)
    }
    return service
  }
}

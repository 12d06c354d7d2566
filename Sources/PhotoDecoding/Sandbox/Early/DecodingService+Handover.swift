import Glibc

extension DecodingService {
  /// The processes that the launcher of this program has started; nil when the program was started by
  /// itself. As `start`, with the same report.
  ///
  /// Throws when the launcher belongs to another version of the program.
  package static func handedOver(
    report: @escaping @Sendable (SandboxReport) -> Void
  ) throws(HandoverError) -> DecodingService? {
    guard let text = getenv(Handover.variable).map({ String(cString: $0) }) else { return nil }
    unsetenv(Handover.variable)
    guard let handover = Handover(text) else { throw .otherVersion }
    // Nothing that the program starts gets them.
    for file in [handover.factory, handover.picture?.memory].compactMap(\.self) {
      guard fcntl(file, F_SETFD, FD_CLOEXEC) == 0 else { throw .otherVersion }
    }
    let factory = FactoryConnection(FileSocket(handover.factory), process: handover.process)
    let service = DecodingService(
      factory, limits: MemoryBudget.standard.decodeLimits, report: report)
    if let picture = handover.picture, let memory = SharedMemory(file: picture.memory),
      case .worker(let worker) = factory.made()
    {
      worker.lend(memory)
      service.early = EarlyPicture(
        file: picture.file, window: picture.window, worker: worker, memory: memory)
    }
    return service
  }
}

import Glibc

/// Decodes pictures in processes that can do nothing else: what a hostile file takes over there is of
/// no use to it, and when it breaks down only that picture is lost.
///
/// Processes are made as copies of one that was copied from the program when it began, before it had
/// threads, which is quick and shares its memory. When that one is gone, the program is started again
/// to be another. A picture for which there is no process is not decoded.
public final class DecodingService: @unchecked Sendable {
  let limits: DecodeLimits
  private let tell: @Sendable (SandboxReport) -> Void

  let monitor = Monitor()
  // Inside the monitor only.
  var factory: FactoryConnection?
  var early: EarlyPicture?
  private var idle: [(worker: DecodingWorker, animation: FileVersion?)] = []
  /// Files whose frames are being decoded.
  private var animations: Set<FileVersion> = []
  private var allowsUnlocked = false
  private var lacking: SandboxReport?
  private var told: SandboxReport?
  private var isVipsNeeded = false

  /// - Parameter factory: where processes come from; nil when that must be started again.
  init(
    _ factory: FactoryConnection?, limits: DecodeLimits,
    report: @escaping @Sendable (SandboxReport) -> Void
  ) {
    // Memory that would be larger than files may be is an error like any other.
    signal(SIGXFSZ, SIG_IGN)
    self.factory = factory
    self.limits = limits
    tell = report
  }

  /// Must be the first thing that a program does, whatever its arguments, before it has any thread:
  /// a program that was started again to make decoding processes does not come back from here.
  ///
  /// - Parameter report: is told, on any thread, when this system lacks something that decoding
  ///   processes are locked in with, and when that is something else.
  public static func start(
    budget: MemoryBudget = .standard, report: @escaping @Sendable (SandboxReport) -> Void
  ) -> DecodingService {
    let limits = budget.decodeLimits
    DecodingFactory.becomeFactoryIfAsked(limits: limits)
    return DecodingService(
      DecodingFactory.forked(limits: limits), limits: limits, report: report)
  }

  /// From now on pictures are decoded also where no lock keeps decoders from anything, and in the
  /// program itself where the system has no other process.
  public func allowUnlocked() { monitor.locked { allowsUnlocked = true } }

  /// What the latest process lacks; nil when that is nothing.
  public var report: SandboxReport? { monitor.locked { lacking } }

  // MARK: - Processes

  /// Lends a process to `body`. One that fails is not used again.
  ///
  /// - Parameters:
  ///   - animation: the file of which a frame is wanted. Frames rest upon those before them, so all of
  ///     a file's come from one process, one after the other.
  ///   - beginningAnew: it is the first frame, before which there are none.
  /// - Returns: nil when the program itself is to decode.
  func withWorker<Value>(
    for animation: FileVersion? = nil, beginningAnew: Bool = false,
    _ body: (DecodingWorker) throws(PictureError) -> Value
  ) throws(PictureError) -> Value? {
    if let animation { begin(animation) }
    defer { if let animation { end(animation) } }
    guard let (worker, known) = try borrow(for: animation) else { return nil }
    let value = try asking(worker) { () throws(PictureError) in try body(worker) }
    keep(worker, for: animation ?? known, isBetween: animation == nil || beginningAnew)
    return value
  }

  /// A process that may also write into one folder, for one piece of work; nil when the program
  /// itself is to do it.
  func worker(writingInto folder: String) throws(PictureError) -> DecodingWorker? {
    let worker = try make(.process(folder: folder))
    let isConfined = worker?.gaps.contains(.landlock) != true
    guard isConfined || monitor.locked({ allowsUnlocked }) else {
      throw .noProcess("without Landlock, what makes a pyramid of it might write into any file")
    }
    return worker
  }

  /// For whoever needs a process next.
  ///
  /// - Parameter isBetween: it can be replaced without anything having to be done again.
  func keep(
    _ worker: DecodingWorker, for animation: FileVersion? = nil, isBetween: Bool = true
  ) {
    // What one has been lent may still be in its hands, and counts for nobody else.
    let most = limits.workingBytes + limits.levelBytes
    guard worker.lentBytes <= (isBetween ? most : 2 * most) else { return }
    monitor.locked { idle.append((worker, animation)) }
  }

  /// Says of a process that is gone whether that was its own doing.
  ///
  /// - Parameter isLast: it is ended in any case, and gone once this is over.
  func asking<Value>(
    _ worker: DecodingWorker, isLast: Bool = false, _ body: () throws(PictureError) -> Value
  ) throws(PictureError) -> Value {
    let result = Result { () throws(PictureError) in try body() }
    var isKilled = false
    if case .failure(.killed) = result { isKilled = true }
    guard isLast || isKilled else { return try result.get() }
    // It may only have closed its socket.
    worker.end()
    let status = monitor.locked { factory?.ending(of: worker.number) }
    if isKilled, status.map(Self.isBreakdown) == true { throw .stopped }
    return try result.get()
  }

  /// - Parameter status: as `waitpid` has it.
  static func isBreakdown(_ status: Int32) -> Bool {
    let outside: Set = [SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT]
    return !outside.contains(status & 0x7F)
  }

  private func begin(_ animation: FileVersion) {
    monitor.locked {
      while !animations.insert(animation).inserted { monitor.wait() }
    }
  }

  private func end(_ animation: FileVersion) {
    monitor.locked {
      animations.remove(animation)
      monitor.changed()
    }
  }

  /// The process that knows the file already; otherwise one that knows none, if there is any.
  private func takeIdle(for animation: FileVersion?) -> (DecodingWorker, FileVersion?)? {
    idle.removeAll { $0.worker.isEnded }
    let known = animation.flatMap { file in idle.lastIndex { $0.animation == file } }
    let place = known ?? idle.lastIndex { $0.animation == nil } ?? idle.indices.last
    return place.map { idle.remove(at: $0) }
  }

  private func borrow(
    for animation: FileVersion?
  ) throws(PictureError) -> (DecodingWorker, FileVersion?)? {
    if let found = monitor.locked({ takeIdle(for: animation) }) { return found }
    return try make(.process()).map { ($0, nil) }
  }

  /// There are pictures that libvips decodes: processes made from now on share one copy of it, as soon
  /// as there is time to load that.
  func needsVips() {
    monitor.locked {
      guard !isVipsNeeded else { return }
      isVipsNeeded = true
      factory?.prepareVips()
    }
  }

  private func make(_ request: FactoryRequest) throws(PictureError) -> DecodingWorker? {
    switch monitor.locked({ made(request) }) {
    case .worker(let worker):
      let gaps = worker.begin()
      // Whoever ended it did not mean this system.
      if gaps == nil, worker.isEnded { throw .killed }
      return try isAllowed(gaps) ? worker : nil
    case .refused, .gone:
      _ = try isAllowed(nil)
      return nil
    }
  }

  /// Inside the monitor.
  private func made(_ request: FactoryRequest) -> FactoryConnection.Made {
    if let factory {
      let made = factory.make(request)
      guard case .gone = made else { return made }
      factory.end()
    }
    factory = DecodingFactory.startedAgain()
    if isVipsNeeded { factory?.prepareVips() }
    return factory?.make(request) ?? .gone
  }

  // MARK: - What is missing

  /// Whether a process that began so may decode; false when the program itself is to do it.
  ///
  /// - Parameter gaps: nil when there is no process.
  func isAllowed(_ gaps: SandboxGaps?) throws(PictureError) -> Bool {
    let report = SandboxReport(gaps, allowsUnlocked: monitor.locked { allowsUnlocked })
    note(report)
    if case .notDecoding(let reason)? = report { throw .noProcess(reason) }
    return gaps != nil
  }

  private func note(_ report: SandboxReport?) {
    let isNew = monitor.locked {
      lacking = report
      guard let report, report != told else { return false }
      told = report
      return true
    }
    if isNew, let report { tell(report) }
  }
}

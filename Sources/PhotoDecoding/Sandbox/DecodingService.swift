import Glibc

/// Decodes pictures in processes that can do nothing else: what a hostile file takes over there is of
/// no use to it, and when it breaks down only that picture is lost.
///
/// Processes are made as copies of one that was copied from the program when it began, before it had
/// threads, which is quick and shares its memory.
public final class DecodingService: @unchecked Sendable {
  private let factory: FileSocket
  private let report: @Sendable (String) -> Void

  let monitor = Monitor()
  // Inside the monitor only.
  var early: EarlyPicture?
  private var idle: [(worker: DecodingWorker, animation: FileVersion?)] = []
  /// Files whose frames are being decoded.
  private var animations: Set<FileVersion> = []
  private var isUnavailable = false
  private var isVipsNeeded = false

  /// - Parameter factory: where processes come from.
  init(_ factory: FileSocket, report: @escaping @Sendable (String) -> Void) {
    self.factory = factory
    self.report = report
  }

  /// Must be called before the program has started any thread.
  ///
  /// - Parameter report: is told, once and on any thread, why this system has no such processes;
  ///   pictures are decoded in the program itself then.
  /// - Returns: nil when the system refuses another process.
  public static func start(
    budget: MemoryBudget = .standard, report: @escaping @Sendable (String) -> Void
  ) -> DecodingService? {
    DecodingFactory.start(limits: budget.decodeLimits).map { DecodingService($0, report: report) }
  }

  /// Lends a process to `body`; nil when this system has none. One that fails is not used again.
  ///
  /// - Parameter animation: the file of which a frame is wanted. Frames rest upon those before them,
  ///   so all of a file's come from one process, one after the other.
  func withWorker<Value>(
    for animation: FileVersion? = nil,
    _ body: (DecodingWorker) throws(PictureError) -> Value
  ) throws(PictureError) -> Value? {
    if let animation { begin(animation) }
    defer { if let animation { end(animation) } }
    guard let (worker, known) = borrow(for: animation) else { return nil }
    let value = try body(worker)
    keep(worker, for: animation ?? known)
    return value
  }

  /// For whoever needs a process next.
  func keep(_ worker: DecodingWorker, for animation: FileVersion? = nil) {
    monitor.locked { idle.append((worker, animation)) }
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
    let known = animation.flatMap { file in idle.lastIndex { $0.animation == file } }
    let place = known ?? idle.lastIndex { $0.animation == nil } ?? idle.indices.last
    return place.map { idle.remove(at: $0) }
  }

  private func borrow(for animation: FileVersion?) -> (DecodingWorker, FileVersion?)? {
    let found = monitor.locked { () -> ((DecodingWorker, FileVersion?)?, mayMake: Bool) in
      (takeIdle(for: animation), !isUnavailable)
    }
    if let worker = found.0 { return worker }
    guard found.mayMake else { return nil }
    let made = make()
    let problem = made?.problemAtStart()
    if let made, problem == nil { return (made, nil) }
    let isFirst = monitor.locked {
      defer { isUnavailable = true }
      return !isUnavailable
    }
    if isFirst { report(problem ?? "this system refuses another process") }
    return nil
  }

  /// A process that may also write into one folder, for one piece of work; nil when this system has
  /// none.
  func worker(writingInto folder: String) -> DecodingWorker? {
    let mayMake = monitor.locked { !isUnavailable }
    guard mayMake, let worker = make(.process(folder: folder)), worker.problemAtStart() == nil
    else {
      return nil
    }
    return worker
  }

  /// There are pictures that libvips decodes: processes made from now on share one copy of it, as soon
  /// as there is time to load that.
  func needsVips() {
    monitor.locked {
      guard !isVipsNeeded else { return }
      isVipsNeeded = true
      _ = factory.send(FactoryRequest.vips.bytes)
    }
  }

  private func make(_ request: FactoryRequest = .process()) -> DecodingWorker? {
    monitor.locked { factory.send(request.bytes) ? DecodingWorker(from: factory) : nil }
  }
}

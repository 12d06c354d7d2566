import Foundation
import Gallery
import PhotoTiles

/// Makes files of photos when they are asked for, on threads of its own, and keeps what was asked for
/// last. Whoever asks for tiles that come out of the same pixels is served by one decoding.
public final class PictureMaker: @unchecked Sendable {
  public typealias Answer = Result<MadeFile, PictureError>
  /// Names what was ordered.
  public typealias Ticket = Int

  private struct Order {
    var ticket: Ticket
    var file: GalleryFile
    var deliver: @Sendable (Answer) -> Void
  }

  private struct Job: Sendable {
    var key: PieceKey
    /// The photo's place in the site.
    var photo: Int
    /// The photo's finer levels are out of reach so far.
    var isPreparing: Bool
  }

  private let reader: PhotoReader
  private let lock = NSLock()
  private var queue: WorkQueue<Int, Job, Void>!

  // Inside the lock only.
  private var photos: [ReadPhoto]
  /// There is a job for each key.
  private var orders: [PieceKey: [Order]] = [:]
  /// Those jobs, by their numbers in the queue.
  private var jobs: [PieceKey: Int] = [:]
  private var jobCount = 0
  private var orderCount = 0
  private var files: ByteCache<String, MadeFile>
  private var pieces: ByteCache<PieceKey, PhotoPiece>

  /// - Parameters:
  ///   - budget: what decoding may take at the same time; half as much is kept of its pixels.
  ///   - fileBytes: so much is kept of finished files.
  public init(
    _ photos: [ReadPhoto], by reader: PhotoReader, budget: MemoryBudget = .standard,
    fileBytes: Int = 64 << 20
  ) {
    self.photos = photos
    self.reader = reader
    files = ByteCache(limit: fileBytes)
    pieces = ByteCache(limit: Int(budget.limit / 2))
    queue = WorkQueue(
      width: ProcessInfo.processInfo.activeProcessorCount, weightLimit: budget.limit,
      onFinished: { [weak self] in _ = self?.queue.takeFinished() }
    ) { [weak self] job in await self?.work(on: job) }
  }

  deinit { queue.close() }

  /// - Parameters:
  ///   - photo: its place in the site.
  ///   - deliver: called once, on any thread.
  @discardableResult
  public func make(
    _ file: GalleryFile, ofPhoto photo: Int, deliver: @escaping @Sendable (Answer) -> Void
  ) -> Ticket {
    let (known, ticket) = lock.withLock {
      orderCount += 1
      return (files[file.path], orderCount)
    }
    if let known {
      deliver(.success(known))
    } else {
      submit(Order(ticket: ticket, file: file, deliver: deliver), photo)
    }
    return ticket
  }

  /// Nobody waits for it any more: what has not been begun for it is not.
  public func cancel(_ ticket: Ticket) {
    let (order, job) = lock.withLock { () -> (Order?, Int?) in
      for (key, waiting) in orders {
        guard let index = waiting.firstIndex(where: { $0.ticket == ticket }) else { continue }
        let order = orders[key]?.remove(at: index)
        guard orders[key]?.isEmpty == true else { return (order, nil) }
        orders[key] = nil
        return (order, jobs.removeValue(forKey: key))
      }
      return (nil, nil)
    }
    if let job { queue.takeBack(job) }
    order?.deliver(.failure(.givenUp))
  }

  /// Orders that are not delivered yet.
  var waitingCount: Int { lock.withLock { orders.values.reduce(0) { $0 + $1.count } } }

  /// Bytes of pixels and files that are kept.
  public var keptBytes: Int { lock.withLock { files.used + pieces.used } }

  private func submit(_ order: Order, _ number: Int) {
    let begun = lock.withLock { () -> (number: Int, job: Job, weight: Int64)? in
      let photo = photos[number]
      let isPreparing = order.file.level < photo.finestLevel
      // One preparation is enough for all levels.
      let key =
        isPreparing
        ? reader.key(photo, level: 0, column: 0, row: 0) : order.file.key(of: photo, by: reader)
      guard orders[key] == nil else {
        orders[key]?.append(order)
        return nil
      }
      orders[key] = [order]
      jobCount += 1
      jobs[key] = jobCount
      let job = Job(key: key, photo: number, isPreparing: isPreparing)
      return (jobCount, job, reader.bytesInUse(decoding: key, of: photo))
    }
    if let begun { queue.submit(begun.number, begun.job, weight: begun.weight) }
  }

  private func work(on job: Job) async {
    let (photo, isWanted) = lock.withLock { (photos[job.photo], orders[job.key] != nil) }
    guard isWanted else { return }
    do throws(PictureError) {
      if job.isPreparing {
        let ready = try await reader.preparingAllLevels(of: photo)
        guard ready.finestLevel == 0 else { throw .outOfMemory }
        lock.withLock { photos[job.photo] = ready }
        for order in takeOrders(job.key) { submit(order, job.photo) }
      } else {
        try await encode(job, of: photo)
      }
    } catch {
      for order in takeOrders(job.key) { order.deliver(.failure(error)) }
    }
  }

  private func encode(_ job: Job, of photo: ReadPhoto) async throws(PictureError) {
    let kept = lock.withLock { pieces[job.key] }
    let piece: PhotoPiece
    if let kept { piece = kept } else { piece = try await reader.piece(job.key, of: photo) }
    lock.withLock { pieces.insert(piece, bytes: piece.byteCount, for: job.key) }
    let coding: PictureCoding = photo.hasAlpha ? .webP : .jpeg
    while let order = nextOrder(job.key) {
      let known = lock.withLock { files[order.file.path] }
      if let known {
        order.deliver(.success(known))
        continue
      }
      do throws(PictureError) {
        let made = MadeFile(try order.file.encode(piece, as: coding))
        lock.withLock { files.insert(made, bytes: made.bytes.count, for: order.file.path) }
        order.deliver(.success(made))
      } catch {
        order.deliver(.failure(error))
      }
    }
  }

  /// Nil when there are no more; what comes then begins anew.
  private func nextOrder(_ key: PieceKey) -> Order? {
    lock.withLock {
      guard let first = orders[key]?.first else {
        orders[key] = nil
        jobs[key] = nil
        return nil
      }
      orders[key]?.removeFirst()
      return first
    }
  }

  private func takeOrders(_ key: PieceKey) -> [Order] {
    lock.withLock {
      jobs[key] = nil
      return orders.removeValue(forKey: key) ?? []
    }
  }
}

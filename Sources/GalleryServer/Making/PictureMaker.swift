import Foundation
import Gallery
import PhotoTiles

/// Makes files of photos when they are asked for, on threads of its own, and keeps what was asked for
/// last. Whoever asks for tiles that come out of the same pixels is served by one decoding.
public final class PictureMaker: @unchecked Sendable {
  public typealias Answer = Result<[UInt8], PictureError>

  private struct Order {
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
  private var jobCount = 0
  private var files: ByteCache<String, [UInt8]>
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
  public func make(
    _ file: GalleryFile, ofPhoto photo: Int, deliver: @escaping @Sendable (Answer) -> Void
  ) {
    let known = lock.withLock { files[file.path] }
    if let known {
      deliver(.success(known))
    } else {
      submit(Order(file: file, deliver: deliver), photo)
    }
  }

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
      let job = Job(key: key, photo: number, isPreparing: isPreparing)
      return (jobCount, job, reader.bytesInUse(decoding: key, of: photo))
    }
    if let begun { queue.submit(begun.number, begun.job, weight: begun.weight) }
  }

  private func work(on job: Job) async {
    let photo = lock.withLock { photos[job.photo] }
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
        let bytes = try order.file.encode(piece, as: coding)
        lock.withLock { files.insert(bytes, bytes: bytes.count, for: order.file.path) }
        order.deliver(.success(bytes))
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
        return nil
      }
      orders[key]?.removeFirst()
      return first
    }
  }

  private func takeOrders(_ key: PieceKey) -> [Order] {
    lock.withLock { orders.removeValue(forKey: key) ?? [] }
  }
}

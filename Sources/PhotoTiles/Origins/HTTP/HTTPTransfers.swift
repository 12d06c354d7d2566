import CCurl
import Glibc
import PhotoDecoding

/// Requests to servers, all on one thread of its own, by libcurl.
///
/// libcurl and not Foundation's URLSession: on Linux that does not end an answer at a limit of bytes
/// before it has taken in hundreds of megabytes more, and knows no limit of time for a whole answer.
final class HTTPTransfers: @unchecked Sendable {
  let limits: HTTPLimits
  private let monitor = Monitor()

  // Inside the monitor only.
  private var incoming: [HTTPTransfer] = []
  private var slow: Set<String> = []
  private var hasThread = false
  private var onSlowness: (@Sendable () -> Void)?

  /// Made with the first request: before, libcurl is not even loaded.
  private var multi: UnsafeMutableRawPointer?

  // Of the thread.
  private var waiting: [HTTPTransfer] = []
  private var running: [HTTPTransfer] = []

  private static let isStarted = curl_global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK

  init(limits: HTTPLimits = HTTPLimits()) {
    self.limits = limits
  }

  deinit {
    if let multi { curl_multi_cleanup(multi) }
  }

  func fetch(
    _ address: HTTPAddress, reach: HTTPReach, byteLimit: Int, in storage: HTTPStorage
  ) async throws(HTTPTransferError) -> HTTPAnswer {
    let transfer = HTTPTransfer(
      address, reach: reach, byteLimit: byteLimit, storage: storage, start: Self.now)
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let needsThread = monitor.locked {
          transfer.continuation = continuation
          incoming.append(transfer)
          if multi == nil, Self.isStarted { multi = curl_multi_init() }
          defer { hasThread = true }
          return !hasThread
        }
        if needsThread, !WorkerThread.start(yields: true, { [self] in run() }) { refuseIncoming() }
        curl_multi_wakeup(multi)
      }
    } onCancel: {
      monitor.locked { transfer.isCancelled = true }
      curl_multi_wakeup(multi)
    }.get()
  }

  /// The system has no thread for them.
  private func refuseIncoming() {
    let continuations = monitor.locked {
      defer {
        incoming.removeAll()
        hasThread = false
      }
      return incoming.map { transfer in
        defer { transfer.continuation = nil }
        return transfer.continuation
      }
    }
    for continuation in continuations { continuation?.resume(returning: .failure(.outOfMemory)) }
  }

  // MARK: - Slow servers

  /// Hosts that have left a request unanswered for longer than people should wonder.
  var slowHosts: Set<String> { monitor.locked { slow } }

  /// - Parameter receiver: called on any thread when there are others.
  func onSlowness(_ receiver: @escaping @Sendable () -> Void) {
    monitor.locked { onSlowness = receiver }
  }

  private func noticeSlowness() {
    let limit = Self.now - limits.patience
    let hosts = Set((running + waiting).lazy.filter { $0.start < limit }.map(\.host))
    let receiver = monitor.locked { () -> (@Sendable () -> Void)? in
      guard hosts != slow else { return nil }
      slow = hosts
      return onSlowness
    }
    receiver?()
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  // MARK: - The thread

  /// Ends when there is nothing left to do.
  private func run() {
    while takeIncoming() {
      endCancelled()
      beginWaiting()
      var count: Int32 = 0
      curl_multi_perform(multi, &count)
      endFinished()
      noticeSlowness()
      if !running.isEmpty || !waiting.isEmpty {
        curl_multi_poll(multi, nil, 0, Int32(limits.patience * 250), nil)
      }
    }
  }

  private func takeIncoming() -> Bool {
    monitor.locked {
      waiting += incoming
      incoming.removeAll()
      hasThread = !waiting.isEmpty || !running.isEmpty
      return hasThread
    }
  }

  private func endCancelled() {
    let cancelled = monitor.locked { (running + waiting).filter(\.isCancelled) }
    for transfer in cancelled { end(transfer, .failure(.cancelled)) }
  }

  private func beginWaiting() {
    var busy: [String: Int] = [:]
    for transfer in running { busy[transfer.host, default: 0] += 1 }
    for transfer in waiting where busy[transfer.host, default: 0] < limits.requestsPerHost {
      busy[transfer.host, default: 0] += 1
      guard transfer.open(limits), curl_multi_add_handle(multi, transfer.handle) == CURLM_OK else {
        end(transfer, .failure(.outOfMemory))
        continue
      }
      waiting.removeAll { $0 === transfer }
      running.append(transfer)
    }
  }

  private func endFinished() {
    var left: Int32 = 0
    while let message = curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE,
        let transfer = running.first(where: { $0.handle == message.pointee.easy_handle })
      else { continue }
      end(transfer, transfer.answer(message.pointee.data.result))
    }
  }

  private func end(_ transfer: HTTPTransfer, _ result: Result<HTTPAnswer, HTTPTransferError>) {
    if let handle = transfer.handle { curl_multi_remove_handle(multi, handle) }
    transfer.closeHandle()
    running.removeAll { $0 === transfer }
    waiting.removeAll { $0 === transfer }
    let continuation = monitor.locked {
      defer { transfer.continuation = nil }
      return transfer.continuation
    }
    continuation?.resume(returning: result)
  }
}

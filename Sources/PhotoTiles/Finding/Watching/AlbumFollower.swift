import Dispatch
import Glibc
import PhotoDecoding
import PictureFacts

/// The thread that finds the pages of an album and hears of changes in its folders.
final class AlbumFollower: @unchecked Sendable {
  enum Order {
    /// Something else is to be shown.
    case open(AlbumRequest)
    /// A picture is to be shown turned.
    case turn(Int32, [PhotoTurn])
  }

  /// A thousand files that are copied into a folder are told of in a few lots, this far apart;
  /// milliseconds.
  private static let breath: Int32 = 100

  /// Of the thread, once that has begun.
  private let tracker: AlbumTracker
  private let state: AlbumState
  private let notice = ResultNotice()
  private let monitor = Monitor()
  // Inside the monitor only.
  private var ordered: [Order] = []
  /// There have been pages since the album was made, maybe before there was anybody to be told.
  private var isUntold = false
  /// There is a thread. Of the thread that the album is made on.
  private var hasBegun = false
  /// A pipe with a byte for each order; it is closed at one end when the thread is to end.
  private let orders: (read: Int32, write: Int32)

  init(_ tracker: AlbumTracker, _ state: AlbumState) {
    self.tracker = tracker
    self.state = state
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    orders = (ends[0], ends[1])
  }

  deinit { close(orders.read) }

  /// Begins to look for pages where there are none yet, and waits for them, but no longer than until a time. To be called
  /// once, before `start`.
  ///
  /// - Parameter willFind: called by the thread before.
  func find(until time: DispatchTime, _ willFind: @escaping @Sendable () -> Void) {
    hasBegun = true
    let isFound = DispatchSemaphore(value: 0)
    let find = { @Sendable [self] in
      willFind()
      tracker.find()
      publish(opening: tracker.opening, isOther: true)
      isFound.signal()
    }
    // Somebody may wait for it.
    let hasThread = WorkerThread.start(yields: false) { [self] in
      find()
      Niceness.standBehindMainThread()
      follow()
    }
    if !hasThread { find() }
    // Whoever waits takes these pages.
    if isFound.wait(timeout: time) == .success { monitor.locked { isUntold = false } }
  }

  func start(_ receiver: @escaping @MainActor @Sendable () -> Void) {
    notice.setReceiver(receiver)
    if monitor.locked({ isUntold }) { notice.send() }
    guard !hasBegun else { return }
    hasBegun = true
    // Without a thread nothing is found or followed.
    _ = WorkerThread.start(yields: true) { [self] in
      if !tracker.isFound {
        tracker.find()
        publish()
      }
      follow()
    }
  }

  private func follow() {
    while wait(for: [tracker.watch.descriptor, orders.read], milliseconds: -1) {
      if let order = takeOrder() {
        follow(order)
      } else if tracker.update(hasChanged: state.hasChanged, isAsRead: state.isAsRead) {
        publish()
      }
      guard wait(for: [orders.read], milliseconds: Self.breath) else { return }
    }
  }

  private func follow(_ order: Order) {
    switch order {
    case .open(let request): publish(opening: tracker.open(request), isOther: true)
    case .turn(let picture, let turns):
      guard let new = tracker.replace(picture) else { return }
      state.setTurns(turns, of: new, inPlaceOf: picture)
      publish()
    }
  }

  func order(_ order: Order) {
    monitor.locked { ordered.append(order) }
    var byte: UInt8 = 0
    write(orders.write, &byte, 1)
  }

  func stop() {
    notice.setReceiver(nil)
    close(orders.write)
  }

  private func publish(opening: Int32? = nil, isOther: Bool = false) {
    var contents = state.contents
    contents.take(tracker)
    if isOther {
      contents.opening = opening
      contents.orders += 1
    }
    state.contents = contents
    monitor.locked { isUntold = true }
    notice.send()
  }

  private func takeOrder() -> Order? {
    monitor.locked {
      guard !ordered.isEmpty else { return nil }
      var byte: UInt8 = 0
      read(orders.read, &byte, 1)
      return ordered.removeFirst()
    }
  }

  /// - Parameter descriptors: the last one is that of `orders`.
  /// - Returns: false when the thread is to end.
  private func wait(for descriptors: [Int32], milliseconds: Int32) -> Bool {
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&waiting, nfds_t(waiting.count), milliseconds)
    return (waiting.last?.revents ?? 0) & Int16(POLLHUP) == 0
  }
}

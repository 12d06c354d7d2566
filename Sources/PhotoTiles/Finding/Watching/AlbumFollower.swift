import Glibc

/// The thread that hears of changes in an album's folders.
final class AlbumFollower: @unchecked Sendable {
  /// A thousand files that are copied into a folder are told of in a few lots, this far apart;
  /// milliseconds.
  private static let breath: Int32 = 100

  private let tracker: AlbumTracker
  private let state: AlbumState
  private let notice = ResultNotice()
  /// A pipe that is closed at one end when the thread is to end.
  private let ending: (read: Int32, write: Int32)

  init(_ tracker: AlbumTracker, _ state: AlbumState) {
    self.tracker = tracker
    self.state = state
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    ending = (ends[0], ends[1])
  }

  deinit { close(ending.read) }

  /// Before the thread has begun.
  var missesChanges: Bool { tracker.watch.isIncomplete }

  func start(_ receiver: @escaping @MainActor @Sendable () -> Void) {
    notice.setReceiver(receiver)
    // Without a thread the folders stay as they were found.
    _ = WorkerThread.start(yields: true) { [self] in
      while wait(for: [tracker.watch.descriptor, ending.read], milliseconds: -1) {
        if tracker.update(hasChanged: state.hasChanged) {
          state.contents = .init(list: tracker.list, problem: tracker.problem?.description)
          notice.send()
        }
        _ = wait(for: [ending.read], milliseconds: Self.breath)
      }
    }
  }

  func stop() {
    notice.setReceiver(nil)
    close(ending.write)
  }

  /// - Parameter descriptors: the last one is that of `ending`.
  /// - Returns: false when the thread is to end.
  private func wait(for descriptors: [Int32], milliseconds: Int32) -> Bool {
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&waiting, nfds_t(waiting.count), milliseconds)
    return waiting.last?.revents == 0
  }
}

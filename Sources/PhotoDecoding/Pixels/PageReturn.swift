import Glibc

/// Gives large memory back to the system on a thread of its own: for the pixels of a photo of 24 megapixels the system takes 15 to
/// 25 ms, in which whoever let go of them last, the window between two frames, would do nothing else.
enum PageReturn {
  /// What is smaller takes less time than handing it over does, or not much more, bytes.
  private static let leastBytes = 1 << 20

  private struct Pages: @unchecked Sendable {
    var base: UnsafeMutableRawPointer
    var byteCount: Int
    func giveBack() { munmap(base, byteCount) }
  }

  private static let monitor = Monitor()
  // Inside the monitor only.
  nonisolated(unsafe) private static var waiting: [Pages] = []
  /// The thread ends when nothing waits.
  nonisolated(unsafe) private static var isRunning = false

  /// - Parameter base: of memory that the system has mapped, and that nobody uses any more.
  static func take(_ base: UnsafeMutableRawPointer, byteCount: Int) {
    let pages = Pages(base: base, byteCount: byteCount)
    guard byteCount >= leastBytes else { return pages.giveBack() }
    let needsThread = monitor.locked {
      waiting.append(pages)
      defer { isRunning = true }
      return !isRunning
    }
    if needsThread, !WorkerThread.start(yields: true, run) { run() }
  }

  /// Returns once nothing waits to be given back.
  static func waitForAll() {
    monitor.locked { while isRunning { monitor.wait() } }
  }

  private static func run() {
    while let pages = next() { pages.giveBack() }
  }

  private static func next() -> Pages? {
    monitor.locked {
      guard waiting.isEmpty else { return waiting.removeFirst() }
      isRunning = false
      monitor.changed()
      return nil
    }
  }
}

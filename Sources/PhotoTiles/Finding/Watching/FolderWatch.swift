import Glibc

/// Hears from the system (inotify) what happens in some folders. Of one thread.
final class FolderWatch {
  /// So long after a name went the system may take to tell where it came again, milliseconds.
  private static let renamePatience: Int32 = 10
  private static let bufferBytes = 64 << 10

  /// Readable when there is something to read; -1 where nothing is heard.
  let descriptor: Int32
  /// The system refused to watch one of the folders.
  private(set) var isIncomplete: Bool
  /// Paths may lead to the same folder: the system has one watch for it.
  private var folders: [Int32: [Int32]] = [:]

  convenience init() {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    self.init(descriptor, isIncomplete: descriptor < 0)
  }

  private init(_ descriptor: Int32, isIncomplete: Bool) {
    self.descriptor = descriptor
    self.isIncomplete = isIncomplete
  }

  /// Hears nothing, and asks the system for nothing, which takes its time for a folder of many files.
  static var ofNothing: FolderWatch { FolderWatch(-1, isIncomplete: false) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// - Parameter number: what events call the folder.
  func add(_ path: [UInt8], number: Int32) {
    guard descriptor >= 0 else { return }
    let what =
      IN_CREATE | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ONLYDIR
    let watch = path.withCString { inotify_add_watch(descriptor, $0, UInt32(what)) }
    guard watch >= 0 else {
      // What is gone already will be told of by its parent.
      if errno == ENOSPC || errno == ENOMEM { isIncomplete = true }
      return
    }
    if folders[watch]?.contains(number) != true { folders[watch, default: []].append(number) }
  }

  /// What has happened since the last call. Does not wait.
  func read() -> [FolderEvent] {
    var reading = FolderEventReader(folders: folders)
    readAll(&reading)
    if reading.hasOpenRename {
      // The two halves of a renaming may come in two pieces.
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, Self.renamePatience) > 0 { readAll(&reading) }
    }
    let events = reading.finish()
    for watch in reading.ended { folders[watch] = nil }
    return events
  }

  private func readAll(_ reading: inout FolderEventReader) {
    var buffer = [UInt8](repeating: 0, count: Self.bufferBytes)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress!, $0.count)
      }
      guard count > 0 else { return }
      buffer.withUnsafeBytes { reading.take(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }
}

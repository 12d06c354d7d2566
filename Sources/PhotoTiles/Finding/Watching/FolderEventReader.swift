import Glibc

/// Makes events of the system's bytes (inotify(7)); puts the two halves of a renaming together.
struct FolderEventReader {
  private let folders: [Int32: [Int32]]
  private var events: [FolderEvent] = []
  /// What has gone from its folder under this name, and may be told to have come under another.
  private var leaving: (cookie: UInt32, names: [FolderName], isFolder: Bool)?
  /// Watches that the system has given up.
  private(set) var ended: [Int32] = []

  /// - Parameter folders: by the system's number of their watch.
  init(folders: [Int32: [Int32]]) { self.folders = folders }

  var hasOpenRename: Bool { leaving != nil }

  mutating func take(_ bytes: UnsafeRawBufferPointer) {
    let headerBytes = MemoryLayout<inotify_event>.size
    var start = 0
    while start + headerBytes <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      let end = start + headerBytes + Int(event.len)
      guard end <= bytes.count else { return }
      // Filled up with zeros.
      take(event, name: Array(bytes[(start + headerBytes)..<end].prefix { $0 != 0 }))
      start = end
    }
  }

  /// All events, in their order.
  mutating func finish() -> [FolderEvent] {
    endLeaving()
    defer { events = [] }
    return events
  }

  private mutating func take(_ event: inotify_event, name: [UInt8]) {
    func has(_ flag: Int32) -> Bool { event.mask & UInt32(bitPattern: flag) != 0 }
    if has(Int32(IN_Q_OVERFLOW)) { return events.append(.lost) }
    let names = (folders[event.wd] ?? []).map { FolderName(folder: $0, bytes: name) }
    let isFolder = has(Int32(bitPattern: UInt32(IN_ISDIR)))
    if has(Int32(IN_MOVED_TO)), let old = leaving, old.cookie == event.cookie {
      leaving = nil
      if isFolder {
        events += (old.names + names).map { .folderMoved($0) }
      } else {
        rename(old.names, to: names)
      }
      return
    }
    endLeaving()
    if has(Int32(IN_IGNORED)) {
      ended.append(event.wd)
    } else if has(Int32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT)) {
      events += names.map { .folderGone($0.folder) }
    } else if has(Int32(IN_MOVED_FROM)) {
      leaving = (event.cookie, names, isFolder)
    } else if isFolder {
      events += names.map { .folderMoved($0) }
    } else if has(Int32(IN_CREATE)) {
      events += names.map { .created($0) }
    } else if has(Int32(IN_DELETE)) {
      events += names.map { .removed($0) }
    } else if has(Int32(IN_CLOSE_WRITE | IN_MOVED_TO)) {
      events += names.map { .written($0) }
    }
  }

  /// A folder may go by several paths.
  private mutating func rename(_ old: [FolderName], to new: [FolderName]) {
    events += zip(old, new).map { .renamed($0, to: $1) }
    events += old.dropFirst(new.count).map { .removed($0) }
    events += new.dropFirst(old.count).map { .written($0) }
  }

  private mutating func endLeaving() {
    guard let old = leaving else { return }
    leaving = nil
    events += old.names.map { old.isFolder ? .folderMoved($0) : .removed($0) }
  }
}

import CGio
import Glibc
import PhotoDecoding

/// A folder of trash as freedesktop.org's Trash specification 1.0 has it: files, and a note of each.
struct TrashFolder {
  private static let ending = Array(".trashinfo".utf8)

  /// Ends without a slash.
  let path: [UInt8]
  /// What its notes call files from; nil when they call them from the root.
  let top: [UInt8]?

  /// Those that a file may have been moved to: the person's own, and those of its volume.
  static func all(for file: [UInt8]) -> [TrashFolder] {
    let home = FilePath.bytes(g_get_user_data_dir()) + "/Trash".utf8
    let top = top(of: file)
    let prefix = top == [UInt8(ascii: "/")] ? [] : top
    return [
      TrashFolder(path: home, top: nil),
      TrashFolder(path: prefix + "/.Trash/\(getuid())".utf8, top: top),
      TrashFolder(path: prefix + "/.Trash-\(getuid())".utf8, top: top),
    ]
  }

  /// The topmost folder of the volume that a file is on.
  private static func top(of file: [UInt8]) -> [UInt8] {
    var folder = FilePath.folder(of: file)
    guard let device = FilePath.identity(of: folder)?.device else { return folder }
    while folder.count > 1 {
      let above = FilePath.folder(of: folder)
      guard FilePath.identity(of: above)?.device == device else { break }
      folder = above
    }
    return folder
  }

  /// What was put into it as this file.
  func entry(holding identity: FileIdentity, from original: [UInt8]) -> TrashedFile? {
    // There may be tens of thousands beside it, and mostly it is called as it was, or much so.
    let name = Array(FilePath.nameBytes(of: original))
    let stem = name.prefix { $0 != UInt8(ascii: ".") }
    let isIt = { FilePath.identity(of: stored($0)) == identity }
    lazy var names = FilePath.names(in: path + "/files".utf8)
    let found =
      isIt(name)
      ? name : names.first { $0.starts(with: stem) && isIt($0) } ?? names.first(where: isIt)
    return found.map { TrashedFile(originalPath: original, path: stored($0), note: note($0)) }
  }

  /// What was in a place, and when it was moved.
  struct Entry {
    /// To the second, as the note says it.
    var time: String
    /// When the note was written, seconds since 1970 with their parts: two may be of the same second.
    var fileTime: Double
    var file: TrashedFile
  }

  /// All that were in one of some places; those whose file is gone are none.
  func entries(from originals: Set<[UInt8]>) -> [Entry] {
    FilePath.names(in: path + "/info".utf8).compactMap { fileName in
      guard fileName.count > Self.ending.count,
        fileName.suffix(Self.ending.count).elementsEqual(Self.ending)
      else { return nil }
      let name = Array(fileName.dropLast(Self.ending.count))
      guard let (from, time) = read(note(name)), originals.contains(from),
        FilePath.identity(of: stored(name)) != nil
      else { return nil }
      return Entry(
        time: time, fileTime: FilePath.timeOfChange(of: note(name)) ?? 0,
        file: TrashedFile(originalPath: from, path: stored(name), note: note(name)))
    }
  }

  private func stored(_ name: [UInt8]) -> [UInt8] { path + "/files/".utf8 + name }

  private func note(_ name: [UInt8]) -> [UInt8] { path + "/info/".utf8 + name + Self.ending }

  /// Where a file was, from the root, and when it was moved.
  private func read(_ note: [UInt8]) -> (path: [UInt8], time: String)? {
    guard let keys = g_key_file_new() else { return nil }
    defer { g_key_file_unref(keys) }
    guard note.withCString({ g_key_file_load_from_file(keys, $0, G_KEY_FILE_NONE, nil) }) != 0,
      let written = g_key_file_get_value(keys, "Trash Info", "Path", nil)
    else { return nil }
    defer { g_free(written) }
    guard let plain = g_uri_unescape_string(written, nil) else { return nil }
    defer { g_free(plain) }
    var path = FilePath.bytes(plain)
    if path.first != UInt8(ascii: "/") {
      guard let top else { return nil }
      path = (top.count == 1 ? [] : top) + "/".utf8 + path
    }
    guard let time = g_key_file_get_value(keys, "Trash Info", "DeletionDate", nil) else {
      return (path, "")
    }
    defer { g_free(time) }
    return (path, String(cString: time))
  }
}

import Glibc

/// Reads what a folder holds, unsorted; hidden entries and links that lead nowhere are left out.
enum FolderContents {
  struct Folder {
    var name: [UInt8]
    var identity: FileIdentity
  }

  /// Names are handed on one by one: a hundred thousand of them take no memory here.
  ///
  /// - Returns: false when the folder cannot be read.
  static func read(
    _ path: [UInt8], file: (UnsafeBufferPointer<UInt8>) -> Void, folder: (Folder) -> Void
  ) -> Bool {
    guard let directory = path.withCString({ opendir($0) }) else { return false }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = name(of: entry)
      if isHidden(name) { continue }
      if Int(entry.pointee.d_type) == DT_REG {
        file(name)
        continue
      }
      var status = stat()
      // A zero follows the name.
      let text = UnsafeRawPointer(name.baseAddress!).assumingMemoryBound(to: CChar.self)
      guard fstatat(dirfd(directory), text, &status, 0) == 0 else { continue }
      if status.isFile {
        file(name)
      } else if status.isFolder {
        folder(Folder(name: Array(name), identity: FileIdentity(status)))
      }
    }
    return true
  }

  static func isHidden(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.first == UInt8(ascii: ".")
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> UnsafeBufferPointer<UInt8> {
    let start = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
    let count = strlen(start.assumingMemoryBound(to: CChar.self))
    return UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count)
  }
}

extension [UInt8] {
  /// As a path for the system: followed by a zero.
  func withCString<Value>(_ body: (UnsafePointer<CChar>) -> Value) -> Value {
    (self + [0]).withUnsafeBytes { body($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
  }
}

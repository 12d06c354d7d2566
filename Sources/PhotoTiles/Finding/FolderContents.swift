import Glibc

/// What a folder holds, unsorted; hidden entries and links that lead nowhere are left out.
struct FolderContents {
  struct Folder {
    var name: [UInt8]
    var identity: FileIdentity
  }

  var files: [[UInt8]] = []
  var folders: [Folder] = []

  /// Nil when the folder cannot be read.
  init?(_ path: [UInt8]) {
    let opened = (path + [0]).withUnsafeBytes {
      opendir($0.assumingMemoryBound(to: CChar.self).baseAddress!)
    }
    guard let directory = opened else { return nil }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = Self.name(of: entry)
      if name.first == UInt8(ascii: ".") { continue }
      if Int(entry.pointee.d_type) == DT_REG {
        files.append(name)
        continue
      }
      var status = stat()
      let known = (name + [0]).withUnsafeBytes {
        fstatat(
          dirfd(directory), $0.assumingMemoryBound(to: CChar.self).baseAddress!, &status, 0)
      }
      guard known == 0 else { continue }
      if status.isFile {
        files.append(name)
      } else if status.isFolder {
        folders.append(Folder(name: name, identity: FileIdentity(status)))
      }
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    let start = MemoryLayout<dirent>.offset(of: \.d_name)!
    let bytes = UnsafeRawPointer(entry) + start
    return Array(
      UnsafeRawBufferPointer(start: bytes, count: strlen(bytes.assumingMemoryBound(to: CChar.self)))
    )
  }
}

import Glibc

/// The same for every path that leads to one file or folder.
package struct FileIdentity: Hashable, Sendable {
  package var device: UInt
  var inode: UInt

  init(device: UInt, inode: UInt) {
    self.device = device
    self.inode = inode
  }

  package init(_ status: stat) {
    self.init(device: UInt(status.st_dev), inode: UInt(status.st_ino))
  }
}

extension stat {
  /// Since 1970. Nanoseconds in a whole number would have no room for years after 2262, which files may say.
  package var secondsOfChange: Double {
    Double(st_mtim.tv_sec) + Double(st_mtim.tv_nsec) * 1e-9
  }

  /// Since 1970, as far as they have room: two that are not the same are two versions.
  var nanosecondsOfChange: UInt64 {
    UInt64(bitPattern: Int64(st_mtim.tv_sec)) &* 1_000_000_000
      &+ UInt64(bitPattern: Int64(st_mtim.tv_nsec))
  }
  package var version: FileVersion {
    FileVersion(
      identity: FileIdentity(self), byteCount: Int(st_size), timeOfChange: nanosecondsOfChange)
  }
  package var isFile: Bool { st_mode & S_IFMT == S_IFREG }
  package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}

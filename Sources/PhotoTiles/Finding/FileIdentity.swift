import Glibc

/// The same for every path that leads to one file or folder.
struct FileIdentity: Hashable {
  var device: UInt
  var inode: UInt

  init(_ status: stat) {
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
  }
}

extension stat {
  var isFile: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}

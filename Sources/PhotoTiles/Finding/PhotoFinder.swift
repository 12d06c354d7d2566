import Glibc

/// Turns what was named on the command line into an album.
public struct PhotoFinder {
  private var list = PhotoList()
  private var entered = Set<FileIdentity>()

  /// The pages that these paths stand for.
  ///
  /// - A web address is a page.
  /// - A file is a page, whatever it holds: a page that cannot be shown says why.
  /// - A folder stands for its files in natural order, without hidden ones. A folder that holds only
  ///   folders stands for those, in natural order and by the same rule. Links are followed, each
  ///   folder is entered once, and what is neither file nor folder is passed over.
  /// - Files that are named one after the other are put into natural order among themselves: a
  ///   shell's `*` puts img10 before img2.
  public static func find(_ paths: [String]) throws(PhotoFinderError) -> PhotoList {
    var finder = PhotoFinder()
    var firstFileOfRun = 0
    for path in paths {
      if HTTPAddress(path) != nil {
        finder.addFile(Array(path.utf8))
        continue
      }
      var status = stat()
      // What one may not look at is a page that says so.
      guard stat(path, &status) == 0 || errno == EACCES else { throw .missing(path) }
      if status.isFolder {
        finder.list.sort(from: firstFileOfRun)
        try finder.addFolder(named: path, FileIdentity(status))
        firstFileOfRun = finder.list.count
      } else {
        finder.addFile(Array(path.utf8))
      }
    }
    finder.list.sort(from: firstFileOfRun)
    if finder.list.isEmpty { throw .nothingFound(paths) }
    return finder.list
  }

  private mutating func addFile(_ path: [UInt8]) {
    let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? -1
    let folder = list.addFolder(Array(path[...slash]))
    path[(slash + 1)...].withUnsafeBufferPointer { list.append($0, folder: folder) }
  }

  private mutating func addFolder(
    named path: String, _ identity: FileIdentity
  ) throws(PhotoFinderError) {
    // Named twice on the command line, it is shown twice.
    entered = []
    var prefix = Array(path.utf8)
    if prefix.last != UInt8(ascii: "/") { prefix.append(UInt8(ascii: "/")) }
    guard addFolder(prefix, identity) else { throw .unreadableFolder(path) }
  }

  /// False when the folder cannot be read.
  private mutating func addFolder(_ prefix: [UInt8], _ identity: FileIdentity) -> Bool {
    guard entered.insert(identity).inserted else { return true }
    guard let contents = FolderContents(prefix) else { return false }
    if !contents.files.isEmpty {
      let start = list.count
      let folder = list.addFolder(prefix)
      for name in contents.files {
        name.withUnsafeBufferPointer { list.append($0, folder: folder) }
      }
      list.sort(from: start)
      return true
    }
    for inner in contents.folders.sorted(by: isBefore) {
      _ = addFolder(prefix + inner.name + [UInt8(ascii: "/")], inner.identity)
    }
    return true
  }

  private func isBefore(_ first: FolderContents.Folder, _ second: FolderContents.Folder) -> Bool {
    first.name.withUnsafeBufferPointer { first in
      second.name.withUnsafeBufferPointer { NaturalOrder.isBefore(first, $0) }
    }
  }
}

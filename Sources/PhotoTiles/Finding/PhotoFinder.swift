import Glibc

/// Turns what was named on the command line into an album.
public struct PhotoFinder {
  private var list: PhotoList
  private var entered = Set<FileIdentity>()
  /// The first folder in another one that may not be looked into.
  private var closed: ArraySlice<UInt8>?
  private let willRead: ([UInt8], Int32) -> Void

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
    try find(paths, folders: []) { _, _ in }
  }

  /// - Parameters:
  ///   - folders: the list's first ones.
  ///   - willRead: told of every folder, with a slash at its end, and of its number, before it is
  ///     read.
  static func find(
    _ paths: [String], folders: [[UInt8]],
    willRead: @escaping ([UInt8], Int32) -> Void
  ) throws(PhotoFinderError) -> PhotoList {
    var finder = PhotoFinder(list: PhotoList(folders: folders), willRead: willRead)
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
        finder.list.endSection(from: firstFileOfRun, folder: nil)
        try finder.addFolder(named: path, FileIdentity(status))
        firstFileOfRun = finder.list.count
      } else {
        finder.addFile(Array(path.utf8))
      }
    }
    finder.list.endSection(from: firstFileOfRun, folder: nil)
    if finder.list.isEmpty {
      throw finder.closed.map { .unreadableFolder(String(decoding: $0, as: UTF8.self)) }
        ?? .nothingFound(paths)
    }
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
    let start = list.count
    let folder = list.addFolder(prefix)
    willRead(prefix, folder)
    var inner: [FolderContents.Folder] = []
    let isReadable = FolderContents.read(
      prefix, file: { list.append($0, folder: folder) }, folder: { inner.append($0) })
    guard isReadable else { return false }
    // Without anything in it, it may have files later.
    if list.count > start || inner.isEmpty { list.endSection(from: start, folder: folder) }
    guard list.count == start else { return true }
    for inner in inner.sorted(by: isBefore) {
      let path = prefix + inner.name + [UInt8(ascii: "/")]
      if !addFolder(path, inner.identity), closed == nil { closed = path.dropLast() }
    }
    return true
  }

  private func isBefore(_ first: FolderContents.Folder, _ second: FolderContents.Folder) -> Bool {
    first.name.withUnsafeBufferPointer { first in
      second.name.withUnsafeBufferPointer { NaturalOrder.isBefore(first, $0) }
    }
  }
}

import Glibc

/// Turns what was named on the command line into an album.
public struct PhotoFinder {
  /// What came of a request.
  struct Found {
    var list: PhotoList
    /// Of what was named, what is not shown; or, with an empty list, why it is empty.
    var problems: [PhotoFinderError] = []
  }

  private let isRecursive: Bool
  private let showsHidden: Bool
  private let showsFilms: Bool
  private var found: Found
  private var entered = Set<FileIdentity>()
  /// The first folder in another one that may not be looked into.
  private var closed: PhotoFinderError?
  /// There are folders inside those that were named.
  private var hasFolders = false
  private let willRead: ([UInt8], Int32) -> Void

  /// The pages that these paths stand for, all of which must be there.
  ///
  /// - A web address is a page.
  /// - A file is a page, whatever it holds: a page that cannot be shown says why.
  /// - A folder stands for its pictures in natural order, without hidden ones; what is no picture by its name, or by its
  ///   first bytes where the name does not tell, is passed over. With `isRecursive` those of the folders
  ///   in it follow, in natural order and by the same rule. Links are followed, and each folder is entered once.
  /// - Files that are named one after the other stay in that order.
  public static func find(
    _ paths: [String], isRecursive: Bool = false
  ) throws(PhotoFinderError) -> PhotoList {
    let found = find(AlbumRequest(paths, isRecursive: isRecursive))
    if let problem = found.problems.first { throw problem }
    return found.list
  }

  /// As much of a request as there is.
  ///
  /// - Parameters:
  ///   - folders: the list's first ones.
  ///   - wasFile: what was named alone is a file that may have gone meanwhile: its neighbours stay.
  ///   - willRead: told of every folder, with a slash at its end, and of its number, before it is
  ///     read.
  static func find(
    _ request: AlbumRequest, folders: [[UInt8]] = [], wasFile: Bool = false,
    willRead: @escaping ([UInt8], Int32) -> Void = { _, _ in }
  ) -> Found {
    var finder = PhotoFinder(
      isRecursive: request.isRecursive, showsHidden: request.showsHidden,
      showsFilms: request.showsFilms, found: Found(list: PhotoList(folders: folders)),
      willRead: willRead)
    if let path = request.lonePath, wasFile || isFile(path) {
      finder.addNeighbors(of: path, wasThere: wasFile)
    } else {
      finder.add(request.paths)
    }
    if finder.found.list.isEmpty, finder.found.problems.isEmpty {
      finder.found.problems = [finder.reason(for: request)]
    }
    return finder.found
  }

  /// The file alone whose neighbours are to come, in the same place of the list; nil when none will.
  static func loneFile(of request: AlbumRequest) -> PhotoList? {
    guard let path = request.lonePath, isFile(path) else { return nil }
    var list = PhotoList()
    let (folder, name) = list.addFolder(ofFile: Array(path.utf8))
    name.withUnsafeBufferPointer { list.append($0, folder: folder) }
    list.endSection(from: 0, folder: folder)
    return list
  }

  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.isFile
  }

  private func reason(for request: AlbumRequest) -> PhotoFinderError {
    if let closed { return closed }
    return hasFolders && !isRecursive ? .onlyFolders(request.paths) : .nothingFound(request.paths)
  }

  private mutating func add(_ paths: [String]) {
    var firstFileOfRun = 0
    for path in paths {
      var status = stat()
      if HTTPAddress(path) != nil {
        addFile(path)
      } else if stat(path, &status) != 0, errno != EACCES {
        found.problems.append(.missing(path))
      } else if status.isFolder {
        found.list.endSection(from: firstFileOfRun, folder: nil)
        addFolder(named: path, FileIdentity(status))
        firstFileOfRun = found.list.count
      } else {
        // What one may not look at is a page that says so.
        addFile(path)
      }
    }
    found.list.endSection(from: firstFileOfRun, folder: nil)
  }

  private mutating func addFile(_ path: String) {
    let (folder, name) = found.list.addFolder(ofFile: Array(path.utf8))
    name.withUnsafeBufferPointer { found.list.append($0, folder: folder) }
  }

  /// A file among the pictures of its folder; alone where that cannot be read.
  ///
  /// - Parameter wasThere: nobody has mistaken its name: whoever has taken all of them away wants to hear of the folder.
  private mutating func addNeighbors(of path: String, wasThere: Bool) {
    let (folder, name) = found.list.addFolder(ofFile: Array(path.utf8))
    let prefix = found.list.folders[Int(folder)]
    willRead(prefix, folder)
    let isReadable = FolderContents.read(
      prefix, showsHidden: showsHidden, showsFilms: showsFilms,
      isNamed: { $0.elementsEqual(name) },
      picture: { found.list.append($0, folder: folder) }, folder: { _ in })
    if !isReadable, Self.isFile(path) {
      name.withUnsafeBufferPointer { found.list.append($0, folder: folder) }
    }
    found.list.endSection(from: 0, folder: folder)
    guard found.list.isEmpty else { return }
    guard wasThere, isReadable else { return found.problems = [.missing(path)] }
    let place = prefix.count > 1 ? prefix.dropLast() : prefix[...]
    found.problems = [.nothingFound([place.isEmpty ? "." : String(decoding: place, as: UTF8.self)])]
  }

  private mutating func addFolder(named path: String, _ identity: FileIdentity) {
    // Named twice on the command line, it is shown twice.
    entered = []
    var prefix = Array(path.utf8)
    if prefix.last != UInt8(ascii: "/") { prefix.append(UInt8(ascii: "/")) }
    if !addFolder(prefix, identity) { found.problems.append(.unreadableFolder(path)) }
  }

  /// False when the folder cannot be read.
  private mutating func addFolder(_ prefix: [UInt8], _ identity: FileIdentity) -> Bool {
    guard entered.insert(identity).inserted else { return true }
    let start = found.list.count
    let folder = found.list.addFolder(prefix)
    willRead(prefix, folder)
    var inner: [FolderContents.Folder] = []
    let isReadable = FolderContents.read(
      prefix, showsHidden: showsHidden, showsFilms: showsFilms, isNamed: { _ in false },
      picture: { found.list.append($0, folder: folder) },
      folder: { inner.append($0) })
    guard isReadable else { return false }
    // Without anything in it, it may have files later.
    found.list.endSection(from: start, folder: folder)
    if !inner.isEmpty { hasFolders = true }
    guard isRecursive else { return true }
    for inner in inner.sorted(by: isBefore) where !isTiles(inner.name, in: prefix) {
      let path = prefix + inner.name + [UInt8(ascii: "/")]
      if !addFolder(path, inner.identity), closed == nil {
        closed = .unreadableFolder(String(decoding: path.dropLast(), as: UTF8.self))
      }
    }
    return true
  }

  /// A folder that is one picture with the description beside it: “map_files” beside “map.dzi”.
  private func isTiles(_ name: [UInt8], in prefix: [UInt8]) -> Bool {
    let ending = Array("_files".utf8)
    guard name.suffix(ending.count).elementsEqual(ending) else { return false }
    return (prefix + name.dropLast(ending.count) + ".dzi".utf8).withCString { access($0, F_OK) }
      == 0
  }

  private func isBefore(_ first: FolderContents.Folder, _ second: FolderContents.Folder) -> Bool {
    first.name.withUnsafeBufferPointer { first in
      second.name.withUnsafeBufferPointer { NaturalOrder.isBefore(first, $0) }
    }
  }
}

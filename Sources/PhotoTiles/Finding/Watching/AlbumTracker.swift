import Glibc

/// Keeps a list of pages true to the folders that it was made of. Of one thread.
final class AlbumTracker {
  /// What one call of `update` has come to so far.
  private struct Turn {
    var isChanged = false
    /// Only reading the folders anew can tell.
    var mustFind = false
    /// Pictures of files that have gone.
    var gone: [FolderName: [Int32]] = [:]
  }

  private(set) var list = PhotoList()
  /// Why there are no pages.
  private(set) var problem: PhotoFinderError?
  let watch: FolderWatch
  private let paths: [String]
  /// Folders that were looked into.
  private var entered = Set<Int32>()
  private var turn = Turn()

  /// - Parameter paths: what a person named.
  init(_ paths: [String], _ watch: FolderWatch) throws(PhotoFinderError) {
    self.paths = paths
    self.watch = watch
    list = try find(paths)
    for path in paths where HTTPAddress(path) == nil { watchParent(of: path) }
  }

  /// Takes up what has happened since the last call. Does not wait.
  ///
  /// - Parameter hasChanged: whether the file of a picture has other bytes than when it was read.
  /// - Returns: whether anything is different now.
  func update(hasChanged: (Int32) -> Bool) -> Bool {
    turn = Turn()
    let events = watch.read()
    // Whatever it was that has gone may be there again.
    turn.mustFind = list.isEmpty && !events.isEmpty
    for event in events {
      switch event {
      case .created(let name): created(name)
      case .written(let name): written(name)
      case .removed(let name): removed(name)
      case .renamed(let old, let new): renamed(old, to: new)
      case .folderMoved(let name): if concerns(name) { turn.mustFind = true }
      case .folderGone(let folder): if entered.contains(folder) { turn.mustFind = true }
      case .lost: turn.mustFind = true
      }
    }
    if turn.mustFind || (turn.isChanged && list.isEmpty) { findAnew(hasChanged) }
    return turn.isChanged
  }

  // MARK: - Files

  private func path(_ name: FolderName) -> [UInt8] {
    list.folders[Int(name.folder)] + name.bytes
  }

  private func isHidden(_ name: FolderName) -> Bool {
    name.bytes.withUnsafeBufferPointer(FolderContents.isHidden)
  }

  private func isFile(_ name: FolderName) -> Bool {
    var status = stat()
    return path(name).withCString { stat($0, &status) } == 0 && status.isFile
  }

  /// A file that is being written is complete when its writer closes it; a link is at once.
  private func created(_ name: FolderName) {
    var own = stat()
    guard !list.contains(name), path(name).withCString({ lstat($0, &own) }) == 0,
      own.st_mode & S_IFMT == S_IFLNK || own.st_nlink > 1
    else { return }
    written(name)
  }

  private func written(_ name: FolderName) {
    guard isFile(name) else { return }
    guard list.contains(name) || list.showsAll(of: name.folder) && !isHidden(name) else {
      let path = path(name)
      if paths.contains(where: { $0.utf8.elementsEqual(path) }) { turn.mustFind = true }
      return
    }
    list.write(name)
    turn.isChanged = true
    guard let before = turn.gone.removeValue(forKey: name) else { return }
    // It went and came again: its pages have stayed.
    for (old, new) in zip(before, list.pictures(of: name)) { list.setSuccessor(new, of: old) }
  }

  private func removed(_ name: FolderName) {
    let pictures = list.remove(name)
    guard !pictures.isEmpty else { return }
    turn.gone[name] = pictures
    turn.isChanged = true
  }

  private func renamed(_ old: FolderName, to new: FolderName) {
    guard list.contains(old) else { return written(new) }
    guard !isHidden(new), isFile(new) else { return removed(old) }
    list.rename(old, to: new)
    turn.isChanged = true
  }

  // MARK: - Folders

  /// Files stand for a folder that has some, whatever folders it has; a folder of folders is another
  /// one now. So is the album when one that was looked into goes, or comes again.
  private func concerns(_ name: FolderName) -> Bool {
    if entered.contains(name.folder) && !list.showsAll(of: name.folder) { return true }
    return list.number(ofFolder: path(name) + [UInt8(ascii: "/")]).map(entered.contains) ?? false
  }

  private func find(_ paths: [String]) throws(PhotoFinderError) -> PhotoList {
    try PhotoFinder.find(paths, folders: list.folders) { [self] path, number in
      entered.insert(number)
      watch.add(path, number: number)
    }
  }

  private func findAnew(_ hasChanged: (Int32) -> Bool) {
    let left = paths.filter {
      HTTPAddress($0) != nil || access($0, F_OK) == 0 || errno == EACCES
    }
    do throws(PhotoFinderError) {
      list.take(try find(left.isEmpty ? paths : left))
      problem = nil
      for picture in list.pictures where hasChanged(picture) { list.replace(picture) }
    } catch {
      list.removeAll()
      problem = error
    }
    turn.isChanged = true
  }

  /// Where it is told that what a person named goes, or comes again.
  private func watchParent(of path: String) {
    var name = Array(path.utf8)
    while name.last == UInt8(ascii: "/") { name.removeLast() }
    let slash = name.lastIndex(of: UInt8(ascii: "/"))
    let last = name[((slash ?? -1) + 1)...]
    // The root, this folder and folders above it have names elsewhere only.
    guard !last.isEmpty, !last.allSatisfy({ $0 == UInt8(ascii: ".") }) else { return }
    let parent = slash.map { Array(name[...$0]) } ?? []
    watch.add(parent.isEmpty ? [UInt8(ascii: ".")] : parent, number: list.addFolder(parent))
  }
}

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
  /// What was named and is not shown; or, without pages, why there are none.
  private(set) var problems: [PhotoFinderError] = []
  let watch: FolderWatch
  private var request: AlbumRequest
  /// What was named alone is a file, also when it has gone since.
  private var isPlace = false
  /// The pages have been found: until then there is at most the file whose neighbours are to come.
  private(set) var isFound = false
  /// Folders that were looked into.
  private var entered = Set<Int32>()
  private var turn = Turn()
  /// What files were that have gone: whoever brings one back sees it at once.
  private var former: [FolderName: Int32] = [:]

  /// - Parameters:
  ///   - isPrompt: all but a file that is named alone is left to `find()`: folders may take their time.
  ///   - watch: of the folders that are read.
  init(_ request: AlbumRequest, isPrompt: Bool = false, watch: FolderWatch = FolderWatch()) {
    self.request = request
    self.watch = watch
    if isPrompt {
      list = PhotoFinder.loneFile(of: request) ?? PhotoList()
    } else {
      find()
    }
  }

  /// Shows something else.
  ///
  /// - Returns: the picture to begin with, when that is one among its neighbours.
  func open(_ request: AlbumRequest) -> Int32? {
    self.request = request
    isFound = false
    entered = []
    find()
    return opening
  }

  /// Looks for the pages that were asked for.
  func find() {
    isPlace = request.lonePath.map(PhotoFinder.isFile) ?? false
    lookAgain()
    isFound = true
    for path in request.paths where HTTPAddress(path) == nil { watchParent(of: path) }
    // Its folder may go with all its neighbours, and come again.
    if isPlace, let path = request.lonePath, let slash = path.lastIndex(of: "/") {
      watchParent(of: String(path[..<slash]))
    }
  }

  /// The picture that was named when its neighbours were not; nil when the first one is it.
  var opening: Int32? {
    guard let path = request.lonePath else { return nil }
    let (folder, name) = list.addFolder(ofFile: Array(path.utf8))
    return list.pictures(of: FolderName(folder: folder, bytes: name)).first
  }

  /// Another picture stands for the same file.
  ///
  /// - Returns: its number; nil when the file has gone.
  func replace(_ picture: Int32) -> Int32? {
    guard let page = list.page(of: picture) else { return nil }
    list.replace(list.picture(at: page))
    return list.picture(at: page)
  }

  /// Takes up what has happened since the last call. Does not wait.
  ///
  /// - Parameters:
  ///   - hasChanged: whether the file of a picture has other bytes than when it was read.
  ///   - isAsRead: whether it was read, and is the same file with the same bytes.
  /// - Returns: whether anything is different now.
  func update(hasChanged: (Int32) -> Bool, isAsRead: (Int32) -> Bool = { _ in false }) -> Bool {
    turn = Turn()
    let events = watch.read()
    // Whatever it was that has gone may be there again.
    turn.mustFind = list.isEmpty && !events.isEmpty
    for event in events {
      switch event {
      case .created(let name): created(name, isAsRead)
      case .written(let name): written(name, isAsRead)
      case .removed(let name): removed(name)
      case .renamed(let old, let new): renamed(old, to: new, isAsRead)
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
    !request.showsHidden && name.bytes.withUnsafeBufferPointer(FolderContents.isHidden)
  }

  private func isFile(_ name: FolderName) -> Bool {
    var status = stat()
    return path(name).withCString { stat($0, &status) } == 0 && status.isFile
  }

  private func isNamed(_ name: FolderName) -> Bool {
    let path = path(name)
    return request.paths.contains { $0.utf8.elementsEqual(path) }
  }

  /// All that its folder holds is shown, and so is this file.
  private func belongs(_ name: FolderName) -> Bool {
    list.showsAll(of: name.folder)
      && (isNamed(name)
        || !isHidden(name)
          && FolderContents.isPicture(path(name), showsFilms: request.showsFilms))
  }

  /// A file that is being written is complete when its writer closes it; a link is at once.
  private func created(_ name: FolderName, _ isAsRead: (Int32) -> Bool) {
    var own = stat()
    guard !list.contains(name), path(name).withCString({ lstat($0, &own) }) == 0,
      own.st_mode & S_IFMT == S_IFLNK || own.st_nlink > 1
    else { return }
    written(name, isAsRead)
  }

  private func written(_ name: FolderName, _ isAsRead: (Int32) -> Bool) {
    guard isFile(name) else { return }
    guard list.contains(name) || belongs(name) else {
      if isNamed(name) { turn.mustFind = true }
      return
    }
    list.write(name, as: former.removeValue(forKey: name).flatMap { isAsRead($0) ? $0 : nil })
    turn.isChanged = true
    guard let before = turn.gone.removeValue(forKey: name) else { return }
    // It went and came again: its pages have stayed.
    for (old, new) in zip(before, list.pictures(of: name)) where old != new {
      list.setSuccessor(new, of: old)
    }
  }

  private func removed(_ name: FolderName) {
    let pictures = list.remove(name)
    guard !pictures.isEmpty else { return }
    turn.gone[name] = pictures
    former[name] = pictures.first
    turn.isChanged = true
  }

  private func renamed(_ old: FolderName, to new: FolderName, _ isAsRead: (Int32) -> Bool) {
    guard list.contains(old) else { return written(new, isAsRead) }
    guard !isHidden(new), isFile(new), belongs(new) || !list.showsAll(of: new.folder) else {
      return removed(old)
    }
    list.rename(old, to: new)
    turn.isChanged = true
  }

  // MARK: - Folders

  /// The album is another one when a folder that was looked into goes, or comes again, and when folders are followed
  /// into others.
  private func concerns(_ name: FolderName) -> Bool {
    if request.isRecursive, entered.contains(name.folder) { return true }
    return list.number(ofFolder: path(name) + [UInt8(ascii: "/")]).map(entered.contains) ?? false
  }

  private func willRead(_ folder: [UInt8], _ number: Int32) {
    entered.insert(number)
    watch.add(folder.isEmpty ? [UInt8(ascii: ".")] : folder, number: number)
  }

  private func findAnew(_ hasChanged: (Int32) -> Bool) {
    lookAgain()
    for picture in list.pictures where hasChanged(picture) { list.replace(picture) }
    turn.isChanged = true
  }

  private func lookAgain() {
    let found = PhotoFinder.find(
      request, folders: list.folders, wasFile: isPlace, willRead: willRead)
    list.take(found.list)
    problems = found.problems
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

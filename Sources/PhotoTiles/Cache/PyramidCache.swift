import Glibc

/// Pyramids that were made of large pictures, in a folder that may be lost at any time.
///
/// A pyramid appears there whole or not at all, also when a program is killed while it makes one, or
/// two make the same. The longest unused go when all together are too large.
public final class PyramidCache: Sendable {
  /// Below it are the pyramids, and folders of those that are being made.
  private let folder: String
  private let byteLimit: Int64

  private static let ending = ".tif"
  private static let unfinishedEnding = ".unfinished"
  /// What nobody has touched for so long, seconds, belongs to a program that is gone.
  private static let unfinishedAge = 3600

  /// Nil when there can be no such folder.
  public init?(folder: String, byteLimit: Int64 = 8 << 30) {
    self.folder = folder
    self.byteLimit = byteLimit
    guard Self.makeFolders(folder) else { return nil }
    removeUnfinished()
  }

  /// In the person's cache folder.
  public static func standard() -> PyramidCache? {
    CacheFolder.path.flatMap { PyramidCache(folder: $0 + "/zoomscroll/pyramids") }
  }

  /// The pyramid of a picture if there is one. It counts as used now.
  func file(_ key: PyramidKey) -> PictureFile? {
    let path = path(key)
    utimensat(AT_FDCWD, path, nil, 0)
    return try? PictureFile(path: path)
  }

  func remove(_ key: PyramidKey) { unlink(path(key)) }

  /// Lets `write` make a file of this name in a folder of its own, and keeps it.
  func add(
    _ key: PyramidKey, named name: String, write: (_ folder: String) throws(PictureError) -> Void
  ) throws(PictureError) {
    let work = "\(folder)/\(key.name).\(getpid())\(Self.unfinishedEnding)"
    Self.removeFolder(work)
    guard mkdir(work, 0o700) == 0 else { throw .diskFull }
    defer { Self.removeFolder(work) }
    try write(work)
    let made = work + "/" + name
    // Its name must not be on the disk before its bytes are.
    let file = try PictureFile(path: made)
    guard fsync(file.descriptor) == 0, rename(made, path(key)) == 0 else { throw .diskFull }
    makeRoom()
  }

  private func path(_ key: PyramidKey) -> String { folder + "/" + key.name + Self.ending }

  // MARK: - Room

  private func makeRoom() {
    var files: [(path: String, bytes: Int64, used: Int)] = []
    for name in Self.names(in: folder) where name.hasSuffix(Self.ending) {
      var status = stat()
      let path = folder + "/" + name
      guard stat(path, &status) == 0 else { continue }
      files.append((path, Int64(status.st_size), status.st_mtim.tv_sec))
    }
    files.sort { $0.used < $1.used }
    var total = files.reduce(0) { $0 + $1.bytes }
    for file in files where total > byteLimit {
      unlink(file.path)
      total -= file.bytes
    }
  }

  private func removeUnfinished() {
    for name in Self.names(in: folder) where name.hasSuffix(Self.unfinishedEnding) {
      var status = stat()
      let path = folder + "/" + name
      guard stat(path, &status) == 0 else { continue }
      if time(nil) - status.st_mtim.tv_sec > Self.unfinishedAge { Self.removeFolder(path) }
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let start = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
      names.append(String(cString: start.assumingMemoryBound(to: CChar.self)))
    }
    return names.filter { $0 != "." && $0 != ".." }
  }

  private static func removeFolder(_ path: String) {
    for name in names(in: path) { unlink(path + "/" + name) }
    rmdir(path)
  }

  private static func makeFolders(_ path: String) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return status.isFolder }
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex,
      makeFolders(String(path[..<slash]))
    else { return false }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }
}

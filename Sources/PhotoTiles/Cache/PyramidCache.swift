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
  /// Where files cannot be locked: what nobody has touched for so long, seconds, belongs to a program that is gone.
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
    let (work, lock) = try makeWorkFolder(key)
    defer {
      Self.removeFolder(work)
      // To close it is not enough: processes that were made meanwhile may have it, too.
      _ = flock(lock, LOCK_UN)
      close(lock)
    }
    try write(work)
    let made = work + "/" + name
    // Its name must not be on the disk before its bytes are.
    let file = try PictureFile(path: made)
    guard fchmod(file.descriptor, 0o600) == 0, fsync(file.descriptor) == 0,
      rename(made, path(key)) == 0
    else { throw .diskFull }
    makeRoom()
  }

  /// A new folder, and its lock: what is not locked has been left behind by a program that is gone.
  private func makeWorkFolder(_ key: PyramidKey) throws(PictureError) -> (String, lock: Int32) {
    for _ in 0..<3 {
      // A number and not the process's: several machines, or what passes for such, may share a cache.
      let number = String(UInt64.random(in: 0 ... .max), radix: 36)
      let work = "\(folder)/\(key.name).\(number)\(Self.unfinishedEnding)"
      guard mkdir(work, 0o700) == 0 else { throw .diskFull }
      let lock = open(work, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      var status = stat()
      // Another program may have begun just then, and taken it for left behind.
      if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK,
        fstat(lock, &status) == 0, status.st_nlink > 0
      {
        return (work, lock)
      }
      close(lock)
    }
    throw .diskFull
  }

  private func path(_ key: PyramidKey) -> String { folder + "/" + key.name + Self.ending }

  // MARK: - Room

  private func makeRoom() {
    var files: [(path: String, bytes: Int64, used: Int)] = []
    for name in PyramidFolder.names(in: folder) where name.hasSuffix(Self.ending) {
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
    for name in PyramidFolder.names(in: folder) where name.hasSuffix(Self.unfinishedEnding) {
      var status = stat()
      let path = folder + "/" + name
      guard stat(path, &status) == 0 else { continue }
      let lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      defer { close(lock) }
      // Nobody else has it until it is gone.
      let isLeft = flock(lock, LOCK_EX | LOCK_NB) == 0
      let isOld = status.st_mtim.tv_sec < time(nil) - Self.unfinishedAge
      if isLeft || errno != EWOULDBLOCK && isOld {
        Self.removeFolder(path)
      }
    }
  }

  private static func removeFolder(_ path: String) {
    PyramidFolder(path).empty()
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

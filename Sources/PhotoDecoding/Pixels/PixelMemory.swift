import Glibc
import SandboxCalls

/// Memory for pixels or for a file's bytes, taken from the system page by page and given back to it
/// at once: it never stays in an allocator.
package final class PixelMemory: @unchecked Sendable {
  /// All of it can be handed to another process. Set once, before there is any.
  nonisolated(unsafe) static var isShared = false

  let base: UnsafeMutableRawPointer
  package let byteCount: Int
  /// What another process needs to see it; closed with it.
  let file: Int32?

  /// So much is asked for in one go, bytes: a small photo's. What a hostile file claims to need comes
  /// page by page, as it is used.
  private static let eagerBytes = 16 << 20

  /// Zeroed.
  ///
  /// - Parameter staysHere: no other process will ever see it.
  init(byteCount: Int, staysHere: Bool = false) throws(PictureError) {
    let count = Self.wholePages(byteCount)
    let access = PROT_READ | PROT_WRITE
    let eager = count <= Self.eagerBytes ? MAP_POPULATE : 0
    var memory: UnsafeMutableRawPointer?
    var file: Int32?
    if Self.isShared && !staysHere {
      let made = sandbox_shared_memory(count)
      guard made >= 0 else { throw .outOfMemory }
      file = made
      memory = mmap(nil, count, access, MAP_SHARED | eager, made, 0)
    } else {
      memory = mmap(nil, count, access, MAP_PRIVATE | MAP_ANONYMOUS | eager, -1, 0)
    }
    guard let memory, memory != MAP_FAILED else {
      if let file { close(file) }
      throw .outOfMemory
    }
    base = memory
    self.byteCount = count
    self.file = file
  }

  /// What another process has made, to read only. Closes the file.
  ///
  /// The other process may do with it what it likes, but cannot take it away: reading never fails.
  init?(from file: Int32, byteCount: Int) {
    defer { close(file) }
    var status = stat()
    guard sandbox_fix_size(file) == 0, fstat(file, &status) == 0,
      status.st_size >= byteCount,
      // At once: whoever draws it would otherwise come upon each page for the first time.
      let memory = mmap(nil, byteCount, PROT_READ, MAP_SHARED | MAP_POPULATE, file, 0),
      memory != MAP_FAILED
    else { return nil }
    base = memory
    self.byteCount = byteCount
    self.file = nil
  }

  deinit {
    munmap(base, byteCount)
    if let file { close(file) }
  }

  /// Gives the pages that lie wholly inside back to the system; they read as zero afterwards.
  func discard(_ range: Range<Int>) {
    let start = Self.wholePages(range.lowerBound)
    let end = range.upperBound / Self.page * Self.page
    guard end > start else { return }
    madvise(base + start, end - start, file == nil ? MADV_DONTNEED : MADV_REMOVE)
  }

  static func wholePages(_ bytes: Int) -> Int { (bytes + page - 1) / page * page }

  private static let page = Int(getpagesize())
}

import Glibc

/// Memory for pixels or for a file's bytes, taken from the system page by page and given back to it:
/// it never stays in an allocator.
package final class PixelMemory: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  package let byteCount: Int
  /// It lies in memory that another process has lent to this one.
  let isLent: Bool
  /// It holds what another process was asked for: a window may be the last to let go of it.
  private let isReceived: Bool

  /// So much is asked for in one go, bytes: a small photo's. What a hostile file claims to need comes
  /// page by page, as it is used.
  private static let eagerBytes = 16 << 20

  /// Zeroed.
  ///
  /// - Parameter isResult: it goes where `Loan` says, if anywhere, since it is what was asked for.
  init(byteCount: Int, isResult: Bool = false) throws(PictureError) {
    let count = Self.wholePages(byteCount)
    let access = PROT_READ | PROT_WRITE
    let eager = count <= Self.eagerBytes ? MAP_POPULATE : 0
    let file = isResult ? Loan.take(count) : nil
    let memory =
      if let file {
        mmap(nil, count, access, MAP_SHARED | eager, file, 0)
      } else {
        mmap(nil, count, access, MAP_PRIVATE | MAP_ANONYMOUS | eager, -1, 0)
      }
    guard let memory, memory != MAP_FAILED else { throw .outOfMemory }
    base = memory
    self.byteCount = count
    isLent = file != nil
    isReceived = false
  }

  /// What another process has put into memory that was lent to it, to read only.
  ///
  /// The other process may do with it what it likes, but cannot take it away: reading never fails.
  init?(_ shared: SharedMemory, byteCount: Int) {
    guard byteCount > 0, byteCount <= shared.byteCount,
      // At once: whoever draws it would otherwise come upon each page for the first time.
      let memory = mmap(nil, byteCount, PROT_READ, MAP_SHARED | MAP_POPULATE, shared.file, 0),
      memory != MAP_FAILED
    else { return nil }
    base = memory
    self.byteCount = byteCount
    isLent = false
    isReceived = true
  }

  deinit {
    if isReceived {
      PageReturn.take(base, byteCount: byteCount)
    } else {
      munmap(base, byteCount)
    }
  }

  /// Gives the pages that lie wholly inside back to the system; they read as zero afterwards.
  func discard(_ range: Range<Int>) {
    let start = Self.wholePages(range.lowerBound)
    let end = range.upperBound / Self.page * Self.page
    guard end > start else { return }
    madvise(base + start, end - start, isLent ? MADV_REMOVE : MADV_DONTNEED)
  }

  static func wholePages(_ bytes: Int) -> Int { (bytes + page - 1) / page * page }

  private static let page = Int(getpagesize())
}

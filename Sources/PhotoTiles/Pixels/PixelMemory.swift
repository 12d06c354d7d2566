import Glibc

/// Memory for pixels or for a file's bytes, taken from the system page by page and given back to it
/// at once: it never stays in an allocator.
final class PixelMemory: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let byteCount: Int

  /// Zeroed.
  init(byteCount: Int) throws(PictureError) {
    let count = Self.wholePages(byteCount)
    let memory = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw .outOfMemory }
    base = memory
    self.byteCount = count
  }

  deinit { munmap(base, byteCount) }

  /// Gives the pages that lie wholly inside back to the system; they read as zero afterwards.
  func discard(_ range: Range<Int>) {
    let start = Self.wholePages(range.lowerBound)
    let end = range.upperBound / Self.page * Self.page
    if end > start { madvise(base + start, end - start, MADV_DONTNEED) }
  }

  static func wholePages(_ bytes: Int) -> Int { (bytes + page - 1) / page * page }

  private static let page = Int(sysconf(Int32(_SC_PAGESIZE)))
}

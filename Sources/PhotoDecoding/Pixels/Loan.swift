import Glibc

/// The memory that was lent to this process for what it is asked for now. A decoding process makes
/// no shared memory itself: what it made and let go of would count for nobody.
enum Loan {
  /// Set by the one thread that answers requests; taken by the result.
  nonisolated(unsafe) private static var file: Int32?

  static func begin(_ file: Int32?) { self.file = file }

  /// Where so many bytes are to go; nil when they stay here, or do not fit.
  static func take(_ byteCount: Int) -> Int32? {
    guard let file, byteCount <= room(file) else { return nil }
    self.file = nil
    return file
  }

  /// Puts a result there that came to lie elsewhere.
  static func fill(_ file: Int32, with memory: PixelMemory) throws(PictureError) {
    guard !memory.isLent else { return }
    guard memory.byteCount <= room(file),
      let target = mmap(
        nil, memory.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      target != MAP_FAILED
    else { throw .outOfMemory }
    memcpy(target, memory.base, memory.byteCount)
    munmap(target, memory.byteCount)
  }

  private static func room(_ file: Int32) -> Int {
    var status = stat()
    return fstat(file, &status) == 0 ? Int(status.st_size) : 0
  }
}

import Glibc
import SandboxCalls

/// Memory that can be lent to another process as an open file, of a size that nobody can change.
package final class SharedMemory: Sendable {
  let file: Int32
  let byteCount: Int

  /// Whole pages; none of them takes any room until it is used.
  init(byteCount: Int) throws(PictureError) {
    let file = sandbox_shared_memory(byteCount)
    guard file >= 0 else { throw .outOfMemory }
    self.file = file
    self.byteCount = byteCount
    guard sandbox_fix_size(file) == 0 else { throw .outOfMemory }
  }

  /// - Parameter file: of memory that this program has made itself; closed with this object.
  init?(file: Int32) {
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    self.file = file
    byteCount = Int(status.st_size)
  }

  deinit { close(file) }
}

import Glibc
import SandboxCalls

/// Where the bytes of an answer are put.
enum HTTPStorage: Sendable {
  /// For what is decoded soon, and gone then.
  case memory
  /// For what is kept: a file without a name, which is gone with the program at the latest. Where the
  /// system has none, memory.
  case disk

  /// An empty file to write into; negative when there is no room for one.
  func makeFile() -> Int32 {
    guard self == .disk else { return sandbox_shared_memory(0) }
    // Not /tmp, which is memory on many systems.
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp"
    let file = sandbox_temporary_file(folder)
    return file >= 0 ? file : sandbox_shared_memory(0)
  }

  /// The same file, only to be read: by another process, too.
  func fixed(_ file: Int32) throws(PictureError) -> PictureFile {
    guard sandbox_fix_contents(file) == 0 || self == .disk else { throw .outOfMemory }
    return try PictureFile(path: "/proc/self/fd/\(file)")
  }
}

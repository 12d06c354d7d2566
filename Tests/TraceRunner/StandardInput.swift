#if !arch(wasm32)
  import Foundation

  /// The bytes of the standard input, one after the other.
  @MainActor
  enum StandardInput {
    nonisolated(unsafe) private static var bytes = Array(
      FileHandle.standardInput.readDataToEndOfFile())
    nonisolated(unsafe) private static var next = 0

    /// -1 at the end.
    nonisolated static func nextByte() -> Int32 {
      guard next < bytes.count else { return -1 }
      defer { next += 1 }
      return Int32(bytes[next])
    }
  }
#endif

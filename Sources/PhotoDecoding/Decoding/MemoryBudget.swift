import CVips
import Glibc

/// How much memory a store's pixels may take.
public struct MemoryBudget: Sendable, Equatable {
  /// Never exceeded, bytes: pictures on screen, those fetched ahead, and those being decoded.
  public var limit: Int64
  /// So much is kept when nobody wants more, bytes: other levels of the pictures that are near.
  public var idleLimit: Int64
  /// So much of the limit is for small versions of pictures that were seen, bytes: with them whoever comes back to one
  /// sees it at once.
  public var keepsakeLimit: Int64

  /// All in bytes.
  public init(limit: Int64, idleLimit: Int64, keepsakeLimit: Int64 = 0) {
    self.limit = limit
    self.idleLimit = idleLimit
    self.keepsakeLimit = min(max(keepsakeLimit, 0), limit)
  }

  /// A 32nd of the machine's memory, at least what a fitted photo on a large screen and its
  /// neighbours take, at most a photo of 60 megapixels at full resolution.
  public static let standard: MemoryBudget = {
    let machine = Int64(sysconf(Int32(_SC_PHYS_PAGES))) * Int64(sysconf(Int32(_SC_PAGESIZE)))
    let limit = min(max(machine / 32, 64 << 20), 320 << 20)
    return MemoryBudget(
      limit: limit, idleLimit: min(limit, 96 << 20), keepsakeLimit: keepsakes(of: limit))
  }()

  /// Of a few hundred photos, bytes.
  private static func keepsakes(of limit: Int64) -> Int64 { min(limit / 16, 16 << 20) }

  /// With another limit, bytes; a third of it is kept when nobody wants more, as in the standard one.
  public init(limit: Int64) {
    self.init(
      limit: limit, idleLimit: min(limit / 3, Self.standard.idleLimit),
      keepsakeLimit: Self.keepsakes(of: limit))
  }

  /// What a single picture may take of it.
  package var decodeLimits: DecodeLimits {
    var file = rlimit()
    getrlimit(Int32(RLIMIT_FSIZE.rawValue), &file)
    // Memory that processes share is a file to the system.
    return DecodeLimits(
      levelBytes: min(limit / 8 * 7, Int64(clamping: file.rlim_cur)),
      workingBytes: max(limit, 256 << 20))
  }

  /// Makes the C libraries' memory return to the system: few pools, and large blocks in none.
  package static let keepAllocatorSmall: Void = {
    mallopt(M_ARENA_MAX, 2)
    mallopt(M_MMAP_THRESHOLD, 256 << 10)
    mallopt(M_TRIM_THRESHOLD, 1 << 20)
  }()
}

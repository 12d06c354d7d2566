import Glibc

/// The colours that a display has, as its ICC profile says it: pictures are decoded into them instead of into sRGB.
///
/// Whoever has written it is unknown: only decoding processes look at more of it than its header.
public final class DisplayProfile: Equatable, @unchecked Sendable {
  /// Larger ones are none, bytes; programs that measure displays write up to a megabyte.
  public static let mostBytes = 4 << 20

  /// That nobody can change.
  let file: PictureFile
  private let bytes: [UInt8]
  private let whenUnusable: @Sendable () -> Void
  private let monitor = Monitor()
  // Inside the monitor only.
  private var hasFailed = false

  /// Nil when they are no profile of a display with red, green and blue.
  ///
  /// - Parameter whenUnusable: called once, on any thread, when no picture can be shown in it; all are in sRGB then.
  public init?(_ bytes: [UInt8], whenUnusable: @escaping @Sendable () -> Void = {}) {
    guard bytes.count <= Self.mostBytes, ICCProfile(bytes).isOfDisplay,
      let file = try? PictureFile(bytes: bytes)
    else { return nil }
    self.file = file
    self.bytes = bytes
    self.whenUnusable = whenUnusable
  }

  /// What another process has lent to this one.
  init(_ file: PictureFile) {
    self.file = file
    bytes = []
    whenUnusable = {}
  }

  /// It says that the display is as every other one is said to be: nothing is gained by it.
  public var isSRGB: Bool { ICCProfile(bytes).isSRGBItself }

  /// Pictures can be shown in it, as far as anybody knows.
  var isUsable: Bool { monitor.locked { !hasFailed } }

  /// A picture could not be shown in it that can be shown in sRGB.
  func fail() {
    let isNew = monitor.locked {
      defer { hasFailed = true }
      return !hasFailed
    }
    if isNew { whenUnusable() }
  }

  /// Where libvips, which has no other way to it, reads it.
  var path: String { "/proc/self/fd/\(file.descriptor)" }

  public static func == (first: DisplayProfile, second: DisplayProfile) -> Bool {
    first === second || !first.bytes.isEmpty && first.bytes == second.bytes
  }
}

import Glibc
import SandboxCalls

/// Takes from this process, for good, all that decoding a picture does not need.
///
/// Landlock (Linux 5.13 and newer) leaves it the system's own files, which decoders load fonts and
/// libraries from, to read and nothing to write; seccomp leaves it the system calls that calculating
/// needs, and none that reaches another process, another program or the network. Each is put on by
/// itself: a system that lacks one still gives the other.
enum Lockdown {
  /// - Parameters:
  ///   - memory: bytes that the process may take beyond what it has now.
  ///   - folder: where it may make files, if anywhere.
  /// - Returns: what this system lacks.
  static func apply(memory: Int64, folder: String? = nil) -> SandboxGaps {
    var gaps: SandboxGaps = []
    // Nothing that it could start may have more than it has.
    _ = sandbox_keep_privileges_down()
    if !limitMemory(memory, writesFiles: folder != nil) { gaps.insert(.limits) }
    if !limitFiles(except: folder) { gaps.insert(.landlock) }
    if !limitSystemCalls(writesFiles: folder != nil) { gaps.insert(.seccomp) }
    return gaps
  }

  // MARK: - Memory

  private static func limitMemory(_ memory: Int64, writesFiles: Bool) -> Bool {
    let limits: [(__rlimit_resource, UInt)] = [
      (RLIMIT_AS, addressSpace + UInt(memory)), (RLIMIT_CORE, 0), (RLIMIT_NOFILE, 512),
      (RLIMIT_FSIZE, writesFiles ? .max : 0),
    ]
    return limits.allSatisfy { limit($0.0, to: $0.1) }
  }

  /// Whoever started the program may have allowed less.
  private static func limit(_ resource: __rlimit_resource, to value: UInt) -> Bool {
    var limit = rlimit()
    guard getrlimit(Int32(resource.rawValue), &limit) == 0 else { return false }
    limit.rlim_max = min(value, limit.rlim_max)
    limit.rlim_cur = limit.rlim_max
    return setrlimit(Int32(resource.rawValue), &limit) == 0
  }

  /// What the process has now, bytes.
  private static var addressSpace: UInt {
    guard let file = fopen("/proc/self/statm", "r") else { return 4 << 30 }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 128)
    guard fgets(&text, Int32(text.count), file) != nil else { return 4 << 30 }
    return UInt(strtoull(text, nil, 10)) * UInt(getpagesize())
  }

  // MARK: - Files

  /// Read by decoders: libraries, fonts, colour profiles. No place of a person's own.
  private static let readable = [
    "/usr", "/lib", "/lib64", "/etc/fonts", "/etc/ld.so.cache", "/var/cache/fontconfig",
  ]

  private static func limitFiles(except folder: String?) -> Bool {
    let version = sandbox_landlock_version()
    guard version >= 1 else { return false }
    let rules = sandbox_landlock_create(version)
    guard rules >= 0 else { return false }
    defer { close(rules) }
    // What cannot be allowed is refused.
    for path in readable { _ = sandbox_landlock_allow_reading(rules, path) }
    if let folder { _ = sandbox_landlock_allow_making(rules, folder, version) }
    return sandbox_landlock_restrict(rules) == 0
  }
}

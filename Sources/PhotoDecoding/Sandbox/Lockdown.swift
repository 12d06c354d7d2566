import CSeccomp
import Glibc
import SandboxCalls

/// Takes from this process, for good, all that decoding a picture does not need.
///
/// Landlock (Linux 5.13 and newer) leaves it the system's own files, which decoders load fonts and
/// libraries from, to read and nothing to write; seccomp leaves it the system calls that calculating
/// needs, and none that reaches another process, another program or the network.
enum Lockdown {
  /// Why a system offers no lockdown.
  enum Failure: Error, Equatable {
    case landlock
    case seccomp
    case limits

    var message: String {
      switch self {
      case .landlock: "this system's kernel has no Landlock"
      case .seccomp: "this system's kernel refuses seccomp"
      case .limits: "this system refuses limits on memory"
      }
    }
  }

  /// - Parameters:
  ///   - memory: bytes that the process may take beyond what it has now.
  ///   - folder: where it may do what it likes, if anywhere.
  static func apply(memory: Int64, folder: String? = nil) throws(Failure) {
    // Nothing that it could start may have more than it has.
    guard sandbox_keep_privileges_down() == 0 else { throw .seccomp }
    try limitMemory(memory, writesFiles: folder != nil)
    try limitFiles(except: folder)
    try limitSystemCalls(folder == nil ? [] : writingCalls)
  }

  // MARK: - Memory

  private static func limitMemory(_ memory: Int64, writesFiles: Bool) throws(Failure) {
    let limits: [(__rlimit_resource, UInt)] = [
      (RLIMIT_AS, addressSpace + UInt(memory)),
      (RLIMIT_FSIZE, writesFiles ? UInt(Int64.max) : UInt(memory)), (RLIMIT_CORE, 0),
      (RLIMIT_NOFILE, 512),
    ]
    for (resource, value) in limits {
      var limit = rlimit(rlim_cur: value, rlim_max: value)
      guard setrlimit(Int32(resource.rawValue), &limit) == 0 else { throw .limits }
    }
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

  private static func limitFiles(except folder: String?) throws(Failure) {
    let version = sandbox_landlock_version()
    guard version >= 1 else { throw .landlock }
    let rules = sandbox_landlock_create(version)
    guard rules >= 0 else { throw .landlock }
    defer { close(rules) }
    for path in readable {
      guard sandbox_landlock_allow_reading(rules, path) == 0 else { throw .landlock }
    }
    if let folder, sandbox_landlock_allow_all(rules, folder, version) != 0 { throw .landlock }
    guard sandbox_landlock_restrict(rules) == 0 else { throw .landlock }
  }

  // MARK: - System calls

  private static let systemCalls = [
    // Files that are open already, or that Landlock lets it open.
    "read", "pread64", "readv", "lseek", "open", "openat", "close", "fstat", "stat", "lstat",
    "newfstatat", "fstatfs", "statfs", "statx", "access", "faccessat", "faccessat2", "readlink",
    "readlinkat",
    "getdents64", "getcwd", "fcntl", "dup", "fadvise64",
    // Memory.
    "mmap", "munmap", "mprotect", "mremap", "madvise", "brk", "memfd_create", "ftruncate",
    // Threads of its own.
    "clone", "clone3", "set_robust_list", "rseq", "futex", "exit", "exit_group", "gettid",
    "getpid", "tgkill", "sched_yield", "sched_getaffinity", "membarrier", "getpriority",
    "setpriority", "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "sigaltstack",
    "restart_syscall", "set_tid_address", "arch_prctl",
    // Time and the machine.
    "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday", "getrandom",
    "sysinfo",
    "uname", "getrusage", "prlimit64", "getuid", "geteuid", "getgid", "getegid",
    // The one who asks.
    "recvmsg", "sendmsg", "poll", "ppoll", "eventfd2",
  ]

  private static let writingCalls = [
    "write", "writev", "pwrite64", "unlink", "unlinkat", "fsync", "fdatasync", "fallocate",
  ]

  private static func limitSystemCalls(_ more: [String]) throws(Failure) {
    // SCMP_ACT_ERRNO and SCMP_ACT_ALLOW, which are macros.
    guard let filter = seccomp_init(0x0005_0000 | UInt32(EPERM)) else { throw .seccomp }
    defer { seccomp_release(filter) }
    for name in systemCalls + more {
      let number = seccomp_syscall_resolve_name(name)
      // Not every processor has all of them.
      guard number >= 0 else { continue }
      guard seccomp_rule_add_array(filter, 0x7FFF_0000, number, 0, nil) == 0 else { throw .seccomp }
    }
    guard seccomp_load(filter) == 0 else { throw .seccomp }
  }
}

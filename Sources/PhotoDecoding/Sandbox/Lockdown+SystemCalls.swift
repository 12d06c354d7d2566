import CSeccomp
import Glibc

extension Lockdown {
  /// A call that is let through, when its arguments are these.
  private struct SystemCall {
    let name: String
    var arguments: [scmp_arg_cmp] = []

    /// - Parameters:
    ///   - argument: its number, from 0.
    ///   - mask: the bits that are looked at; all when it is nil.
    func when(
      _ argument: UInt32, is value: some BinaryInteger, mask: UInt64? = nil
    ) -> SystemCall {
      let value = UInt64(value)
      let comparison = scmp_arg_cmp(
        arg: argument, op: mask == nil ? SCMP_CMP_EQ : SCMP_CMP_MASKED_EQ,
        datum_a: mask ?? value, datum_b: mask == nil ? 0 : value)
      return SystemCall(name: name, arguments: arguments + [comparison])
    }
  }

  static func limitSystemCalls(writesFiles: Bool) -> Bool {
    // Whatever is not named fails, and says EPERM.
    guard let filter = seccomp_init(failing(EPERM)) else { return false }
    defer { seccomp_release(filter) }
    let plain = plainCalls + (writesFiles ? writingCalls : [])
    let calls = plain.map { SystemCall(name: $0) } + ownThreads + openingFiles(writesFiles)
    guard calls.allSatisfy({ add($0, allowing, to: filter) }),
      // Its arguments lie in memory, where no filter can look. Whoever hears that there is no such
      // call takes `clone`.
      add(SystemCall(name: "clone3"), failing(ENOSYS), to: filter)
    else { return false }
    return seccomp_load(filter) == 0
  }

  /// SCMP_ACT_ALLOW and SCMP_ACT_ERRNO, which are macros.
  private static let allowing: UInt32 = 0x7FFF_0000
  private static func failing(_ error: Int32) -> UInt32 { 0x0005_0000 | UInt32(error) }

  private static func add(
    _ call: SystemCall, _ action: UInt32, to filter: UnsafeMutableRawPointer
  ) -> Bool {
    let number = seccomp_syscall_resolve_name(call.name)
    // Not every processor has all of them.
    guard number >= 0 else { return true }
    return seccomp_rule_add_array(
      filter, action, number, UInt32(call.arguments.count), call.arguments) == 0
  }

  private static let plainCalls = [
    // Files that are open already, or that Landlock lets it open.
    "read", "pread64", "readv", "lseek", "close", "fstat", "stat", "lstat", "newfstatat",
    "fstatfs", "statfs", "statx", "access", "faccessat", "faccessat2", "readlink", "readlinkat",
    "getdents64", "getcwd", "dup", "fadvise64",
    // Memory, of which every byte counts for this process.
    "mmap", "munmap", "mprotect", "mremap", "madvise", "brk",
    // Threads of its own.
    "set_robust_list", "rseq", "futex", "exit", "exit_group", "gettid", "getpid", "sched_yield",
    "membarrier", "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "sigaltstack",
    "restart_syscall", "set_tid_address", "arch_prctl",
    // Time and the machine.
    "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday", "getrandom",
    "sysinfo", "uname", "getrusage", "getuid", "geteuid", "getgid", "getegid",
    // The one who asks.
    "recvmsg", "sendmsg", "poll", "ppoll", "eventfd2",
  ]

  private static let writingCalls = [
    "write", "writev", "pwrite64", "fsync", "fdatasync", "ftruncate",
  ]

  /// No other process, and none that this one would make.
  private static var ownThreads: [SystemCall] {
    let own = getpid()
    // CLONE_THREAD, and the namespaces of mounts, cgroups, names, messages, users, numbers, networks.
    let thread: UInt64 = 0x1_0000
    let namespaces: UInt64 = 0x7E02_0000
    return [
      SystemCall(name: "clone").when(0, is: thread, mask: thread | namespaces),
      SystemCall(name: "tgkill").when(0, is: own),
      // To be asked and not set: root may raise what it has lowered.
      SystemCall(name: "prlimit64").when(0, is: 0).when(2, is: 0),
      SystemCall(name: "prlimit64").when(0, is: own).when(2, is: 0),
      SystemCall(name: "sched_getaffinity").when(0, is: 0),
    ]
  }

  /// To read, also where there is no Landlock. A file's owner is not set: it would be sent signals.
  private static func openingFiles(_ writesFiles: Bool) -> [SystemCall] {
    let control = [F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC]
    let (open, openat) = (SystemCall(name: "open"), SystemCall(name: "openat"))
    // Folders for files without a name (__O_TMPFILE) are opened to write anyway.
    let changing = UInt64(O_ACCMODE | O_CREAT | O_TRUNC)
    // Files without a name are not seen by whoever counts what is written (O_TMPFILE without O_DIRECTORY).
    let nameless: UInt64 = 0x40_0000
    return control.map { SystemCall(name: "fcntl").when(1, is: $0) }
      + (writesFiles
        ? [open.when(1, is: 0, mask: nameless), openat.when(2, is: 0, mask: nameless)]
        : [
          open.when(1, is: O_RDONLY, mask: changing), openat.when(2, is: O_RDONLY, mask: changing),
        ])
  }
}

import Glibc
import SandboxAttempts
import SandboxCalls

@testable import PhotoDecoding
@testable import PhotoTiles

/// Tries, in a locked process, what a hostile picture might.
enum Refusals {
  /// - Parameter isLocked: false tries the same in a process that is free to do it: what is not allowed
  ///   there either proves nothing.
  static func print(path: String, isLocked: Bool) {
    let victim = attempt_victim()
    let attempts = attempts(path, open(path, O_RDONLY), open(path, O_WRONLY), victim)
    print(attempts, isLocked: isLocked)
    kill(victim, SIGKILL)
  }

  /// The same for a process that may make files in a folder.
  static func print(folder: String, isLocked: Bool) {
    let (file, elsewhere) = (folder + "/made", folder + "/../elsewhere")
    let attempts: [Attempt] = [
      ("making a file", { attempt_making(file) == 1 }),
      ("making it again", { attempt_making(file) == 1 }),
      ("making one elsewhere", { attempt_making(elsewhere) == 1 }),
      ("one that is not seen", { attempt_nameless(folder) == 1 }),
      ("room that is not seen", { attempt_room_without_size(file) == 1 }),
      ("a folder", { attempt_folder(folder + "/folder") == 1 }),
      ("a link", { attempt_link(folder + "/link") == 1 }),
      ("renaming", { attempt_renaming(file, file + ".new") == 1 }),
      ("removing", { attempt_removing(isLocked ? file : file + ".new") == 1 }),
    ]
    print(attempts, isLocked: isLocked, folder: folder)
  }

  private static func print(_ attempts: [Attempt], isLocked: Bool, folder: String? = nil) {
    // Nothing can be written any more, so what came out comes back in memory.
    guard
      let results = mmap(
        nil, attempts.count, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0),
      results != MAP_FAILED
    else { exit(3) }
    let verdicts = UnsafeMutableBufferPointer(
      start: results.assumingMemoryBound(to: UInt8.self), count: attempts.count)
    let child = sandbox_fork()
    if child == 0 {
      if isLocked { lock(folder) }
      // Until it is known: a program that was started does not come back.
      for (index, attempt) in attempts.enumerated() {
        verdicts[index] = 1
        verdicts[index] = attempt.isAllowed() ? 1 : 0
      }
      _exit(0)
    }
    waitpid(child, nil, 0)
    for (verdict, attempt) in zip(verdicts, attempts) {
      Swift.print(attempt.name, verdict == 0 ? "refused" : "allowed")
    }
  }

  private static func lock(_ folder: String?) {
    let gaps = Lockdown.apply(memory: 64 << 20, folder: folder)
    guard gaps.isEmpty else {
      complain("\(gaps.descriptions)")
      _exit(3)
    }
  }

  private typealias Attempt = (name: String, isAllowed: () -> Bool)

  private static func attempts(
    _ path: String, _ file: Int32, _ writable: Int32, _ victim: Int32
  ) -> [Attempt] {
    var byte: UInt8 = 120
    let own: [Attempt] = [
      ("reading an open file", { read(file, &byte, 1) == 1 }),
      ("a thread", { attempt_thread() == 1 }),
      ("ending itself by a signal", { attempt_abort_signal() == 1 }),
    ]
    let files: [Attempt] = [
      ("opening a file", { open(path, O_RDONLY) >= 0 }),
      ("opening a file to write", { open(path, O_WRONLY) >= 0 }),
      ("emptying a file", { open(path + ".new", O_WRONLY | O_CREAT | O_TRUNC, 0o600) >= 0 }),
      ("writing", { write(writable, &byte, 1) == 1 }),
    ]
    let processes: [Attempt] = [
      ("signalling another process", { kill(victim, SIGCONT) == 0 }),
      ("signalling another's thread", { attempt_thread_signal(victim) == 1 }),
      ("signalling by owning a file", { attempt_owner_signal(victim) == 1 }),
      ("limits of another process", { attempt_limits(victim) == 1 }),
      ("its own limits", { attempt_limits(0) == 1 }),
      ("slowing another process", { attempt_slowing(victim) == 1 }),
      ("slowing its own group", { attempt_slowing_group() == 1 }),
      ("looking at another process", { attempt_affinity(victim) == 1 }),
      ("processors of another process", { attempt_processors(victim) == 1 }),
      ("tracing another process", { attempt_tracing(victim) == 1 }),
      ("memory of another process", { attempt_reading_memory(victim) == 1 }),
      ("another process's files in /proc", { attempt_memory_of(victim) == 1 }),
      ("an open file of another process", { attempt_file_of(victim) == 1 }),
      ("keys", { attempt_keys() == 1 }),
    ]
    let more: [Attempt] = [
      ("fork", { attempt_fork() == 1 }), ("clone", { attempt_clone() == 1 }),
      ("clone3", { attempt_clone3() == 1 }),
      ("memory in files", { attempt_memory_file() == 1 }),
      ("memory beyond the limit", { isThereMemory() }),
      ("connecting", { connects() }),
      // What comes afterwards would have other rights.
      ("clone into a namespace", { attempt_clone_namespace() == 1 }),
      ("a namespace", { attempt_namespace() == 1 }),
      ("starting a program", { starts() }),
    ]
    return own + files + processes + more
  }

  private static func isThereMemory() -> Bool {
    mmap(nil, 1 << 30, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED
  }

  private static func connects() -> Bool {
    let unix = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let inet = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    return unix >= 0 || inet >= 0
  }

  /// It does not come back when it succeeds.
  private static func starts() -> Bool {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
    return execv("/usr/bin/true", &arguments) == 0
  }
}

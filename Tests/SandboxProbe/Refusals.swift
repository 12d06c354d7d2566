import Glibc
import SandboxCalls

@testable import PhotoDecoding
@testable import PhotoTiles

/// Tries, in a locked process, what a hostile picture might.
enum Refusals {
  static func print(path: String) {
    let before = open(path, O_RDONLY)
    let writable = open(path, O_WRONLY)
    let child = sandbox_fork()
    if child == 0 {
      do throws(Lockdown.Failure) {
        try Lockdown.apply(memory: 64 << 20)
      } catch {
        complain("\(error.message)")
        _exit(3)
      }
      let lines = attempts(path, before, writable)
      // Nothing can be written any more, so what came out is the process's status.
      _exit(Int32(lines))
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    let code = (status >> 8) & 0xFF
    for (index, name) in names.enumerated() {
      Swift.print(name, code & (1 << Int32(index)) == 0 ? "refused" : "allowed")
    }
    Swift.print("reading an open file", code & 0x80 != 0 ? "allowed" : "refused")
  }

  private static let names = [
    "opening a file", "opening a file to write", "writing", "connecting", "starting a program",
    "signalling another process", "memory beyond the limit",
  ]

  /// A bit for each that succeeded.
  private static func attempts(_ path: String, _ file: Int32, _ writable: Int32) -> Int {
    var succeeded = 0
    func note(_ bit: Int, _ did: Bool) { if did { succeeded |= 1 << bit } }
    note(0, open(path, O_RDONLY) >= 0)
    note(1, open("/usr/attempt", O_WRONLY | O_CREAT, 0o600) >= 0 || open(path, O_WRONLY) >= 0)
    var byte: UInt8 = 120
    note(2, write(writable, &byte, 1) == 1)
    note(3, connects())
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
    // It does not come back when it succeeds.
    note(4, execv("/usr/bin/true", &arguments) == 0)
    note(5, kill(getppid(), 0) == 0)
    note(6, mmap(nil, 1 << 30, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED)
    note(7, read(file, &byte, 1) == 1)
    return succeeded
  }

  private static func connects() -> Bool {
    let unix = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let inet = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    return unix >= 0 || inet >= 0
  }
}

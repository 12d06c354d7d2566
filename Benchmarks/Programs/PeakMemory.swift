import Glibc

// The most memory that a command and all that it starts have at a time: the sum of their proportional set
// sizes, in which what two share counts once. It goes to a file, in bytes; the exit status is the command's.
//
// Processes are looked at one after the other: what one has given up meanwhile and the next one has taken
// would count twice. So what counts is what two looks in a row have seen.
//
//   PeakMemory FILE COMMAND [ARGUMENT…]

/// Microseconds between two looks: less than it takes to fill a photo's memory.
let pause: UInt32 = 2000

func fail(_ reason: String) -> Never {
  fputs("PeakMemory: \(reason)\n", stderr)
  exit(2)
}

func text(of path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes = [CChar](repeating: 0, count: 4096)
  let count = fread(&bytes, 1, bytes.count - 1, file)
  return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// Those that a process has started: every thread has its own.
func children(of process: pid_t) -> [pid_t] {
  guard let threads = opendir("/proc/\(process)/task") else { return [] }
  defer { closedir(threads) }
  var children: [pid_t] = []
  while let entry = readdir(threads) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    guard let list = text(of: "/proc/\(process)/task/\(name)/children") else { continue }
    children += list.split(separator: " ").compactMap { pid_t($0) }
  }
  return children
}

/// Bytes; 0 when it has just ended.
func proportionalSetSize(of process: pid_t) -> Int {
  guard let sums = text(of: "/proc/\(process)/smaps_rollup"),
    let line = sums.split(separator: "\n").first(where: { $0.hasPrefix("Pss:") })
  else { return 0 }
  return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 << 10 } ?? 0
}

func total(of process: pid_t) -> Int {
  children(of: process).reduce(proportionalSetSize(of: process)) { $0 + total(of: $1) }
}

let arguments = CommandLine.arguments
guard arguments.count > 2, let output = fopen(arguments[1], "w") else { fail("FILE COMMAND…") }
var command: [UnsafeMutablePointer<CChar>?] = arguments.dropFirst(2).map { strdup($0) } + [nil]
var process = pid_t()
guard posix_spawnp(&process, command[0]!, nil, nil, &command, environ) == 0 else {
  fail("cannot start \(arguments[2])")
}
var peak = 0
var last = 0
var status: Int32 = 0
while waitpid(process, &status, WNOHANG) == 0 {
  let now = total(of: process)
  peak = max(peak, min(last, now))
  last = now
  usleep(pause)
}
fputs("\(peak)\n", output)
fclose(output)
exit(status & 0x7F == 0 ? status >> 8 & 0xFF : 1)

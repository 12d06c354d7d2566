import Glibc

@testable import PhotoDecoding
@testable import PhotoTiles

/// What `SandboxTests` runs in a process of its own, since only a program without threads can be copied.
///
///     SandboxProbe refused FILE        what a locked process may and may not do
///     SandboxProbe decode FILE…        each file decoded there and here, compared
///     SandboxProbe hostile FOLDER COUNT SEED     damaged files made of those in a folder
///     SandboxProbe truncated FOLDER    each file cut off after every kilobyte
///     SandboxProbe each FOLDER         what becomes of each file, and of this process's memory
///     SandboxProbe early FILE OTHER    what a launcher has begun with, and the program wants or not
///     SandboxProbe faults FILE         processes that break down or hang
///     SandboxProbe libraries           when the process that others are copies of has libvips
@main
struct SandboxProbe {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "refused": Refusals.print(path: arguments.dropFirst().first ?? "/etc/hostname")
    case "decode": Comparison.print(Array(arguments.dropFirst()))
    case "early":
      let paths = Array(arguments.dropFirst())
      Early.print(path: paths.first ?? "", other: paths.last ?? "")
    case "faults": Faults.print(path: arguments.dropFirst().first ?? "")
    case "libraries": Libraries.print()
    case "truncated": Hostile.printTruncated(folder: arguments.dropFirst().first ?? "")
    case "each": Hostile.printEach(folder: arguments.dropFirst().first ?? "")
    case "hostile":
      let numbers = arguments.dropFirst(2).compactMap { Int($0) }
      Hostile.print(
        folder: arguments.dropFirst().first ?? "", count: numbers.first ?? 500,
        seed: UInt64(numbers.dropFirst().first ?? 1))
    default:
      complain(
        """
        SandboxProbe: refused FILE | decode FILE… | early FILE OTHER | faults FILE | hostile FOLDER COUNT SEED \
        | truncated FOLDER | each FOLDER | libraries
        """)
      exit(2)
    }
  }
}

func complain(_ text: String) {
  _ = (text + "\n").withCString { write(STDERR_FILENO, $0, strlen($0)) }
}

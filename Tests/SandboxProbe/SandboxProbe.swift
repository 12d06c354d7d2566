import Glibc

@testable import PhotoDecoding
@testable import PhotoTiles

/// What `SandboxTests` runs in a process of its own, since only a program without threads can be copied.
///
///     SandboxProbe refused FILE        what a locked process may and may not do
///     SandboxProbe free FILE           what of that any other process may
///     SandboxProbe maker FOLDER        what one may that makes a pyramid there
///     SandboxProbe anyone FOLDER       what of that any other process may
///     SandboxProbe pyramids FILE…      what becomes of pyramids of files, and of one that takes too much room
///     SandboxProbe lacking WHAT FILE   what becomes of a picture where the system has no WHAT; "nothing": has all
///     SandboxProbe unlocked WHAT FILE  the same when decoding without any lock is allowed
///     SandboxProbe restarting FILE     the process is killed that others are copies of
///     SandboxProbe inheritance FILE    what a process has of the program's files and environment
///     SandboxProbe cost                what a fresh process costs
///     SandboxProbe loans FILE          when a process has been lent too much
///     SandboxProbe decode FILE…        each file decoded there and here, compared
///     SandboxProbe colors PROFILE FILE…  the same in the colours of a display
///     SandboxProbe hostile FOLDER COUNT SEED     damaged files made of those in a folder
///     SandboxProbe truncated FOLDER    each file cut off after every kilobyte
///     SandboxProbe each FOLDER         what becomes of each file, and of this process's memory
///     SandboxProbe early FILE OTHER    what a launcher has begun with, and the program wants or not
///     SandboxProbe faults FILE         processes that break down or hang
///     SandboxProbe notes FILE…         what each file says of its picture there and here, compared
///     SandboxProbe libraries           when the process that others are copies of has libvips
@main
struct SandboxProbe {
  static func main() {
    // It may have been started again for this.
    DecodingFactory.becomeFactoryIfAsked(limits: MemoryBudget.standard.decodeLimits)
    let arguments = CommandLine.arguments.dropFirst()
    let path = arguments.last ?? ""
    switch arguments.first {
    case "refused":
      Refusals.print(path: path, isLocked: true)
    case "free":
      Refusals.print(path: path, isLocked: false)
    case "maker":
      Refusals.print(folder: path, isLocked: true)
    case "anyone":
      Refusals.print(folder: path, isLocked: false)
    case "pyramids": Pyramids.print(Array(arguments.dropFirst()))
    case "lacking", "unlocked":
      let missing = arguments.dropFirst().first
      Systems.print(
        path: path, missing: missing == "nothing" ? nil : missing,
        isAllowed: arguments.first == "unlocked")
    case "restarting": Restarting.print(path: path)
    case "inheritance": Inheritance.print(path: path)
    case "loans": Loans.print(path: path)
    case "cost": Cost.print()
    case "decode": Comparison.print(Array(arguments.dropFirst()))
    case "colors": Comparison.printColors(Array(arguments.dropFirst()))
    case "notes": Comparison.printNotes(Array(arguments.dropFirst()))
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
        SandboxProbe: refused FILE | free FILE | maker FOLDER | anyone FOLDER | pyramids FILE… | lacking WHAT FILE | unlocked WHAT FILE | restarting FILE \
        | inheritance FILE | loans FILE | cost | decode FILE… | early FILE OTHER | faults FILE | hostile FOLDER COUNT SEED \
        | truncated FOLDER | each FOLDER | notes FILE… | colors PROFILE FILE… | libraries
        """)
      exit(2)
    }
  }
}

func complain(_ text: String) {
  _ = (text + "\n").withCString { write(STDERR_FILENO, $0, strlen($0)) }
}

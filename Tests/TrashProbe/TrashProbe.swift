import Glibc
import PhotoFiles

/// What `TrashTests` runs with a home of its own.
///
///     TrashProbe trash PATH       moves it there
///     TrashProbe restore PATH     puts back what was last moved from there
///     TrashProbe both PATH        one after the other, with what the first has said
///     TrashProbe each FOLDER      the same with each file in a folder
///     TrashProbe loop PATH        the same for ever
///     TrashProbe together A:B     moves both there, or none
///     TrashProbe back A:B         puts both back, or none
///     TrashProbe nobody PATH      moves it there, without a superuser's rights
///     TrashProbe half A:B:J       moves A there, of both, and is ended then; J is the folder of its journal
///     TrashProbe halfback A:B:J   the same on the way back
///     TrashProbe copies A:B:J     is ended when it has copied one of two files of another folder
///     TrashProbe pairs A:B:C:D:J  gives A and B the paths C and D, and back, for ever
///     TrashProbe takeback J       as the program does at its start
@main
struct TrashProbe {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { exit(2) }
    let path = Array(arguments[2].utf8)
    switch arguments[1] {
    case "trash": say { () throws(TrashError) in _ = try Trash.moveToTrash(path) }
    case "restore":
      guard let file = Trash.latest(from: path) else { return tell("not there") }
      say { () throws(TrashError) in try Trash.restore(file) }
    case "both": both(path)
    case "each": for name in names(in: arguments[2]) { both(path + "/".utf8 + name) }
    case "loop": while true { both(path) }
    case "together":
      say { () throws(TrashError) in _ = try Trash.moveToTrash(together: paths(path)) }
    case "back":
      say { () throws(TrashError) in
        let places = paths(path)
        let latest = Trash.latest(fromPlaces: places)
        var files = places.compactMap { latest[$0] }
        try Trash.restore(together: &files)
      }
    case "half", "halfback", "copies": stopHalfway(arguments[1], paths(path))
    case "pairs": movePairs(paths(path))
    case "takeback": MoveJournal(in: path).takeBack()
    case "nobody":
      // derivation: Linux's overflow user, who owns nothing.
      if getuid() == 0, setgid(65_534) != 0 || setuid(65_534) != 0 { exit(3) }
      say { () throws(TrashError) in _ = try Trash.moveToTrash(path) }
    default: exit(2)
    }
  }

  private static func paths(_ list: [UInt8]) -> [[UInt8]] {
    list.split(separator: UInt8(ascii: ":")).map(Array.init)
  }

  /// Ended in the midst of it, as by the system.
  private static func stopHalfway(_ step: String, _ paths: [[UInt8]]) {
    let (first, both, journal) = (paths[0], Array(paths[..<2]), MoveJournal(in: paths[2]))
    switch step {
    case "half":
      _ = journal.begin(.trashing(both))
      _ = try? Trash.moveToTrash(first)
    case "halfback":
      _ = journal.begin(.trashing(both))
      if let file = Trash.latest(from: first) { try? Trash.restore(file) }
    default:
      let copies = both.map { FileNaming.Move($0, to: $0 + ".copy".utf8) }
      _ = journal.begin(.copying(copies))
      try? FilePlacing.copy(copies[0].old, to: copies[0].new, replaces: false)
    }
    kill(getpid(), SIGKILL)
  }

  private static func movePairs(_ paths: [[UInt8]]) {
    let moves = [
      FileNaming.Move(paths[0], to: paths[2]), FileNaming.Move(paths[1], to: paths[3]),
    ]
    let journal = MoveJournal(in: paths[4])
    while true {
      try? FileNaming.move(together: moves, noting: journal)
      tell("there")
      try? FileNaming.move(together: moves.map(\.reversed), noting: journal)
      tell("back")
    }
  }

  private static func both(_ path: [UInt8]) {
    say { () throws(TrashError) in
      let file = try Trash.moveToTrash(path)
      guard file == Trash.latest(from: path) else { return tell("another one") }
      try Trash.restore(file)
    }
  }

  private static func say(_ body: () throws(TrashError) -> Void) {
    do throws(TrashError) {
      try body()
      tell("done")
    } catch {
      tell(error.message)
    }
  }

  /// At once: it may be ended at any moment.
  private static func tell(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }

  private static func names(in folder: String) -> [[UInt8]] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name.first != UInt8(ascii: ".") { names.append(name) }
    }
    return names
  }
}

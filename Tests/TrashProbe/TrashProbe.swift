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
        var files = Trash.latest(fromPlaces: paths(path))
        try Trash.restore(together: &files)
      }
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

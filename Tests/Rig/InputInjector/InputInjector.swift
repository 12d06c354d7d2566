import Glibc

/// Moves the rig's devices as its standard input says, one command a line, and answers each line
/// with `done` when the X server has handled it, or with `error` and why not.
@main
struct InputInjector {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let width = Double(arguments[2]), let height = Double(arguments[3])
    else {
      answer("error usage: InputInjector FOLDER-OF-SOCKETS WIDTH HEIGHT")
      exit(2)
    }
    do {
      let rig = try Rig(folder: arguments[1], width: width, height: height)
      answer("ready")
      while let line = readLine() {
        guard !line.isEmpty, !line.hasPrefix("#") else { continue }
        do {
          try rig.perform(Command(line))
          answer("done")
        } catch {
          answer("error \(error)")
        }
      }
    } catch {
      answer("error \(error)")
      exit(1)
    }
  }

  /// Past stdio's buffer: whoever wrote the line waits for this one.
  private static func answer(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }
}

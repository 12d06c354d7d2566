import Glibc
import PhotoDecoding
import ScrollGeometry

/// The small process that `zoomscroll` begins as: it has the first photo decoded while the program,
/// which it then becomes, and its hundred libraries are still being loaded.
@main
enum Launcher {
  /// Lies beside the launcher.
  private static let program = "zoomscroll-command"
  /// Of the program's window, pixels. Another one costs another decoding, nothing else.
  private static let window = Size(width: 1024, height: 768)
  /// What shows nothing reads photos at other sizes.
  private static let commandsWithoutWindow: Set = ["export", "serve"]

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let showsPhotos = arguments.first.map { !commandsWithoutWindow.contains($0) } ?? false
    Handover.begin(with: showsPhotos ? arguments : [], window: window)
    guard let path = pathOfProgram() else {
      fail("/proc is not there, so that \(program) cannot be found")
    }
    execv(path, CommandLine.unsafeArgv)
    fail("\(path) cannot be started: \(String(cString: strerror(errno)))")
  }

  private static func pathOfProgram() -> String? {
    guard let own = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(own) }
    let path = String(cString: own)
    return path.lastIndex(of: "/").map { path[...$0] + program }
  }

  private static func fail(_ reason: String) -> Never {
    let line = Array("zoomscroll: \(reason).\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(1)
  }
}

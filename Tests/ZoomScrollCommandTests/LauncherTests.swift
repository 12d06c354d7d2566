import Foundation
import Testing

/// `zoomscroll` begins as a small process that has the first photo decoded, and becomes the program.
@Suite(.serialized) final class LauncherTests {
  private static let photo = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Samples/3 Walking map.jpg").path

  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "zoomscroll-launcher-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The first frame that a program shows of a file.
  private func frame(of path: String, by program: String) throws -> Data {
    let command = try Command(
      "play", "-", path, "--frames", program, input: "settle\nshot seen\n", in: folder,
      program: try Command.program(named: program))
    #expect(command.status == 0 && command.error.isEmpty)
    return try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(program)/seen.png"))
  }

  @Test func whatIsBegunEarlyLooksTheSame() throws {
    let early = try frame(of: Self.photo, by: "zoomscroll")
    #expect(try early == frame(of: Self.photo, by: "zoomscroll-command"))
    let photo = try Data(contentsOf: URL(fileURLWithPath: Self.photo))
    for (name, bytes) in [("cut", photo.prefix(90)), ("empty", photo.prefix(3))] {
      try bytes.write(to: URL(fileURLWithPath: "\(folder)/\(name).jpg"))
      let broken = try frame(of: name + ".jpg", by: "zoomscroll")
      #expect(try broken == frame(of: name + ".jpg", by: "zoomscroll-command"))
      #expect(broken != early)
    }
  }

  @Test func withoutItsProgramItSaysWhatIsMissing() throws {
    let alone = URL(fileURLWithPath: folder + "/zoomscroll")
    try FileManager.default.copyItem(at: try Command.program, to: alone)
    let command = try Command("--version", program: alone)
    #expect(command.status == 1 && command.output.isEmpty)
    let path = alone.resolvingSymlinksInPath().path
    #expect(
      command.error
        == "zoomscroll: \(path)-command cannot be started: No such file or directory.\n")
  }

  @Test func aProgramOfAnotherVersionSaysSo() throws {
    let command = try Command(
      "--version", program: try Command.program(named: "zoomscroll-command"),
      variables: ["ZOOMSCROLL_DECODING": "0 3"])
    #expect(command.status == 1 && command.output.isEmpty)
    #expect(command.error.contains("different versions"))
  }

  @Test func theProgramSpeaksAsZoomscroll() throws {
    let command = try Command("--no-such-option")
    #expect(command.status == 2 && command.error.contains("zoomscroll [open]"))
    #expect(!command.error.contains("zoomscroll-command"))
  }

  /// Whoever writes into a pipe would take a launcher that opens it for the program.
  @Test(.timeLimit(.minutes(1))) func pipesAreLeftToTheProgram() throws {
    let shell = try Command(
      "-c",
      "cp \"$1\" a.jpg; mkfifo pipe; echo 'expect page 1' >pipe & exec \"$0\" play pipe a.jpg",
      try Command.program.path, Self.photo, in: folder,
      program: URL(fileURLWithPath: "/bin/bash"))
    #expect(shell.status == 1 && shell.error == "pipe:1: expected page 1, saw page 0\n")
  }

  /// Everything that is started here has one end of a pipe, whose other end ends with the last of them.
  @Test(.timeLimit(.minutes(1)), arguments: ["--version", #"play - "$1" <<<settle"#])
  func nothingIsLeftRunning(arguments: String) throws {
    let shell = try Command(
      "-c", #"mkfifo left; (exec 9>left; "$0" \#(arguments) >/dev/null) & cat left; wait $!"#,
      try Command.program.path, Self.photo, in: folder,
      program: URL(fileURLWithPath: "/bin/bash"))
    #expect(shell.status == 0 && shell.output.isEmpty && shell.error.isEmpty)
  }
}

import Foundation
import Testing

@testable import ZoomScrollCommand

/// What a person or a shell script sees of `zoomscroll`.
@Suite(.serialized) final class CommandTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "zoomscroll-command-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  @Test func helpShowsBothCommandsAndTheStatuses() throws {
    let help = try Command("--help")
    #expect(help.status == 0 && help.error.isEmpty)
    for word in ["open", "play", "EXAMPLES", "EXIT STATUS", "--record"] {
      #expect(help.output.contains(word), "\(word)")
    }
    let play = try Command("play", "--help")
    #expect(play.status == 0)
    for option in [
      "--case", "--memory", "--fps", "--frames", "--frames-fps", "--log", "--record",
      "--decode-latency",
    ] { #expect(play.output.contains(option), "\(option)") }
    #expect(try Command("--version").output == Identity.version + "\n")
  }

  /// As file managers name what is to be opened.
  @Test func addressesOfFilesAreFiles() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Söhne & Co", withIntermediateDirectories: true)
    let photo = "\(folder)/Söhne & Co/a b.jpg"
    let project = URL(fileURLWithPath: #filePath + "/../../..").standardized.path
    try FileManager.default.copyItem(atPath: project + "/Samples/4 Dahlia.jpg", toPath: photo)
    try write("size 400x300\nsettle\nexpect page 0\n", to: "look.txt")
    let coded = photo.replacing("ö", with: "%C3%B6").replacing(" ", with: "%20")
    for address in ["file://\(coded)", "file://localhost\(coded)", "FILE://\(coded)"] {
      let command = try Command("play", "\(folder)/look.txt", address)
      #expect(command.status == 0 && command.error.isEmpty, "\(address): \(command.error)")
    }
    let elsewhere = try Command("play", "\(folder)/look.txt", "file://example.org\(coded)")
    #expect(elsewhere.status == 2 && elsewhere.error.contains("example.org"))
  }

  /// GLib ends a program whose threads cannot be made.
  @Test(arguments: [("open", 590_000, "a window"), ("play look.txt", 290_000, "playing a script")])
  func tooLittleAddressSpaceIsSaid(what: String, kilobytes: Int, words: String) throws {
    try write("size 400x300\nsettle\n", to: "look.txt")
    let program = try Command.program.path
    let command = try Command(
      "-c", "ulimit -v \(kilobytes); exec '\(program)' \(what) .", in: folder,
      program: URL(fileURLWithPath: "/bin/bash"))
    #expect(command.status == 1 && command.output.isEmpty)
    #expect(
      command.error.contains("zoomscroll: \(words) needs")
        && command.error.contains("\(kilobytes) KB: see 'ulimit -v'."), "\(command.error)")
  }

  @Test(arguments: [60, 80, 100, 120]) func helpFillsTheLines(width: Int) throws {
    let variables = ["COLUMNS": "\(width)"]
    for arguments in [["--help"], ["open", "--help"], ["serve", "--help"]] {
      let help =
        try arguments.count == 1
        ? Command(arguments[0], variables: variables)
        : Command(arguments[0], arguments[1], variables: variables)
      let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false)
      let end = try #require(lines.firstIndex { $0.hasPrefix("USAGE") })
      for (line, next) in zip(lines[..<end], lines[1...]) {
        // Commands are not words to be parted.
        #expect(line.count <= width || line.contains("zoomscroll"), "\(line)")
        let indents = [line, next].map { $0.prefix { $0 == " " }.count }
        guard indents[0] == indents[1], let word = next.split(separator: " ").first,
          !line.isEmpty, !"…:.]".contains(line.last!), !line.contains("zoomscroll"),
          Int(word) == nil
        else { continue }
        #expect(line.count + 1 + word.count >= width, "“\(line)” has room for “\(word)”")
      }
    }
  }

  /// A launcher names nothing. Here there is no display.
  @Test func withoutAPathAWindowOpens() throws {
    let command = try Command(variables: ["HOME": folder])
    #expect(command.status == 1 && command.error.contains("zoomscroll play"))
  }

  @Test func wrongUseIsStatus2() throws {
    #expect(try Command("play").status == 2)
    #expect(try Command("play", "-").status == 2)
    #expect(try Command("play", "-", "a.jpg", "--case", "plain").status == 2)
    #expect(try Command("play", "-", "--case", "plain", "--fps", "0").status == 2)
    #expect(try Command("play", "-", "--case", "plain", "--fly").status == 2)
    for size in ["much", "-1M", "63M", "9999999999G"] {
      #expect(try Command("play", "-", "--case", "plain", "--memory", size).status == 2)
    }
    #expect(try Command("play", "-", "--case", "plain", "--memory", "64M").status == 0)
    let unknown = try Command("play", "-", "--case", "nothing")
    #expect(unknown.status == 2 && unknown.error.contains("plain, paged"))
  }

  @Test func whatIsNotThereIsStatus2() throws {
    for arguments in [["/no/photo"], ["open", "/no/photo"], ["--record", "x", "/no/photo"]] {
      let command =
        try arguments.count == 1
        ? Command(arguments[0])
        : arguments.count == 2
          ? Command(arguments[0], arguments[1])
          : Command(arguments[0], arguments[1], arguments[2], in: folder)
      #expect(command.status == 2)
      #expect(command.error.contains("/no/photo"))
    }
    let script = try Command("play", "/no/script", "--case", "plain")
    #expect(script.status == 2)
    #expect(script.error == "zoomscroll: /no/script: No such file or directory\n")
    #expect(try Command("play", "-", "/no/photo").status == 2)
  }

  @Test func anUnknownCommandNamesItsLine() throws {
    try write("wait 0\n\nswpie 1,1 -> 2,2 1\n", to: "script")
    let command = try Command("play", "script", "--case", "plain", in: folder)
    #expect(command.status == 2)
    #expect(command.error == "script:3: unknown command 'swpie'; did you mean swipe?\n")
  }

  @Test func aFailedExpectationNamesItsLine() throws {
    let command = try Command(
      "play", "-", "--case", "plain", input: "wait 0.1\nexpect zoom 2 ±0.5\n")
    #expect(command.status == 1)
    #expect(command.error == "standard input:2: expected zoom 2 ±0.5, saw zoom 1\n")
  }

  @Test func withoutADisplayThereIsPlay() throws {
    try write("", to: "photo.jpg")
    let command = try Command("photo.jpg", in: folder)
    #expect(command.status == 1)
    #expect(command.error.contains("zoomscroll play"))
  }

  @Test func aRecordingGivesTheSameLog() throws {
    let script = """
      swipe 500,600 -> 480,200 0.2
      settle
      pinch 500,400 100 -> 260 0.3
      settle
      expect resting
      """
    let first = try Command(
      "play", "-", "--case", "plain", "--log", "a", "--record", "r", input: script, in: folder)
    #expect(first.status == 0 && first.output.isEmpty && first.error.isEmpty)
    let second = try Command("play", "r", "--case", "plain", "--log", "-", in: folder)
    #expect(second.status == 0)
    #expect(second.output == (try text("a")))
    #expect(second.output.contains("scrollViewDidEndZooming"))
  }

  @Test func thePagedCaseTurnsOnePage() throws {
    let script = """
      swipe 800,400 -> 300,400 0.2
      settle
      expect page 1
      expect offset 1024,0
      swipe 300,400 -> 800,400 0.2
      settle
      expect page 0
      """
    let command = try Command("play", "-", "--case", "paged", input: script)
    #expect(command.status == 0, "\(command.error)")
  }

  /// What is no picture is a page of its own, and no failure.
  @Test func photosArePlayedTo() throws {
    let made = try Command(
      "play", "-", "--case", "plain", input: "size 60x40\nshot a", in: folder)
    #expect(made.status == 0)
    try write("", to: "b.jpg")
    try write("no picture", to: "c.png")
    try write("no picture", to: "c.txt")
    let script = """
      size 300x200
      settle
      expect page 0
      swipe 250,100 -> 50,100 0.2
      settle
      expect page 1
      key Right
      settle
      expect page 2
      """
    for latency in ["0", "0.25"] {
      let command = try Command(
        "play", "-", folder, "--decode-latency", latency, "--log", "log", input: script,
        in: folder)
      #expect(command.status == 0, "\(command.error)")
      #expect(try text("log").contains("photoBrowserDidShowPage offset=0,0 zoom=1 page=0\n"))
      try FileManager.default.removeItem(atPath: folder + "/log")
    }
  }

  @Test func aFileIsAPlaceInItsFolder() throws {
    for name in ["a2.jpg", "a10.jpg", "a9.jpg", "a9.xmp", "notes"] { try write("", to: name) }
    let middle =
      "settle\nexpect page 1\nkey Right\nsettle\nexpect page 2\nkey Right\nsettle\nexpect page 2"
    for path in ["a9.jpg", "./a9.jpg", folder + "/a9.jpg"] {
      let command = try Command("play", "-", path, "--log", "log", input: middle, in: folder)
      #expect(command.status == 0 && command.error.isEmpty, "\(command.error)")
      // It begins there, and nothing has been shown before.
      #expect(try !text("log").contains("page=0"))
    }
    // What else was named stands for itself.
    let both = try Command(
      "play", "-", "a10.jpg", "a2.jpg", input: "key End\nsettle\nexpect page 1", in: folder)
    #expect(both.status == 0, "\(both.error)")
  }

  @Test func ofSeveralWhatIsThereIsShown() throws {
    try write("", to: "a.jpg")
    try write("", to: "b.jpg")
    let command = try Command(
      "play", "-", "a.jpg", "no.jpg", "b.jpg", input: "key End\nsettle\nexpect page 1", in: folder)
    #expect(command.status == 2)
    #expect(command.error == "zoomscroll: There is no file or folder named “no.jpg”.\n")
  }

  @Test func anEmptyFolderOpensItsPage() throws {
    let command = try Command("play", "-", ".", input: "settle\nexpect page 0", in: folder)
    #expect(command.status == 0 && command.error.isEmpty)
  }

  @Test func foldersInFoldersAreForThoseWhoAsk() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/day/deep", withIntermediateDirectories: true)
    try write("", to: "day/a.jpg")
    try write("", to: "day/deep/b.jpg")
    try write("", to: "c.jpg")
    let ends = "key End\nsettle\nexpect page "
    #expect(try Command("play", "-", folder, input: ends + "0").status == 0)
    #expect(try Command("play", "-", folder, "--recursive", input: ends + "2").status == 0)
    #expect(try Command("play", "-", folder, "-r", input: ends + "2").status == 0)
  }

  @Test func picturesGoIntoTheirFolder() throws {
    let command = try Command(
      "play", "-", "--case", "plain", "--frames", "out", "--frames-fps", "20",
      input: "size 40x30\nwait 0.1\nshot last", in: folder)
    #expect(command.status == 0, "\(command.error)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/out").sorted()
    #expect(names == ["frame-00000.png", "frame-00001.png", "frame-00002.png", "last.png"])
    #expect(
      try Command("play", "-", "--case", "plain", input: "shot here", in: folder).status == 0)
    #expect(FileManager.default.fileExists(atPath: folder + "/here.png"))
  }

  @Test func whatCannotBeWrittenIsStatus1() throws {
    let log = try Command(
      "play", "-", "--case", "plain", "--log", "/dev/full", input: "swipe 9,99 -> 9,9 0.1")
    #expect(log.status == 1)
    #expect(log.error == "zoomscroll: /dev/full: No space left on device\n")
    let recording = try Command(
      "play", "-", "--case", "plain", "--record", "/dev/full", input: "wait 1")
    #expect(recording.status == 1)
    #expect(recording.error == "zoomscroll: /dev/full: No space left on device\n")
    let frames = try Command(
      "play", "-", "--case", "plain", "--frames", "/proc/nowhere", input: "wait 1")
    #expect(frames.status == 1)
    #expect(frames.error.hasPrefix("zoomscroll: /proc/nowhere: "))
  }
}

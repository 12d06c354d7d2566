import Foundation
import Testing

/// Starts of a program on a session's bus of their own.
@Suite(.serialized) struct SingleInstanceTests {
  private static let probe = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("WindowProbe").path

  /// What a script of bash says; `$0` in it is the probe.
  private func said(by script: String, onBus: Bool) throws -> [String] {
    let bus = Process()
    let address = Pipe()
    if onBus {
      bus.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
      bus.arguments = ["--session", "--nofork", "--nopidfile", "--print-address=1"]
      bus.standardOutput = address
      bus.standardError = FileHandle.nullDevice
      try bus.run()
    }
    // Threads of a Swift program let no signal through, and what they start inherits that.
    defer { if onBus { kill(bus.processIdentifier, SIGKILL) } }
    let place =
      onBus
      ? String(decoding: address.fileHandleForReading.availableData, as: UTF8.self)
        .trimmingCharacters(in: .newlines) : "unix:path=/nonexistent"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script, Self.probe]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "DBUS_SESSION_BUS_ADDRESS": place, "GTK_A11Y": "none", "XDG_ACTIVATION_TOKEN": "token",
    ]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The first one is there when it has said so.
  private static let twoStarts = """
    exec 3< <("$0" instance); read -r line <&3; echo "$line"
    """

  @Test(.timeLimit(.minutes(1))) func aLaterStartHandsOverWhatItWasAskedFor() throws {
    let lines = try said(
      by: Self.twoStarts + #"""

        "$0" instance 'new-window' '/photos/a b.jpg' 'https://example.org/c?d=e' '/Söhne & Co'; cat <&3
        """#, onBus: true)
    #expect(
      lines == [
        "first", "later",
        #"["/photos/a b.jpg", "https://example.org/c?d=e", "/Söhne & Co"] new-window token"#,
      ])
  }

  @Test(.timeLimit(.minutes(1))) func nothingIsHandedOverAsWell() throws {
    let lines = try said(by: Self.twoStarts + "\n\"$0\" instance ''; cat <&3", onBus: true)
    #expect(lines == ["first", "later", "[]  token"])
  }

  /// As desktops ask: with a token under its newer or its older name, or without one.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      (
        #"Open "['file:///photos/a%20b.jpg']" "{'activation-token': <'a'>}""#,
        #"["/photos/a b.jpg"]  a"#
      ),
      (#"Activate "{'desktop-startup-id': <'b'>}""#, "[]  b"),
      (#"Activate "{'desktop-startup-id': <'b'>, 'activation-token': <'a'>}""#, "[]  a"),
      (#"Activate "{'desktop-startup-id': <7>}""#, "[]  -"),
      ("ActivateAction new-window '[]' '{}'", "[] new-window -"),
    ])
  func aDesktopAsksByTheBus(question: String, answer: String) throws {
    let ask =
      "gdbus call --session --dest org.example.InstanceTrial"
      + " --object-path /org/example/InstanceTrial --method org.freedesktop.Application."
    let lines = try said(
      by: Self.twoStarts + "\n" + ask + question + " >/dev/null; cat <&3", onBus: true)
    #expect(lines == ["first", answer])
  }

  @Test(.timeLimit(.minutes(1))) func theNextOneIsFirstWhenTheFirstHasEnded() throws {
    let lines = try said(
      by: Self.twoStarts + "\n\"$0\" instance x; cat <&3 >/dev/null; \"$0\" instance x",
      onBus: true)
    #expect(lines == ["first", "later", "first"])
  }

  @Test(.timeLimit(.minutes(1))) func withoutABusEachIsOneOfItsOwn() throws {
    let lines = try said(by: "\"$0\" instance x; \"$0\" instance x", onBus: false)
    #expect(lines == ["first", "first"])
  }
}

import Foundation
import Testing

@testable import PhotoDecoding
@testable import TestPictures

/// What a decoding process that somebody has taken over can do to others: nothing.
@Suite struct LockdownTests {
  private let folder = TemporaryFolder()

  private static let useful = ["reading an open file", "a thread", "ending itself by a signal"]
  private static let harmful = [
    "opening a file", "opening a file to write", "emptying a file", "writing",
    "signalling another process", "signalling another's thread", "signalling by owning a file",
    "limits of another process",
    "its own limits", "slowing another process", "slowing its own group",
    "looking at another process", "processors of another process", "tracing another process",
    "memory of another process", "another process's files in /proc",
    "an open file of another process", "keys", "fork", "clone", "clone3", "memory in files",
    "memory beyond the limit", "connecting", "clone into a namespace", "a namespace",
    "starting a program",
  ]

  private func picture() -> String {
    let pixels = TestPicture(width: 80, height: 60).pixels
    let picture = VipsFiles.picture(pixels, width: 80, height: 60, bands: 3)
    VipsFiles.save(picture, "pngsave", folder.path + "/a.png")
    return folder.path + "/a.png"
  }

  @Test func aLockedProcessIsRefusedAllThatDecodingDoesNotNeed() throws {
    let path = folder.write("secret.txt", Array("secret".utf8))
    let lines = try SandboxProbeRun(["refused", path]).lines
    #expect(
      lines == Self.useful.map { $0 + " allowed" } + Self.harmful.map { $0 + " refused" })
    #expect(try PictureFileBytes.read(path) == Array("secret".utf8))
  }

  /// What is not allowed there either would prove nothing. Some of it only root may do everywhere.
  @Test func eachAttemptSucceedsWhereNothingIsLocked() throws {
    let path = folder.write("secret.txt", Array("secret".utf8))
    func isTried(_ name: String) -> Bool {
      let needsRoot = ["namespace", "tracing", "memory of", "in /proc", "an open file of"]
      return getuid() == 0 || !needsRoot.contains { name.contains($0) }
    }
    let lines = try SandboxProbeRun(["free", path]).lines.filter(isTried)
    let names = (Self.useful + Self.harmful).filter(isTried)
    #expect(lines == names.map { $0 + " allowed" })
  }

  /// All that it takes of the disk is seen by the program.
  @Test func whatMakesAPyramidMakesFilesAndNothingElse() throws {
    let allowed = ["making a file", "making it again"]
    let refused = [
      "making one elsewhere", "one that is not seen", "room that is not seen", "a folder", "a link",
      "renaming", "removing",
    ]
    for name in ["locked", "free"] { folder.write(name + "/work/x", [1]) }
    #expect(
      try SandboxProbeRun(["maker", folder.path + "/locked/work"]).lines
        == allowed.map { $0 + " allowed" } + refused.map { $0 + " refused" })
    #expect(
      try SandboxProbeRun(["anyone", folder.path + "/free/work"]).lines
        == (allowed + refused).map { $0 + " allowed" })
  }

  @Test func aPyramidThatTakesMoreThanItMayIsNotMadeAndLeavesNothing() throws {
    let picture = TestPicture(width: 1403, height: 1101)
    let paths = [1, 6].map { (number: Int) in
      folder.write("\(number).jpg", picture.jpeg(orientation: number))
    }
    let reason = PictureError.stopped.message
    #expect(
      try SandboxProbeRun(["pyramids"] + paths).lines
        == ["1.jpg", "6.jpg"].flatMap {
          ["\($0): made, 1 in the cache", "\($0), too large: \(reason) 0 in the cache"]
        })
  }

  @Test(arguments: ["nothing", "pidfd", "close_range"])
  func whatOnlyHelpsMayBeMissing(what: String) throws {
    #expect(
      try SandboxProbeRun(["lacking", what, picture()]).lines == [
        "picture: 80x60, 80 wide", "pyramid: possible", "here: nothing decoded",
        "process: filtered system calls",
      ])
  }

  @Test func oneLockIsThereWithoutTheOther() throws {
    let said =
      "said: pictures are decoded in processes that are not fully locked: this system's kernel"
    #expect(
      try SandboxProbeRun(["lacking", "landlock", picture()]).lines == [
        said + " has no Landlock, so that decoders may read other files",
        "picture: 80x60, 80 wide", "pyramid: none", "here: nothing decoded",
        "process: filtered system calls",
      ])
    #expect(
      try SandboxProbeRun(["lacking", "seccomp", picture()]).lines == [
        said + " refuses seccomp, so that decoders may reach the network",
        "picture: 80x60, 80 wide", "pyramid: possible", "here: nothing decoded",
        "process: all system calls",
      ])
  }

  @Test(arguments: [
    ("locks", "this system's kernel has neither Landlock nor seccomp", "80x60, 80 wide", "all"),
    ("forks", "this system refuses another process", "80x60, 80 wide", nil),
  ])
  func withoutAnyLockNothingIsDecodedUnlessThatIsAllowed(
    what: String, reason: String, picture size: String, calls: String?
  ) throws {
    #expect(
      try SandboxProbeRun(["lacking", what, picture()]).lines == [
        "said: pictures are not decoded: " + reason,
        "picture: This picture is not read: \(reason).", "pyramid: none", "here: nothing decoded",
        "process: none",
      ])
    #expect(
      try SandboxProbeRun(["unlocked", what, picture()]).lines == [
        "said: pictures are decoded without a sandbox: " + reason, "picture: " + size,
        "pyramid: " + (calls == nil ? "none" : "possible"),
        "here: " + (calls == nil ? "decoded" : "nothing decoded"),
        "process: " + (calls.map { $0 + " system calls" } ?? "none"),
      ])
  }

  /// What whoever starts the program allows it is less than what the locks would.
  @Test(arguments: ["-n 256", "-n 64", "-f 100000", "-v 1500000"])
  func stricterLimitsLockNothingOpen(limits: String) throws {
    #expect(
      try SandboxProbeRun(["lacking", "nothing", picture()], limits: limits).lines == [
        "picture: 80x60, 80 wide", "pyramid: possible", "here: nothing decoded",
        "process: filtered system calls",
      ])
  }

  @Test func aFactoryThatIsKilledIsStartedAgain() throws {
    let seen = "80x60, 80 wide, locked"
    let refused = "this system refuses another process"
    #expect(
      try SandboxProbeRun(["restarting", picture()]).lines == [
        "first: \(seen)", "its factory killed: \(seen)", "killed again: \(seen)",
        "said: pictures are not decoded: \(refused)",
        "and no other possible: This picture is not read: \(refused)., no process",
        "possible again: \(seen)",
        "no file left: \(PictureError.outOfMemory.message), no process", "all is well: \(seen)",
      ])
  }

  @Test func nothingOfTheProgramIsInherited() throws {
    #expect(
      try SandboxProbeRun(["inheritance", picture()]).lines == [
        "a process: open socket; token unknown", "where it comes from: open socket; token unknown",
        "a process of the next one: open socket; token unknown",
      ])
  }

  @Test func aProcessThatWasLentMuchMakesWay() throws {
    #expect(
      try SandboxProbeRun(["loans", picture()]).lines == [
        "little: the same", "much: another", "much for frames: the same",
        "where they begin anew: another", "too much for frames: another",
      ])
  }
}

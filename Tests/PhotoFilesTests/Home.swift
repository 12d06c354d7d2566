import Foundation
import TestSupport

/// A home with a trash of its own, which is gone after the test, and programs that are at home there.
final class Home: Sendable {
  let path: String

  init() throws {
    // As `/tmp` may be a link.
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
    path = folder + "/TrashTests-" + UUID().uuidString
    makeFolder("data")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  // MARK: - Files

  /// The path of the new file.
  @discardableResult
  func write(_ name: String, _ text: String) -> String {
    let file = path + "/" + name
    makeFolder((name as NSString).deletingLastPathComponent)
    _ = FileManager.default.createFile(atPath: file, contents: Data(text.utf8))
    return file
  }

  func makeFolder(_ name: String) {
    try? FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: path + "/" + name)
  }

  func exists(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  var trashed: [String] { names("data/Trash/files") }
  var notes: [String] { names("data/Trash/info") }

  private func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }

  func setPermissions(_ name: String, _ permissions: Int) {
    try? FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: path + "/" + name)
  }

  /// Also those who are not the test's user may change it.
  func allowEverybody() {
    for name in ["", "data"] { setPermissions(name, 0o777) }
  }

  /// Memory, mostly, where Linux has it.
  static let otherVolume = "/dev/shm"

  static var hasOtherVolume: Bool {
    let devices = [otherVolume, NSTemporaryDirectory()].map {
      (try? FileManager.default.attributesOfItem(atPath: $0))?[.systemNumber] as? NSNumber
    }
    return devices[0] != nil && devices[0] != devices[1]
  }

  // MARK: - Programs

  /// The lines that `TrashProbe` prints.
  func run(_ arguments: String...) throws -> [String] {
    let (process, output) = try start(arguments)
    let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }

  /// Ends it, without a word, when it has printed so many lines.
  func kill(afterLines count: Int, _ arguments: String...) throws {
    let (process, output) = try start(arguments)
    var lines = 0
    while lines < count {
      let bytes = output.availableData
      if bytes.isEmpty { break }
      lines += bytes.count { $0 == UInt8(ascii: "\n") }
    }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private func start(_ arguments: [String]) throws -> (Process, FileHandle) {
    let process = Process()
    process.executableURL = try BuiltProgram.url(named: "TrashProbe")
    process.arguments = arguments
    process.environment = [
      "HOME": path, "XDG_DATA_HOME": path + "/data", "PATH": "/usr/bin:/bin",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    return (process, output.fileHandleForReading)
  }
}

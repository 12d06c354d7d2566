import Foundation
import TestSupport
import Testing

/// What `SandboxProbe` says.
struct SandboxProbeRun {
  let lines: [String]

  /// - Parameter limits: as `ulimit` takes them.
  init(_ arguments: [String], limits: String? = nil) throws {
    let probe = try BuiltProgram.url(named: "SandboxProbe")
    let process = Process()
    process.executableURL = limits == nil ? probe : URL(fileURLWithPath: "/bin/bash")
    process.arguments =
      limits.map { ["-c", "ulimit \($0); exec \"$0\" \"$@\"", probe.path] + arguments } ?? arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    lines = text.split(separator: "\n").map(String.init)
  }
}

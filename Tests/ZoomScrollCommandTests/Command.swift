import Foundation
import TestSupport

/// Runs the program that was built beside these tests.
struct Command {
  var status: Int32
  var output: String
  var error: String

  static var program: URL { get throws { try program(named: "zoomscroll") } }

  static func program(named name: String) throws -> URL { try BuiltProgram.url(named: name) }

  /// - Parameters:
  ///   - input: what it reads from the standard input.
  ///   - folder: where it runs.
  ///   - cache: the folder for what it keeps; nil leaves the person's own.
  ///   - program: another one than `zoomscroll`.
  ///   - variables: more of the environment.
  init(
    _ arguments: String..., input: String = "", in folder: String = "/tmp", cache: String? = nil,
    program: URL? = nil, variables: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = try program ?? Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    // No window may open by accident.
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "DISPLAY" && $0.key != "WAYLAND_DISPLAY" }
      .merging(variables) { $1 }
    if let cache { process.environment?["XDG_CACHE_HOME"] = cache }
    let (inputPipe, outputPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inputPipe
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    try process.run()
    inputPipe.fileHandleForWriting.write(Data(input.utf8))
    try inputPipe.fileHandleForWriting.close()
    // Both are short enough for the pipes' buffers.
    output = String(decoding: outputPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    error = String(decoding: errorPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}

import Foundation

/// The program that was built beside these tests, while it runs.
final class RunningCommand {
  private let process = Process()
  private let output = Pipe()

  init(_ arguments: String..., in folder: String) throws {
    process.executableURL = try Command.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Waits for a line of its output.
  func firstLine() -> String? {
    var line = ""
    while let byte = try? output.fileHandleForReading.read(upToCount: 1), let letter = byte.first {
      if letter == UInt8(ascii: "\n") { return line }
      line.append(Character(Unicode.Scalar(letter)))
    }
    return nil
  }

  /// As Ctrl-C does.
  func interrupt() { process.interrupt() }

  /// Waits until it has ended.
  var status: Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}

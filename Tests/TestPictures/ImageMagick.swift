import Foundation

/// The independent opinion on pixels: ImageMagick, with Little CMS for colours.
enum ImageMagick {
  struct Failure: Error { var arguments: [String] }

  /// What `convert` writes to its standard output.
  @discardableResult
  static func convert(_ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/convert")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
    return Array(bytes)
  }

  /// Red, green, blue and alpha of every pixel, 0 to 65,535 and not premultiplied, of all frames one
  /// after the other.
  static func pixels(_ path: String, _ arguments: [String] = []) throws -> [UInt16] {
    let bytes = try convert([path] + arguments + ["-depth", "16", "-endian", "MSB", "rgba:-"])
    return stride(from: 0, to: bytes.count, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
  }
}

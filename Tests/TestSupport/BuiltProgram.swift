import Foundation

/// A program of this package, for tests that run it.
public enum BuiltProgram {
  /// Where it is: in the folder that the environment variable `PROGRAMS` names, as `./test` does for the release
  /// build, which is what people run; otherwise beside the tests.
  public static func url(named name: String) throws -> URL {
    if let folder = ProcessInfo.processInfo.environment["PROGRAMS"] {
      return URL(fileURLWithPath: folder).appendingPathComponent(name)
    }
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name)
  }
}

import Foundation

/// A program of this package, for tests that run it.
public enum BuiltProgram {
  /// Where it is: in the first of the folders that the environment variable `PROGRAMS` names, with colons between
  /// them, as `./test` does for the release build, which is what people run; without it, beside the tests.
  public static func url(named name: String) throws -> URL {
    if let folders = ProcessInfo.processInfo.environment["PROGRAMS"]?.split(separator: ":") {
      let places = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      return places.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? places[0]
    }
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name)
  }
}

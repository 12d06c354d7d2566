import Foundation

/// Folders for pictures.
enum Folder {
  /// Makes the folder and those above it, unless they are there.
  static func make(_ path: String) throws(FileError) {
    var current = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      current += current.isEmpty || current.hasSuffix("/") ? String(part) : "/" + part
      if mkdir(current, 0o777) == 0 || errno == EEXIST { continue }
      throw FileError(path: current, reason: OutputFile.systemMessage())
    }
  }
}

import Foundation

/// Text that is dropped where files are wanted: programs that know of no files say their paths.
enum DroppedText {
  /// Of files that are there: each line that is a path, or a file's address. None where the text is about something else.
  ///
  /// - Parameter isThere: whether there is such a file.
  static func paths(
    in text: String, isThere: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      let path = line.hasPrefix("file:") ? URL(string: line)?.path : line
      guard let path, path.hasPrefix("/"), isThere(path) else { return nil }
      return path
    }
  }
}

/// Why playing ended early. Each is one sentence for a person; the exit status is 1.
public enum PlayError: Error, Equatable, CustomStringConvertible {
  /// What the script said and what was there instead.
  case script(line: Int, message: String)
  case file(FileError)

  public var description: String {
    switch self {
    case .script(let line, let message): "line \(line): \(message)"
    case .file(let error): error.description
    }
  }
}

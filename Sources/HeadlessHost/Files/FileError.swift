/// A file that could not be read or written, in one sentence for a person.
public struct FileError: Error, Equatable, CustomStringConvertible {
  public var path: String
  /// What the system says, such as "No space left on device".
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path): \(reason)" }
}

/// Why a script cannot be played, and where.
public struct ScriptError: Error, Equatable, CustomStringConvertible {
  /// Counts from 1.
  public var line: Int
  /// One sentence for a person, without a full stop.
  public var message: String

  public init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  public var description: String { "line \(line): \(message)" }
}

/// What a person should know of a place, in the form of a compiler's warning.
public struct Remark: CustomStringConvertible, Sendable {
  let path: String
  /// Counted from 1.
  let line: Int
  let column: Int
  let sentence: String

  public var description: String { "\(path):\(line):\(column): warning: \(sentence)" }
}

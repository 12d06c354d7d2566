/// Why something is not undone.
public struct UndoProblem: Equatable, Sendable {
  /// A sentence.
  public var message: String
  /// It never can be: what was done before that is undone next. Otherwise whatever stands in the way may go.
  public var isForGood: Bool

  public init(_ message: String, isForGood: Bool = false) {
    self.message = message
    self.isForGood = isForGood
  }
}

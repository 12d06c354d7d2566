import Foundation

/// What is told of a change: the values that were asked for.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  /// Nil: what is observed here is set as a whole.
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// What became of a value.
public enum NSKeyValueChange: UInt, Sendable {
  /// The only one that is told here.
  case setting = 1
  case insertion, removal, replacement
}

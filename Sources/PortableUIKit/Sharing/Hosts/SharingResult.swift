/// How it went.
public enum SharingResult: Equatable, Sendable {
  /// What was chosen has been done.
  case done
  /// Somebody has decided otherwise.
  case cancelled
  /// It could not be done: why, for somebody to read.
  case failed(String)
}

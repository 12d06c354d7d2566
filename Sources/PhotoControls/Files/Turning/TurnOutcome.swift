/// What has come of the wish to turn a photo.
public enum TurnOutcome: Equatable, Sendable {
  /// Its file says so from now on.
  case noted
  /// It is shown so until its folder is closed.
  ///
  /// - Parameter reason: a sentence that says why its file does not note it; nil when nobody wants it to.
  case shown(reason: String?)
  /// It is as it was, for a reason: a sentence.
  case failed(String)
}

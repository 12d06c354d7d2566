/// What came of writing something down.
struct KeptOutcome: Equatable {
  var isWritten: Bool
  /// What was there could not be read any more, and lies here now; nil when it could.
  var setAside: String?
}

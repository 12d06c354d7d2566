/// What is to become of a turn.
enum TurnKeeping: Equatable {
  case inFile
  /// It is shown until its folder is closed.
  ///
  /// - Parameter reason: a sentence that says why its file cannot note it; nil when it need not.
  case forNow(because: String?)
  /// Nobody has said: it is turned for now, and the next turn asks again.
  case undecided
  /// Somebody has taken it back instead of answering.
  case takenBack
}

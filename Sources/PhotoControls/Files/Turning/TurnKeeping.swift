/// What is to become of a turn.
enum TurnKeeping: Equatable {
  /// Where it can.
  case inFile
  /// It is shown until its folder is closed.
  case forNow
  /// Nobody has said: it is turned for now, and nobody is asked again.
  case undecided
  /// Somebody has gone on: it is turned for now, and that is asked with the next turn.
  case later
  /// Somebody has taken it back instead of answering.
  case takenBack
}

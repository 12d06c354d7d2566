/// Why a photo is turned.
public enum TurnReason: Sendable {
  case wish
  /// It takes back an earlier turn.
  case undoing
  /// It does again what was taken back.
  case redoing
}

/// Every number that somebody chose about what is kept. **C** our own choice.
enum KeptTunables {
  /// Sides of a window that are taken up again, points: others are a mistake. (C)
  static let sides = 200.0...16_384.0
  /// Seconds that a change waits for others before it is written. (C)
  static let patience = 1.0
}

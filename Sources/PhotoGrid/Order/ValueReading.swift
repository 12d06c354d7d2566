/// What photos are sorted by, as far as it is known, while it is read.
struct ValueReading {
  /// By picture.
  private(set) var values: [Int32: Double] = [:]
  private var known = 0
  private var awaited = 0
  /// So many are waited for before photos are sorted anew.
  private var patience = 0

  /// Not all that was asked for has been said.
  var goesOn: Bool { known < awaited }

  /// So many pictures are asked for.
  mutating func begin(_ count: Int) {
    (known, awaited, patience) = (0, count, GridTunables.firstValues)
  }

  /// Something is known of a picture, if only that nobody knows. True when it is time to sort anew.
  mutating func take(_ value: Double?, of picture: Int32) -> Bool {
    values[picture] = value
    known += 1
    guard known == awaited || known == patience else { return false }
    // Sorting takes longer the more there are: in all it takes as long as twice.
    patience *= 2
    return true
  }
}

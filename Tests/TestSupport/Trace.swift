/// Runs a body many times on random numbers, each time from its own seed.
///
/// Put `trace` into the comment of every expectation: it is the call that repeats the failing case
/// alone.
public func repeatedly(
  _ count: Int, from seed: UInt64 = 1,
  _ body: (_ random: inout SeededGenerator, _ trace: String) throws -> Void
) rethrows {
  for step in 0..<UInt64(count) {
    var random = SeededGenerator(seed: seed &+ step)
    try body(&random, "repeat with: repeatedly(1, from: \(seed &+ step))")
  }
}

/// Runs a body on random numbers, each time from its own seed, until what it says to have done adds up to `amount`.
public func repeatedly(
  doing amount: Int, from seed: UInt64 = 1,
  _ body: (_ random: inout SeededGenerator, _ trace: String) throws -> Int
) rethrows {
  var (done, step) = (0, seed)
  while done < amount {
    try repeatedly(1, from: step) { done += try body(&$0, $1) }
    step &+= 1
  }
}

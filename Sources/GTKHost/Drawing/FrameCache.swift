/// Keeps what was made for drawing as long as it is drawn, and a few of the latest that are not:
/// memory counts, and making them again is cheap.
struct FrameCache<Key: Hashable, Value> {
  /// How many values are kept that the last frame did not draw.
  let spare: Int
  /// After so many frames without being drawn a value goes even if there is room.
  let patience: Int

  private struct Entry {
    var value: Value
    var frame: Int
  }

  private var entries: [Key: Entry] = [:]
  private var frame = 0

  init(spare: Int, patience: Int) {
    self.spare = spare
    self.patience = patience
  }

  var count: Int { entries.count }

  func contains(_ key: Key) -> Bool { entries[key] != nil }

  /// The value that was drawn last, without drawing it.
  func last(_ key: Key) -> Value? { entries[key]?.value }

  /// The value for `key`, which counts as drawn in this frame; made if it is missing or no longer `isCurrent`.
  mutating func value(
    _ key: Key, isCurrent: (Value) -> Bool = { _ in true }, make: () -> Value?
  ) -> Value? {
    if let entry = entries[key], isCurrent(entry.value) {
      entries[key]?.frame = frame
      return entry.value
    }
    guard let value = make() else {
      entries[key] = nil
      return nil
    }
    entries[key] = Entry(value: value, frame: frame)
    return value
  }

  /// Ends a frame: forgets what is no longer valid, what has not been drawn for long, and the
  /// oldest beyond the spare ones.
  mutating func endFrame(isValid: (Key, Value) -> Bool = { _, _ in true }) {
    if entries.contains(where: { $0.value.frame != frame }) {
      var idle: [(key: Key, frame: Int)] = []
      for (key, entry) in entries where entry.frame != frame {
        if frame - entry.frame > patience || !isValid(key, entry.value) {
          entries[key] = nil
        } else {
          idle.append((key, entry.frame))
        }
      }
      if idle.count > spare {
        idle.sort { $0.frame > $1.frame }
        for (key, _) in idle[spare...] { entries[key] = nil }
      }
    }
    frame += 1
  }

  mutating func removeAll() { entries.removeAll() }
}

/// Values that are kept until all together take too many bytes: then the longest unused go.
struct ByteCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var bytes: Int
    var used: Int
  }

  private let limit: Int
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  /// Bytes of all values.
  private(set) var used = 0

  /// - Parameter limit: bytes.
  init(limit: Int) { self.limit = limit }

  /// What is asked for counts as used.
  subscript(key: Key) -> Value? {
    mutating get {
      uses += 1
      entries[key]?.used = uses
      return entries[key]?.value
    }
  }

  /// Something that is too large by itself is not kept.
  mutating func insert(_ value: Value, bytes: Int, for key: Key) {
    remove(key)
    guard bytes <= limit else { return }
    uses += 1
    entries[key] = Entry(value: value, bytes: bytes, used: uses)
    used += bytes
    while used > limit, let oldest = entries.min(by: { $0.value.used < $1.value.used }) {
      remove(oldest.key)
    }
  }

  mutating func remove(_ key: Key) {
    if let entry = entries.removeValue(forKey: key) { used -= entry.bytes }
  }
}

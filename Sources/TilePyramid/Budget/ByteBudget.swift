import ScrollGeometry

/// Decides what is kept in memory: what is wanted first, in the order of the wishes, then what was
/// used last. A pure value that counts bytes and holds none.
///
/// Bytes count from the moment something is begun (its memory may be taken at any time from then
/// on) until it is forgotten. `used` never exceeds `limit`.
public struct ByteBudget<Key: Hashable & Sendable>: Sendable {
  /// Something that is wanted, and what it takes.
  public struct Wish: Sendable {
    /// What it is.
    public var key: Key
    /// How much memory it takes.
    public var bytes: Int64

    /// Something that takes so many bytes.
    public init(key: Key, bytes: Int64) {
      self.key = key
      self.bytes = bytes
    }
  }

  /// What `want` asks its caller to do, in this order.
  public struct Change: Sendable {
    /// To be forgotten at once.
    public var forgotten: [Key] = []
    /// To be begun, the most urgent first.
    public var begun: [Key] = []
  }

  struct Entry: Sendable {
    var bytes: Int64
    var isLoaded: Bool
    /// When it was wanted last; no two entries share a value after one wish list.
    var lastUse: Int64
  }

  /// Bytes that are never exceeded.
  public let limit: Int64
  /// Bytes up to which things stay that nobody wants just now.
  public private(set) var idleLimit: Int64
  /// Bytes of all that is loaded or on its way.
  public private(set) var used: Int64 = 0
  private var entries: [Key: Entry] = [:]
  private var clock: Int64 = 0

  /// Both in bytes: what is never exceeded, and, at most as much, what stays though nobody wants it.
  public init(limit: Int64, idleLimit: Int64) {
    self.limit = max(limit, 0)
    self.idleLimit = min(max(idleLimit, 0), self.limit)
  }

  /// How many things are loaded or on their way.
  public var count: Int { entries.count }

  /// Takes effect with the next `want`.
  public mutating func setIdleLimit(_ bytes: Int64) {
    idleLimit = min(max(bytes, 0), limit)
  }

  /// Whether the entry is loaded or being loaded.
  public func contains(_ key: Key) -> Bool { entries[key] != nil }

  /// It is there, and not only on its way.
  public func isLoaded(_ key: Key) -> Bool { entries[key]?.isLoaded ?? false }

  /// Whether any key is loaded that is as asked.
  public func hasLoaded(where isMeant: (Key) -> Bool) -> Bool {
    entries.contains { $1.isLoaded && isMeant($0) }
  }

  /// The entry has arrived: from now on it can be forgotten for something more useful.
  public mutating func loaded(_ key: Key) {
    guard var entry = entries[key] else { return }
    entry.isLoaded = true
    entries[key] = entry
  }

  /// The entry never arrived, or is gone.
  @inline(never) public mutating func removed(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    used -= entry.bytes
  }

  /// Replaces every earlier wish. The first of two equal keys counts; both have the same bytes.
  ///
  /// What is being loaded stays and counts. Of the rest, wishes are met in their order while they
  /// fit; one that does not fit is passed over, so that smaller ones behind it still get their turn.
  /// Room is made by forgetting the least useful: what is not wanted, the longest unused first,
  /// then the last of the wishes that were passed over.
  public mutating func want(_ wishes: [Wish]) -> Change {
    var change = Change()
    var promised = entries.values.reduce(0) { $1.isLoaded ? $0 : $0 + $1.bytes }
    var passedOver: [Key] = []
    let before = clock
    clock += Int64(wishes.count)
    // The most urgent wish counts as used last.
    var use = clock
    for wish in wishes {
      defer { use -= 1 }
      guard var entry = entries[wish.key] else {
        guard promised + wish.bytes <= limit else { continue }
        promised += wish.bytes
        used += wish.bytes
        entries[wish.key] = Entry(bytes: wish.bytes, isLoaded: false, lastUse: use)
        change.begun.append(wish.key)
        continue
      }
      guard entry.lastUse <= before else { continue }
      entry.lastUse = use
      entries[wish.key] = entry
      guard entry.isLoaded else { continue }
      if promised + entry.bytes <= limit {
        promised += entry.bytes
      } else {
        passedOver.append(wish.key)
      }
    }
    forgetIdle(since: before, &change)
    while used > limit, let key = passedOver.popLast() { forget(key, &change) }
    return change
  }

  /// - Parameter time: what was wanted later stays.
  private mutating func forgetIdle(since time: Int64, _ change: inout Change) {
    guard used > idleLimit else { return }
    var idle: [(key: Key, lastUse: Int64)] = []
    for (key, entry) in entries where entry.isLoaded && entry.lastUse <= time {
      idle.append((key, entry.lastUse))
    }
    for (key, _) in idle.ascending(by: { Double($0.lastUse) }) where used > idleLimit {
      forget(key, &change)
    }
  }

  private mutating func forget(_ key: Key, _ change: inout Change) {
    removed(key)
    change.forgotten.append(key)
  }
}

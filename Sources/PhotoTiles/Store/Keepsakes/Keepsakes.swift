/// Which pictures have a small version in memory that stays when all else of them is forgotten: whoever comes back to one
/// sees it at once, and sharp a little later. A value that counts bytes and holds none.
struct Keepsakes {
  /// The longest side of one, pixels: sharp enough for a place in a grid, a tenth of a megabyte at most for a common photo.
  static let side = 256

  /// Bytes that they may take together.
  let limit: Int64
  private(set) var used: Int64 = 0
  private var entries: [Int32: (bytes: Int64, lastUse: Int64)] = [:]
  private var clock: Int64 = 0

  init(limit: Int64) { self.limit = limit }

  func contains(_ picture: Int32) -> Bool { entries[picture] != nil }

  /// It is there from now on, in place of an earlier one.
  mutating func add(_ picture: Int32, bytes: Int64) {
    clock += 1
    used += bytes - (entries[picture]?.bytes ?? 0)
    entries[picture] = (bytes, clock)
  }

  /// These are looked at, or near, the most urgent first.
  mutating func use(_ pictures: some BidirectionalCollection<Int32>) {
    for picture in pictures.reversed() {
      clock += 1
      entries[picture]?.lastUse = clock
    }
  }

  /// What is to be forgotten when only these may stay.
  mutating func forget(except pictures: Set<Int32>) -> [Int32] {
    let forgotten = entries.keys.filter { !pictures.contains($0) }
    for picture in forgotten { used -= entries.removeValue(forKey: picture)?.bytes ?? 0 }
    return forgotten
  }

  /// What is to be forgotten: those that nobody has looked at for longest.
  ///
  /// - Parameter limit: bytes; less than usual while the machine is short of memory.
  mutating func forgetLeastUsed(downTo limit: Int64) -> [Int32] {
    guard used > limit else { return [] }
    var forgotten: [Int32] = []
    for (picture, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where used > limit {
      used -= entry.bytes
      entries[picture] = nil
      forgotten.append(picture)
    }
    return forgotten
  }
}

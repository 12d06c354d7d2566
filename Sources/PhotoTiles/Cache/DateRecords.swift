/// What a `DateCache` has in its file: a name, and a record of the same length for each photo, the one that was asked for
/// longest ago first.
struct DateRecords {
  /// A file's name tells it from all others, its size and the time of its last change from what it was before.
  private struct Record {
    var byteCount: Int64
    var changed: UInt64
    /// No number where the file says nothing.
    var taken: Double
  }

  private static let name = Array("zoomscrolldates1".utf8)
  private static let recordSize = 32
  /// What photos of the years that there are can be sorted by.
  private static let possible = 0.0...4e11

  private var records: [UInt64: Record] = [:]
  /// In the order of the file, and behind them those that are new.
  private var order: [UInt64] = []
  private var used = Set<UInt64>()

  static func byteCount(_ records: Int) -> Int { name.count + records * recordSize }

  var count: Int { records.count }

  init() {}

  /// Nil when that is no such file.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.name), (bytes.count - Self.name.count) % Self.recordSize == 0
    else { return nil }
    let count = (bytes.count - Self.name.count) / Self.recordSize
    records.reserveCapacity(count)
    order.reserveCapacity(count)
    bytes.withUnsafeBytes { bytes in
      for index in 0..<count {
        let place = Self.name.count + index * Self.recordSize
        func number(_ word: Int) -> UInt64 {
          UInt64(
            littleEndian: bytes.loadUnaligned(fromByteOffset: place + 8 * word, as: UInt64.self))
        }
        let taken = Double(bitPattern: number(3))
        guard taken.isNaN || Self.possible.contains(taken) else { continue }
        let record = Record(
          byteCount: Int64(bitPattern: number(1)), changed: number(2), taken: taken)
        if records.updateValue(record, forKey: number(0)) == nil { order.append(number(0)) }
      }
    }
  }

  /// With what another one knows, which counts where both know something.
  func adding(_ other: DateRecords) -> DateRecords {
    var all = self
    for key in other.order {
      guard let record = other.records[key] else { continue }
      if all.records.updateValue(record, forKey: key) == nil { all.order.append(key) }
    }
    all.used.formUnion(other.used)
    return all
  }

  mutating func answer(of path: [UInt8], byteCount: Int, changed: UInt64) -> DateCache.Answer? {
    let key = Self.key(of: path)
    guard let record = records[key], record.byteCount == Int64(byteCount),
      record.changed == changed
    else { return nil }
    used.insert(key)
    return record.taken.isNaN ? .nothing : .taken(record.taken)
  }

  mutating func note(
    _ answer: DateCache.Answer, of path: [UInt8], byteCount: Int, changed: UInt64
  ) {
    var taken = Double.nan
    if case .taken(let value) = answer, Self.possible.contains(value) { taken = value }
    let key = Self.key(of: path)
    let record = Record(byteCount: Int64(byteCount), changed: changed, taken: taken)
    if records.updateValue(record, forKey: key) == nil { order.append(key) }
    used.insert(key)
  }

  /// - Parameter limit: records; those that were asked for longest ago are left out.
  func bytes(atMost limit: Int) -> [UInt8] {
    let kept = (order.filter { !used.contains($0) } + order.filter(used.contains)).suffix(limit)
    var bytes = Self.name
    bytes.reserveCapacity(Self.byteCount(kept.count))
    for key in kept {
      guard let record = records[key] else { continue }
      let words = [
        key, UInt64(bitPattern: record.byteCount), record.changed, record.taken.bitPattern,
      ]
      for word in words { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }
    }
    return bytes
  }

  /// FNV-1a: whoever makes two paths have the same one gains a wrong date for one of their own photos.
  private static func key(of path: [UInt8]) -> UInt64 {
    // derivation: Fowler, Noll and Vo's numbers for 64 bits.
    path.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}

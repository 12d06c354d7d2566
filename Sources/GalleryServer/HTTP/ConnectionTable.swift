/// Who is connected, and who gives way when there are too many.
///
/// An address has so many connections and no more, and when all are taken, whoever has most gives way to whoever has
/// fewer: nobody can lock others out, neither with requests that never end nor with answers that are never taken.
struct ConnectionTable<Key: Hashable & Sendable>: Sendable {
  enum Admission: Equatable {
    case admitted
    /// Another one is to be closed for it.
    case admittedInsteadOf(Key)
    case refused
  }

  private struct Connection: Sendable {
    var key: Key
    var address: AddressGroup
    /// It has asked for something and not got all of it yet.
    var isAnswered = false
  }

  private let limit: Int
  private let limitPerAddress: Int
  /// The longest there are first.
  private var connections: [Connection] = []

  init(limit: Int, limitPerAddress: Int) {
    self.limit = limit
    self.limitPerAddress = limitPerAddress
  }

  mutating func admit(_ key: Key, from address: AddressGroup) -> Admission {
    let own = connections.count { $0.address == address }
    if own >= limitPerAddress {
      guard let index = connections.firstIndex(where: { $0.address == address && !$0.isAnswered })
      else { return .refused }
      return replace(index, by: key, from: address)
    }
    guard connections.count >= limit else {
      connections.append(Connection(key: key, address: address))
      return .admitted
    }
    guard let index = indexOfWhoGivesWay(toOneOf: own) else { return .refused }
    return replace(index, by: key, from: address)
  }

  mutating func note(_ key: Key, isAnswered: Bool) {
    guard let index = connections.firstIndex(where: { $0.key == key }) else { return }
    connections[index].isAnswered = isAnswered
  }

  mutating func remove(_ key: Key) { connections.removeAll { $0.key == key } }

  private mutating func replace(
    _ index: Int, by key: Key, from address: AddressGroup
  ) -> Admission {
    let old = connections.remove(at: index)
    connections.append(Connection(key: key, address: address))
    return .admittedInsteadOf(old.key)
  }

  /// - Parameter own: how many the newcomer's address has.
  private func indexOfWhoGivesWay(toOneOf own: Int) -> Int? {
    let counts = connections.reduce(into: [:]) { $0[$1.address, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    func isGreedy(_ connection: Connection) -> Bool { counts[connection.address] == most }
    return connections.firstIndex { isGreedy($0) && !$0.isAnswered }
      ?? connections.firstIndex { !$0.isAnswered }
      ?? (most > own + 1 ? connections.firstIndex(where: isGreedy) : nil)
  }
}

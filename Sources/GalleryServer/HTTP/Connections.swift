import NIOConcurrencyHelpers
import NIOCore

/// The server's open connections.
final class Connections: Sendable {
  private struct State: Sendable {
    var table: ConnectionTable<ObjectIdentifier>
    var channels: [ObjectIdentifier: any Channel] = [:]
  }

  private let state: NIOLockedValueBox<State>

  init(_ limits: ServerLimits) {
    state = NIOLockedValueBox(
      State(
        table: ConnectionTable(
          limit: limits.connections, limitPerAddress: limits.connectionsPerAddress)))
  }

  /// False when there is no room for it. Another one may be closed instead.
  func admit(_ channel: any Channel) -> Bool {
    let key = ObjectIdentifier(channel)
    let (isAdmitted, old) = state.withLockedValue { state -> (Bool, (any Channel)?) in
      switch state.table.admit(key, from: AddressGroup(channel.remoteAddress)) {
      case .refused: return (false, nil)
      case .admitted:
        state.channels[key] = channel
        return (true, nil)
      case .admittedInsteadOf(let other):
        state.channels[key] = channel
        return (true, state.channels.removeValue(forKey: other))
      }
    }
    old?.close(promise: nil)
    if isAdmitted { channel.closeFuture.whenComplete { [self] _ in remove(key) } }
    return isAdmitted
  }

  func note(_ channel: any Channel, isAnswered: Bool) {
    state.withLockedValue { $0.table.note(ObjectIdentifier(channel), isAnswered: isAnswered) }
  }

  private func remove(_ key: ObjectIdentifier) {
    state.withLockedValue {
      $0.table.remove(key)
      $0.channels[key] = nil
    }
  }
}

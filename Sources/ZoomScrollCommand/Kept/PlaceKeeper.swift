import Dispatch

/// Writes down where somebody is, some time after each change: a program that is ended comes back there.
@MainActor
final class PlaceKeeper {
  private let session: Session
  private let place: @MainActor () -> Place?
  private let queue = DispatchQueue(label: "session", qos: .utility)
  private var kept: Place?
  private var isWaiting = false

  init(_ session: Session, place: @escaping @MainActor () -> Place?) {
    self.session = session
    self.place = place
  }

  /// A frame ran: something may be elsewhere.
  func look() {
    guard !isWaiting else { return }
    isWaiting = true
    DispatchQueue.main.asyncAfter(deadline: .now() + KeptTunables.patience) { [weak self] in
      MainActor.assumeIsolated { self?.write() }
    }
  }

  private func write() {
    isWaiting = false
    guard let now = place(), now != kept else { return }
    kept = now
    queue.async { [session] in session.keep(now) }
  }

  /// Nothing is written after this.
  func stop() { queue.sync {} }
}

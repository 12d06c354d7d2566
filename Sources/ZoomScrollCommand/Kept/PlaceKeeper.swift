import Dispatch

/// Writes down what the windows show, some time after each change: a program that is ended comes back there.
@MainActor
final class PlaceKeeper {
  private let session: Session
  private let lastSeen: LastSeen
  private let places: @MainActor () -> [Place]
  private let queue = DispatchQueue(label: "session", qos: .utility)
  private var kept: [Place] = []
  private var isWaiting = false
  /// Told when the file could not be read any more, and where it lies now.
  var didSetAside: @MainActor (_ path: String) -> Void = { _ in }

  /// - Parameters:
  ///   - lastSeen: hears of each photo that is shown.
  ///   - places: of all windows, the one that was used last at the end.
  init(_ session: Session, _ lastSeen: LastSeen, places: @escaping @MainActor () -> [Place]) {
    self.session = session
    self.lastSeen = lastSeen
    self.places = places
  }

  /// A frame ran: something may be elsewhere.
  func look() {
    guard !isWaiting else { return }
    isWaiting = true
    DispatchQueue.main.asyncAfter(deadline: .now() + KeptTunables.patience) { [weak self] in
      MainActor.assumeIsolated { self?.waited() }
    }
  }

  private func waited() {
    // It was stopped meanwhile.
    guard isWaiting else { return }
    isWaiting = false
    write()
  }

  /// Writes down at once what is elsewhere.
  func write() {
    let now = places()
    guard now != kept else { return }
    // Of two windows with one folder that counts which has moved.
    for place in now where !kept.contains(where: place.showsSame) { note(place) }
    kept = now
    change { $0.keep(now) }
  }

  /// What a folder shows is where it is opened the next time, also when nothing else is taken up again.
  func note(_ place: Place) {
    if let photo = place.photo { lastSeen.note(Array(photo.utf8), of: place.paths) }
  }

  /// All that was open is shown again.
  func didRestore() {
    change { $0.didRestore() }
  }

  private func change(_ change: @escaping @Sendable (Session) -> String?) {
    queue.async { [session] in
      guard let other = change(session) else { return }
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.didSetAside(other) }
      }
    }
  }

  /// Nothing is written after this.
  func stop() {
    isWaiting = false
    queue.sync {}
  }
}
